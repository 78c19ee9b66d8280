#include "numeric/dixon_solver.hpp"

#include "numeric/elimination.hpp"

namespace perceptron {
namespace {

/// So many bits less than half of the modulus' numerators and denominators may have: then a fraction that is not the
/// solution's is unlikely, and what is the same modulo the power is the same.
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

/// Of a limb: the product of one and a digit has 50, a sum of eight thousand of these 63.
constexpr unsigned limb_bits = 24;
/// So many products of two digits are added before they are reduced.
constexpr std::size_t terms = 1024;

std::size_t limbs_for(std::size_t bits) { return bits / limb_bits + 1; }

/// A limb in base 2^24, with the number's sign.
std::int32_t limb_of(const BigInteger& number, std::size_t at) {
  const auto& limbs = number.limbs();
  const std::size_t bit = at * limb_bits, word = bit / 32;
  if (word >= limbs.size()) return 0;
  std::uint64_t pair = limbs[word];
  if (word + 1 < limbs.size()) pair |= std::uint64_t{limbs[word + 1]} << 32;
  const auto limb = static_cast<std::int32_t>(pair >> bit % 32 & ((1u << limb_bits) - 1));
  return number.sign() < 0 ? -limb : limb;
}

/// The solution modulo powers of a prime, a digit after the other: with x ≡ d₀ + p·d₁ + … the next digit solves A·d ≡ r
/// modulo p, where r = (b − A·(d₀ + …)) / p^k stays as short as the numbers of A.
class Lifting {
 public:
  /// Of the rows that the inverse is of, modulo the prime.
  Lifting(const System& system, const Modulus& modulus, const Inverse<Modulus>& inverse)
      : modulus_(modulus), inverse_(inverse), size_(system.columns), remainders_(size_) {
    const std::vector<std::size_t>& order = inverse.order();
    const auto A = [&](std::size_t i, std::size_t j) -> const BigInteger& { return system.A[order[i] * size_ + j]; };
    std::size_t most = 0, most_right = 0;
    for (std::size_t i = 0; i < size_; ++i) {
      for (std::size_t j = 0; j < size_; ++j) most = std::max(most, A(i, j).bits());
      most_right = std::max(most_right, system.b[order[i]].bits());
    }
    bits_ = std::max(most, most_right);
    limbs_of_matrix_ = limbs_for(most);
    // A residual is no longer than a sum of `size` products of a number of A and a digit, less a digit's bits.
    limbs_ = limbs_for(std::max(most + 32, most_right + 1)) + 1;
    matrix_.reserve(limbs_of_matrix_ * size_ * size_);
    for (std::size_t l = 0; l < limbs_of_matrix_; ++l) {
      for (std::size_t i = 0; i < size_; ++i) {
        for (std::size_t j = 0; j < size_; ++j) matrix_.push_back(limb_of(A(i, j), l));
      }
    }
    residuals_.resize(size_ * limbs_);
    for (std::size_t i = 0; i < size_; ++i) {
      for (std::size_t l = 0; l < limbs_; ++l) residual(i)[l] = limb_of(system.b[order[i]], l);
      carry(residual(i));
      reduce(i);
    }
  }

  /// Finds the next digit of every unknown.
  Task<> find_digit(Work& work) {
    const auto cost = static_cast<double>(size_ + 8);
    digits_.resize(digits_.size() + size_);
    for (std::size_t row = 0; row < size_; ++row) {
      solve(row);
      co_await work.spend(cost);
    }
    for (std::size_t row = 0; row < size_; ++row) {
      subtract(row);
      co_await work.spend(cost * static_cast<double>(limbs_of_matrix_));
    }
  }

  std::size_t digits() const { return digits_.size() / size_; }
  std::uint32_t digit(std::size_t at, std::size_t unknown) const { return digits_[at * size_ + unknown]; }
  /// Of the largest number of A and b.
  std::size_t bits() const { return bits_; }

