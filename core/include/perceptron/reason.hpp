#pragma once

#include <cstdint>

#include "perceptron/names.hpp"

namespace perceptron {

/// Why something is refused: the rows of reasons.def.
enum class Reason : std::uint8_t {
#define REASON(member, name, sentence) member,
#include "perceptron/reasons.def"
};

template <>
inline constexpr auto member_names<Reason> = std::to_array<const char*>({
#define REASON(member, name, sentence) name,
#include "perceptron/reasons.def"
});

/// In English, for people: "{field}" stands for the name of the error's field, "{0}", "{1}" and "{2}" for its numbers.
/// A program that says it in words of its own has the reason instead.
const char* sentence_of(Reason reason);

}  // namespace perceptron
