#pragma once

#include "analysis/conditioning.hpp"

namespace perceptron {

/// Proves in doubles that the origin is strictly inside a simplex. Of one corner more than dimensions the weights λ
/// solve a square system M·λ = b: the coordinates of the combination are 0, the weights sum to 1. With R about M⁻¹ and
/// ‖I − R·M‖ ≤ q < 1, M is regular, and |λ − λ'| ≤ z + q/(1 − q)·max z for any λ', where z ≥ |R·(b − M·λ')|. All of it
/// is bounded from above, rounding errors included; the residual is worked out as if in twice the precision. Source:
/// Rump, Verification methods: rigorous results using floating-point arithmetic, Acta Numerica 2010, section 10; Ogita,
/// Rump and Oishi, Accurate sum and dot product, 2005. In other coordinates M is Tᵀ·M up to what is known of its
/// rounding, and the residual is worked out in whole numbers before T is applied.
///
/// None where the proof has failed: then nothing is known. `corners`: dimension + 1 of them, whose points doubles hold
/// exactly: not of a difference of hulls. `conditioning`: coordinates where doubles see more, or null.
Task<std::optional<Combination>> verified_combination(Hull hull, const Conditioning* conditioning,
                                                      const std::vector<Corner>& corners, Work& work);

/// About how many multiply-adds that takes, and how many bytes it keeps.
double verification_cost(std::size_t corners);
std::size_t verification_bytes(std::size_t corners);

/// Proves in whole numbers that the origin is a combination of affinely independent corners, also of fewer than a
/// simplex has, or where some have no weight. None where that is not so, or it has taken more than `most`
/// multiply-adds.
Task<std::optional<Combination>> exact_combination(Hull hull, const std::vector<Corner>& corners, double most,
                                                   Work& work);

}  // namespace perceptron