  /// About how many multiply-adds a digit takes.
  static double cost(std::size_t size, std::size_t bits) {
    const auto row = static_cast<double>(size);
    return row * (row + 8) * static_cast<double>(limbs_for(bits) + 1);
  }

 private:
  std::int64_t* residual(std::size_t row) { return residuals_.data() + row * limbs_; }

  [[gnu::noinline]] void solve(std::size_t row) {
    const std::uint32_t* const factors = inverse_.row(row);
    std::uint32_t digit = 0;
    for (std::size_t from = 0; from < size_; from += terms) {
      std::int64_t sum = digit;
      const std::size_t end = std::min(from + terms, size_);
      for (std::size_t j = from; j < end; ++j) sum += std::int64_t{factors[j]} * remainders_[j];
      digit = modulus_.remainder(sum);
    }
    digits_[digits_.size() - size_ + row] = digit;
  }

  /// residual ← (residual − A·digits) / p, which leaves no rest.
  [[gnu::noinline]] void subtract(std::size_t row) {
    const std::uint32_t* const digits = digits_.data() + digits_.size() - size_;
    std::int64_t* const limbs = residual(row);
    for (std::size_t l = 0; l < limbs_of_matrix_; ++l) {
      const std::int32_t* const factors = matrix_.data() + (l * size_ + row) * size_;
      std::int64_t sum = 0;
      for (std::size_t j = 0; j < size_; ++j) sum += std::int64_t{factors[j]} * digits[j];
      limbs[l] -= sum;
    }
    carry(limbs);
    std::int64_t rest = 0;
    for (std::size_t l = limbs_; l-- > 0;) {
      const std::int64_t value = (rest << limb_bits) + limbs[l];
      limbs[l] = modulus_.quotient(value);
      rest = value - limbs[l] * modulus_.prime();
    }
    reduce(row);
  }

  /// Makes all limbs but the last not negative and below 2^24.
  void carry(std::int64_t* limbs) const {
    for (std::size_t l = 0; l + 1 < limbs_; ++l) {
      limbs[l + 1] += limbs[l] >> limb_bits;
      limbs[l] &= (1 << limb_bits) - 1;
    }
  }

  void reduce(std::size_t row) {
    std::uint32_t rest = 0;
    for (std::size_t l = limbs_; l-- > 0;) {
      rest = modulus_.remainder((std::int64_t{rest} << limb_bits) + residual(row)[l]);
    }
    remainders_[row] = rest;
  }

