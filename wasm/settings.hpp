#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <type_traits>

#include "input.hpp"
#include "perceptron/learner_options.hpp"

namespace bindings {

/// A double as one of an enum's members; what is none becomes one that does not exist, which the core refuses by name.
template <class Enum>
Enum member(double value) {
  constexpr double last = std::numeric_limits<std::uint8_t>::max();
  const bool whole = value >= 0 && value <= last && static_cast<double>(static_cast<int>(value)) == value;
  return static_cast<Enum>(whole ? static_cast<int>(value) : static_cast<int>(last));
}

/// A learner's own numbers as they come from JavaScript, in the order of its options. Missing ones have their defaults.
class Settings {
 public:
  explicit Settings(std::span<const double> numbers) : numbers_(numbers) {}

  /// The next numbers as these options.
  template <class... Options>
  void read(Options&... options) {
    (read_one(options), ...);
  }

 private:
  void read_one(double& option) {
    if (next_ < numbers_.size()) option = numbers_[next_++];
  }

  template <class Enum>
  requires std::is_enum_v<Enum>
  void read_one(Enum& option) {
    if (next_ < numbers_.size()) option = member<Enum>(numbers_[next_++]);
  }

  void read_one(std::uint32_t& option) {
    if (next_ < numbers_.size()) option = small_whole(numbers_[next_++]);
  }

  std::span<const double> numbers_;
  std::size_t next_ = 0;
};

/// The options of a learner other than the perceptron. Of the extension: the first visit does without them.
perceptron::LearnerOptions read_other_options(perceptron::LearnerKind kind, Settings settings);

}  // namespace bindings
