#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include "perceptron/dataset.hpp"

/// Whether examples can be separated, by eliminating one weight after the other from the inequalities that they are:
/// slow, but exact for any doubles. Nothing of it is shared with what it tests, not even its whole numbers.
namespace perceptron::test {

/// A whole number of any length, as far as it takes here: bits in words, the least first.
class Long {
 public:
  /// value·2^shift, which has to be whole.
  static Long of(double value, int shift) {
    Long number;
    int exponent = 0;
    const auto mantissa = static_cast<std::uint64_t>(std::ldexp(std::frexp(std::abs(value), &exponent), 53));
    for (int bit = 0; bit < 53; ++bit) {
      if (!(mantissa >> bit & 1)) continue;
      const auto at = static_cast<std::size_t>(exponent + shift - 53 + bit);
      if (number.words_.size() <= at / 32) number.words_.resize(at / 32 + 1);
      number.words_[at / 32] |= 1u << at % 32;
    }
    number.negative_ = value < 0;
    return number;
  }

  int sign() const { return words_.empty() ? 0 : negative_ ? -1 : 1; }
  Long magnitude() const { return {words_, false}; }

  friend Long operator*(const Long& a, const Long& b) {
    Long product{std::vector<std::uint32_t>(a.words_.size() + b.words_.size()), a.negative_ != b.negative_};
    for (std::size_t i = 0; i < a.words_.size(); ++i) {
      std::uint64_t carry = 0;
      for (std::size_t j = 0; j < b.words_.size() || carry > 0; ++j) {
        carry += product.words_[i + j];
        if (j < b.words_.size()) carry += std::uint64_t{a.words_[i]} * b.words_[j];
        product.words_[i + j] = static_cast<std::uint32_t>(carry);
        carry >>= 32;
      }
    }
    product.trim();
    return product;
  }

  friend Long operator+(const Long& a, const Long& b) {
    if (a.less_than(b)) return b + a;
    Long sum = a;
    sum.words_.push_back(0);
    std::int64_t carry = 0;
    for (std::size_t i = 0; i < sum.words_.size(); ++i) {
      const std::int64_t word = i < b.words_.size() ? b.words_[i] : 0;
      carry += std::int64_t{sum.words_[i]} + (a.negative_ == b.negative_ ? word : -word);
      sum.words_[i] = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
    sum.trim();
    return sum;
  }

 private:
  Long(std::vector<std::uint32_t> words, bool negative) : words_(std::move(words)), negative_(negative) {}
  Long() = default;

  bool less_than(const Long& other) const {
    if (words_.size() != other.words_.size()) return words_.size() < other.words_.size();
    return std::lexicographical_compare(words_.rbegin(), words_.rend(), other.words_.rbegin(), other.words_.rend());
  }
  void trim() {
    while (!words_.empty() && words_.back() == 0) words_.pop_back();
  }

  std::vector<std::uint32_t> words_;
  bool negative_ = false;
};

/// Whether Σ row[j]·v[j] > 0 for all rows has a solution. Of two rows in which the last unknown has different signs,
/// the combination in which it is none has to hold too; and where all those hold, the last unknown can be chosen.
inline bool solvable(std::vector<std::vector<Long>> rows) {
  const auto is_zero = [](const std::vector<Long>& row) {
    return std::all_of(row.begin(), row.end(), [](const Long& number) { return number.sign() == 0; });
  };
  for (const auto& row : rows) {
    if (is_zero(row)) return false;
  }
  if (rows.empty()) return true;
  std::vector<std::vector<Long>> up, down, rest;
  for (auto& row : rows) {
    const int sign = row.back().sign();
    (sign > 0 ? up : sign < 0 ? down : rest).push_back(std::move(row));
  }
  if (rest.empty() && (up.empty() || down.empty())) return true;
  for (auto& row : rest) row.pop_back();
  for (const auto& a : up) {
    for (const auto& b : down) {
      std::vector<Long> sum;
      for (std::size_t j = 0; j + 1 < a.size(); ++j) sum.push_back(b.back().magnitude() * a[j] + a.back() * b[j]);
      rest.push_back(std::move(sum));
    }
  }
  return solvable(std::move(rest));
}

/// Whether a hyperplane, through the origin without a bias, separates the examples: few examples of few features.
inline bool separable_by_elimination(const Dataset& data, bool bias) {
  std::vector<std::vector<Long>> rows;
  for (std::size_t i = 0; i < data.size(); ++i) {
    std::vector<Long> row;
    if (bias) row.push_back(Long::of(data.y[i], 1127));
    for (std::size_t j = 0; j < data.d; ++j) row.push_back(Long::of(data.y[i] * data.row(i)[j], 1127));
    rows.push_back(std::move(row));
  }
  return solvable(std::move(rows));
}

}  // namespace perceptron::test
