#pragma once

#include <cstdint>

#include "perceptron/learners/option.hpp"

namespace perceptron {

/// A baseline that learns nothing: the label most of the k nearest examples have (Euclidean distance, the lower index
/// of equally near ones). Its score is the difference of their votes over k. One epoch of visits only looks at the
/// examples. Model: k. Source: Cover and Hart 1967.
struct NearestNeighboursOptions {
  static constexpr std::uint32_t most = 999;

  std::uint32_t k = 1;  ///< 1…`most`; at most the number of examples counts

  static constexpr auto rows() {
    return std::tuple(Option{Field{"learner.k"}, &NearestNeighboursOptions::k, {1, most}});
  }
};

}  // namespace perceptron
