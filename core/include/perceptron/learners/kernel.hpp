#pragma once

#include <memory>
#include <span>

#include "perceptron/learner.hpp"

namespace perceptron {

/// The dual perceptron: counts α of the mistakes made on each example, score a(x) = Σ α_i·y_i·K(x_i, x). No bias: a
/// kernel with an offset brings its own. Settings: kernel (0 linear x·z, 1 polynomial (offset + x·z)^degree, 2 rbf
/// exp(−gamma·‖x−z‖²)), degree 1…10, offset 0…1e6, gamma > 0, ≤ 1e6; tie rule. Parameters: α; the score of every
/// example, kept up to date, so that a visit costs O(1) and an update O(n). Model: α. Source: Aizerman, Braverman and
/// Rozonoer 1964; Freund and Schapire 1999.
std::unique_ptr<Learner> make_kernel(std::span<const double> settings, Error& error);

}  // namespace perceptron
