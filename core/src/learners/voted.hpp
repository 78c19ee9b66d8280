#pragma once

#include <cstddef>
#include <span>

namespace perceptron {

/// Adds `count` to the vote on each row that `w` has on its positive side, and takes it from those on the negative one.
/// `w` are d weights and a bias; there are as many rows of d values as votes.
void add_votes(std::span<const double> w, double count, const double* rows, std::size_t d, std::span<double> votes);

}  // namespace perceptron
