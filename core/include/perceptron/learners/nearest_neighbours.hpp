#pragma once

#include <memory>
#include <span>

#include "perceptron/learner.hpp"

namespace perceptron {

/// A baseline that learns nothing: the label most of the k nearest examples have (Euclidean distance, the lower index
/// of equally near ones). Its score is the difference of their votes over k. One epoch of visits only looks at the
/// examples. Settings: k, 1…999, at most the number of examples counts. Model: k. Source: Cover and Hart 1967.
std::unique_ptr<Learner> make_nearest_neighbours(std::span<const double> settings, Error& error);

}  // namespace perceptron