  Modulus modulus_;
  const Inverse<Modulus>& inverse_;
  std::size_t size_, bits_ = 0;
  std::size_t limbs_of_matrix_ = 0, limbs_ = 0;  ///< the latter of a residual
  std::vector<std::int32_t> matrix_;             ///< (limbs, size, size) in base 2^24
  std::vector<std::int64_t> residuals_;          ///< (size, limbs) in base 2^24, all limbs but the last not below 0
  std::vector<std::uint32_t> remainders_;        ///< of the residuals
  std::vector<std::uint32_t> digits_;            ///< (digits, size)
};

struct Fraction {
  BigInteger numerator, denominator;  ///< the latter above 0
};

/// The fraction that equals a whole number modulo another, if there is one: at most one has a numerator and denominator
/// below a bound with 2·bound² ≤ modulus. Euclid's algorithm, stopped half way. Source: Wang, A p-adic algorithm for
/// univariate partial fractions, 1981.
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

/// The solution modulo a power of the prime, as far as that many digits tell it: then it has all numerators.
Task<Solution> read(const Lifting& lifting, const Modulus& modulus, std::size_t columns, Work& work) {
  BigInteger power = BigInteger::of(1);
  for (std::size_t k = 0; k < lifting.digits(); ++k) power.multiply_add(modulus.prime(), 0);
  // Of numerators and denominators.
  const BigInteger bound = BigInteger::of(1, static_cast<int>((power.bits() - guard) / 2));
  Solution solution;
  while (solution.numerators.size() < columns) {
    // The unknown modulo the power, by Horner's rule.
    BigInteger value;
    for (std::size_t k = lifting.digits(); k-- > 0;) {
      value.multiply_add(modulus.prime(), lifting.digit(k, solution.numerators.size()));
      co_await work.spend(static_cast<double>(value.limbs().size() + 4));
    }
    co_await work.spend(2 * BigInteger::cost(value, solution.denominator));
    value = BigInteger::divide(value * solution.denominator, power).remainder;
    std::optional<Fraction> fraction = co_await rational_reconstruction(std::move(value), power, bound, work);
    if (!fraction) break;
    // Nearly always the denominator of those before is its own too.
    if (fraction->denominator.bits() > 1) {
      solution.denominator = solution.denominator * fraction->denominator;
      bool short_enough = solution.denominator < bound;
      for (std::size_t k = 0; k < solution.numerators.size() && short_enough; ++k) {
        BigInteger& other = solution.numerators[k];
        other = other * fraction->denominator;
        short_enough = (other.sign() < 0 ? -other : other) < bound;
        co_await work.overhead(BigInteger::cost(other, fraction->denominator));
      }
      if (!short_enough) break;
    }
    solution.numerators.push_back(std::move(fraction->numerator));
  }
  co_return solution;
}

/// From the inverse. Not all of it where more than `until` has been done.
Task<Solution> lifted(const System& system, const Modulus& modulus, const Inverse<Modulus>& inverse, double until,
                      Work& work) {
  Lifting lifting(system, modulus, inverse);
  // A row times the numerators, and the right side times the denominator, have to be shorter than the power.
  for (std::size_t wanted = (2 * lifting.bits() + 80) / (Modulus::bits - 1);; wanted += wanted / 2 + 1) {
    while (lifting.digits() < wanted) {
      if (work.done() > until) co_return Solution();
      co_await lifting.find_digit(work);
    }
    Solution solution = co_await read(lifting, modulus, system.columns, work);
    if (solution.numerators.size() == system.columns) co_return solution;
  }
}

/// Whether the rows that were not solved agree.
Task<bool> agrees(const System& system, const std::vector<std::size_t>& order, const Solution& solution, Work& work) {
  bool agreed = true;
  for (std::size_t i = system.columns; i < order.size(); ++i) {
    const std::span<const BigInteger> row(system.A.data() + order[i] * system.columns, system.columns);
    const BigInteger sum = co_await dot(row, solution.numerators, work);
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
  const double eliminations = 4 * size * size * static_cast<double>(rows);
  const double checks = static_cast<double>(rows - columns) * size * static_cast<double>(bits / 32 + 2) * limbs / 2;
  return eliminations + digits * Lifting::cost(columns, bits) + 3 * size * limbs * limbs + checks;
}

/// The numbers, as residues and as limbs; then digits and numerators: those of a determinant have as many bits as a
/// column.
std::size_t DixonSolver::bytes(std::size_t rows, std::size_t columns, std::size_t bits) {
  const std::size_t of_a_number = BigInteger::bytes(bits) + sizeof(std::uint32_t) + bits / 6;
  return columns * (rows * of_a_number + columns * bits / 2);
}

/// A prime may divide a determinant; then another is asked.
Task<std::optional<Solution>> DixonSolver::solve(System system, bool regular, double most, Work& work) {
  const double until = work.done() + most;
  for (unsigned number = 0; number < 2 || regular; ++number) {
    const Modulus modulus(number);
    std::vector<std::uint32_t> residues = co_await reduced(system, modulus, work);
    Inverse<Modulus> inverse(modulus, std::move(residues), system.columns, 1);
    const bool inverted = co_await inverse.find(work);
    if (!inverted) continue;
    Solution solution = co_await lifted(system, modulus, inverse, until, work);
    if (solution.numerators.size() < system.columns) break;
    const bool solved = co_await agrees(system, inverse.order(), solution, work);
    if (solved) co_return solution;
    break;
  }
  co_return std::nullopt;
}

}  // namespace perceptron
