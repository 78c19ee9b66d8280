#include "numeric/dixon_solver.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "numeric/elimination.hpp"
#include "numeric/p_adic_lifting.hpp"

namespace perceptron {

namespace {

/// So many bits less than half of the modulus' numerators and denominators may have: then a fraction that is none of
/// the solution's is unlikely, and what is the same modulo the power is the same.
constexpr std::size_t guard = 24;

using System = DixonSolver::System;
using Solution = DixonSolver::Solution;

/// A and b modulo a prime: (rows, columns + 1).
Task<std::vector<std::uint32_t>> reduced(const System& system, const Modulus& modulus, Work& work) {
  std::vector<std::uint32_t> residues;
  residues.reserve(system.A.size() + system.b.size());
  for (std::size_t i = 0; i < system.b.size(); ++i) {
    double cost = 8;
    for (std::size_t j = 0; j <= system.columns; ++j) {
      const BigInteger& number = j < system.columns ? system.A[i * system.columns + j] : system.b[i];
      residues.push_back(modulus.remainder(number));
      cost += static_cast<double>(4 * number.limbs().size() + 2);
    }
    co_await work.spend(cost);
  }
  co_return residues;
}

/// What the digits of the unknowns are told by: a power of the prime, and the bound of numerators and denominators.
struct Power {
  BigInteger modulus, bound;
};

struct Fraction {
  BigInteger numerator, denominator;  ///< the latter above 0
};

/// The fraction that is the same as a whole number modulo another, if there is one. There is at most one whose
/// numerator and denominator are below a bound with 2·bound² ≤ modulus. Source: Wang, A p-adic algorithm for univariate
/// partial fractions, 1981; Euclid's algorithm, stopped half way.
Task<std::optional<Fraction>> rational_reconstruction(BigInteger value, BigInteger modulus, const BigInteger& bound,
                                                      Work& work) {
  BigInteger before = std::move(modulus), remainder = std::move(value);
  BigInteger factor_before, factor = BigInteger::of(1);  // remainder ≡ factor · value
  while (!(remainder < bound)) {
    const double cost = 16 + 4 * static_cast<double>(before.limbs().size() + factor.limbs().size());
    BigInteger::Division division = BigInteger::divide(before, remainder);
    before = std::exchange(remainder, std::move(division.remainder));
    BigInteger next = factor_before - division.quotient * factor;
    factor_before = std::exchange(factor, std::move(next));
    co_await work.spend(cost);
  }
  if (factor.sign() < 0) {
    factor = -factor;
    remainder = -remainder;
  }
  if (!(factor < bound)) co_return std::nullopt;
  co_return Fraction{std::move(remainder), std::move(factor)};
}

/// Takes a fraction for the next unknown. False where a number is too large for that to be sure.
Task<bool> append(Solution& solution, Fraction fraction, const BigInteger& bound, Work& work) {
  solution.denominator = solution.denominator * fraction.denominator;
  if (!(solution.denominator < bound)) co_return false;
  for (BigInteger& other : solution.numerators) {
    other = other * fraction.denominator;
    if (!((other.sign() < 0 ? -other : other) < bound)) co_return false;
    co_await work.overhead(BigInteger::cost(other, fraction.denominator));
  }
  solution.numerators.push_back(std::move(fraction.numerator));
  co_return true;
}

/// The solution that the digits tell, as far as they do: then it has all numerators.
Task<Solution> read(const PAdicLifting& lifting, const Modulus& modulus, const Power& power, std::size_t columns,
                    Work& work) {
  Solution solution;
  while (solution.numerators.size() < columns) {
    // The unknown modulo the power, by Horner's rule.
    BigInteger value;
    for (std::size_t k = lifting.digits(); k-- > 0;) {
      value.multiply_add(modulus.prime(), lifting.digit(k, solution.numerators.size()));
      co_await work.spend(static_cast<double>(value.limbs().size() + 4));
    }
    co_await work.spend(2 * BigInteger::cost(value, solution.denominator));
    // Nearly always the denominator of those before is its own too.
    value = BigInteger::divide(value * solution.denominator, power.modulus).remainder;
    BigInteger below = power.modulus - value;
    if (value < power.bound) {
      solution.numerators.push_back(std::move(value));
    } else if (below < power.bound) {
      solution.numerators.push_back(-below);
    } else {
      std::optional<Fraction> fraction =
          co_await rational_reconstruction(std::move(value), power.modulus, power.bound, work);
      if (!fraction) break;
      const bool appended = co_await append(solution, *std::move(fraction), power.bound, work);
      if (!appended) break;
    }
  }
  co_return solution;
}

/// From the inverse of the first rows. Not all of it where more than `until` has been done.
Task<Solution> lifted(const System& system, const std::vector<std::size_t>& order, const Modulus& modulus,
                      Inverse<Residues> inverse, double until, Work& work) {
  const std::size_t columns = system.columns;
  std::vector<const BigInteger*> A;
  std::vector<BigInteger> b;
  for (std::size_t i = 0; i < columns; ++i) {
    for (std::size_t j = 0; j < columns; ++j) A.push_back(&system.A[order[i] * columns + j]);
    b.push_back(system.b[order[i]]);
  }
  // What is the same modulo the power has to be the same: a row times the numerators, and the right side times the
  // denominator, are shorter than that.
  std::size_t most = 0;
  for (const BigInteger* number : A) most = std::max(most, number->bits());
  for (const BigInteger& number : b) most = std::max(most, number.bits());
  PAdicLifting lifting(modulus, A, b, std::move(inverse));
  for (std::size_t wanted = (2 * most + 80) / (Modulus::bits - 1);; wanted += wanted / 2 + 1) {
    while (lifting.digits() < wanted) {
      if (work.done() > until) co_return Solution();
      co_await lifting.find_digit(work);
    }
    Power power{BigInteger::of(1), {}};
    for (std::size_t k = 0; k < wanted; ++k) power.modulus.multiply_add(modulus.prime(), 0);
    power.bound = BigInteger::of(1, static_cast<int>((power.modulus.bits() - guard) / 2));
    Solution solution = co_await read(lifting, modulus, power, columns, work);
    if (solution.numerators.size() == columns) co_return solution;
  }
}

/// Whether the rows that were not solved agree.
Task<bool> agrees(const System& system, const std::vector<std::size_t>& order, const Solution& solution, Work& work) {
  bool agreed = true;
  for (std::size_t i = system.columns; i < order.size(); ++i) {
    BigInteger sum;
    for (std::size_t j = 0; j < system.columns; ++j) {
      const BigInteger& factor = system.A[order[i] * system.columns + j];
      sum = sum + factor * solution.numerators[j];
      co_await work.spend(BigInteger::cost(factor, solution.numerators[j]) +
                          static_cast<double>(sum.limbs().size() + 4));
    }
    agreed = agreed && sum == system.b[order[i]] * solution.denominator;
  }
  co_return agreed;
}

}  // namespace

double DixonSolver::cost(std::size_t rows, std::size_t columns, std::size_t bits) {
  const auto size = static_cast<double>(columns);
  // Numerators and denominators are determinants.
  const double digits = 2 * size * (static_cast<double>(bits) + std::log2(size + 1) / 2) / Modulus::bits + 8;
  const double limbs = digits * Modulus::bits / 32;
  const double eliminations = 4 * size * size * (size + (rows > columns ? static_cast<double>(rows) : 0));
  const double checks = static_cast<double>(rows - columns) * size * static_cast<double>(bits / 32 + 2) * limbs / 2;
  return eliminations + digits * PAdicLifting::cost(columns, bits) + 3 * size * limbs * limbs + checks;
}

/// The numbers; modulo the prime three times; as limbs. Then digits and numerators, of which those of a determinant
/// have about as many bits as a column.
std::size_t DixonSolver::bytes(std::size_t rows, std::size_t columns, std::size_t bits) {
  const std::size_t of_a_number = BigInteger::bytes(bits) + 3 * sizeof(std::uint32_t) + bits / 6;
  return columns * (rows * of_a_number + columns * bits / 2);
}

/// A prime may divide a determinant; then another is asked.
Task<std::optional<DixonSolver::Solution>> DixonSolver::solve(System system, bool regular, double most, Work& work) {
  const double until = work.done() + most;
  const std::size_t rows = system.b.size(), columns = system.columns;
  for (unsigned number = 0; number < 2 || regular; ++number) {
    const Modulus modulus(number);
    std::vector<std::uint32_t> residues = co_await reduced(system, modulus, work);
    std::vector<std::size_t> order(rows);  // of the rows: those solved first
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (rows > columns) {
      order = co_await independent_rows(modulus, residues, rows, columns, work);
      if (order.empty()) continue;
    }
    std::vector<std::uint32_t> chosen;
    chosen.reserve(columns * columns);
    for (std::size_t i = 0; i < columns; ++i) {
      const auto row = residues.begin() + static_cast<std::ptrdiff_t>(order[i] * (columns + 1));
      chosen.insert(chosen.end(), row, row + static_cast<std::ptrdiff_t>(columns));
    }
    Inverse<Residues> inverse(Residues(modulus), std::move(chosen), columns);
    const bool inverted = co_await inverse.find(work);
    if (!inverted) continue;
    Solution solution = co_await lifted(system, order, modulus, std::move(inverse), until, work);
    if (solution.numerators.size() < columns) break;
    const bool solved = co_await agrees(system, order, solution, work);
    if (solved) co_return solution;
    break;
  }
  co_return std::nullopt;
}

}  // namespace perceptron
