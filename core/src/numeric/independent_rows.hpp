#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "numeric/modulus.hpp"
#include "numeric/task.hpp"

namespace perceptron {

/// Chooses as many rows of a matrix as it has columns, such that they are independent modulo a prime: by Gaussian
/// elimination. `A`: (rows, columns + 1), row-major, modulo the prime; its last column is a right side. All rows, those
/// chosen first; empty where there are not so many, or the system of all rows has no solution.
Task<std::vector<std::size_t>> independent_rows(const Modulus& modulus, std::vector<std::uint32_t> A, std::size_t rows,
                                                std::size_t columns, Work& work);

}  // namespace perceptron
