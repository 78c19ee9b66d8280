#pragma once

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

#include "perceptron/dataset.hpp"

/// Two other ways to the point of a hull that is nearest to the origin. Nothing of them is shared with what they test:
/// by brute force in fractions of 128 bits, for few examples of small whole numbers; and by many small steps in
/// doubles.
namespace perceptron::test {

__extension__ typedef __int128 Wide;

/// A fraction with a denominator above 0.
struct Fraction {
  Wide over = 0, under = 1;

  friend bool operator<(const Fraction& a, const Fraction& b) { return a.over * b.under < b.over * a.under; }
  double value() const { return static_cast<double>(over) / static_cast<double>(under); }
};

inline Wide divisor_of(Wide a, Wide b) {
  while (b != 0) {
    const Wide rest = a % b;
    a = b;
    b = rest;
  }
  return a < 0 ? -a : a;
}

/// Solves a linear system of whole numbers: the solution times a number above 0, which is its last member. Empty where
/// it is singular. Row-major with the right side as the last column; rows are kept small by their common divisors.
inline std::vector<Wide> solve_whole(std::vector<std::vector<Wide>> rows) {
  const std::size_t n = rows.size();
  for (std::size_t k = 0; k < n; ++k) {
    std::size_t pivot = k;
    while (pivot < n && rows[pivot][k] == 0) ++pivot;
    if (pivot == n) return {};
    std::swap(rows[k], rows[pivot]);
    for (std::size_t i = 0; i < n; ++i) {
      if (i == k || rows[i][k] == 0) continue;
      const Wide a = rows[k][k], b = rows[i][k];
      Wide common = 0;
      for (std::size_t j = 0; j <= n; ++j) {
        rows[i][j] = rows[i][j] * a - rows[k][j] * b;
        common = divisor_of(rows[i][j], common);
      }
      for (std::size_t j = 0; j <= n && common > 1; ++j) rows[i][j] /= common;
    }
  }
  Wide under = 1;
  for (std::size_t k = 0; k < n; ++k) under *= rows[k][k] / divisor_of(rows[k][k], under);
  if (under < 0) under = -under;
  std::vector<Wide> solution;
  for (std::size_t k = 0; k < n; ++k) solution.push_back(under / rows[k][k] * rows[k][n]);
  solution.push_back(under);
  return solution;
}

/// The least ‖Σ λᵢ·pointᵢ‖² with λ ≥ 0 that add up to 1 in each group (from 0), over all supports.
class BruteForce {
 public:
  BruteForce(std::vector<std::vector<Wide>> points, std::vector<std::size_t> groups)
      : points_(std::move(points)), groups_(std::move(groups)) {
    count_ = groups_.empty() ? 0 : 1 + *std::max_element(groups_.begin(), groups_.end());
  }

  Fraction least() {
    best_ = {1, 0};
    extend(0, points_[0].size() + count_);
    return best_;
  }

 private:
  void extend(std::size_t from, std::size_t room) {
    try_support();
    for (std::size_t i = from; i < points_.size() && room > 0; ++i) {
      support_.push_back(i);
      extend(i + 1, room - 1);
      support_.pop_back();
    }
  }

  /// Where the gradient of the squared length is the same over each group: G·λ = Cᵀ·μ, C·λ = 1.
  void try_support() {
    const std::size_t k = support_.size();
    if (k < count_) return;
    std::vector<std::vector<Wide>> rows(k + count_, std::vector<Wide>(k + count_ + 1));
    for (std::size_t i = 0; i < k; ++i) {
      for (std::size_t j = 0; j < k; ++j) rows[i][j] = dot(support_[i], support_[j]);
      rows[i][k + groups_[support_[i]]] = 1;
      rows[k + groups_[support_[i]]][i] = 1;
    }
    for (std::size_t group = 0; group < count_; ++group) rows[k + group].back() = 1;
    const std::vector<Wide> solution = solve_whole(std::move(rows));
    if (solution.empty()) return;
    for (std::size_t i = 0; i < k; ++i) {
      if (solution[i] < 0) return;
    }
    const Wide under = solution.back();
    Wide square = 0;
    for (std::size_t j = 0; j < points_[0].size(); ++j) {
      Wide coordinate = 0;
      for (std::size_t i = 0; i < k; ++i) coordinate += solution[i] * points_[support_[i]][j];
      square += coordinate * coordinate;
    }
    const Wide common = divisor_of(square, under * under);
    const Fraction found{square / common, under * under / common};
    if (best_.under == 0 || found < best_) best_ = found;
  }

  Wide dot(std::size_t a, std::size_t b) const {
    return std::inner_product(points_[a].begin(), points_[a].end(), points_[b].begin(), Wide{0});
  }

  std::vector<std::vector<Wide>> points_;
  std::vector<std::size_t> groups_;
  std::size_t count_ = 0;
  std::vector<std::size_t> support_;
  Fraction best_;
};

/// y·z of every example.
inline std::vector<std::vector<Wide>> signed_points(const Dataset& data, bool bias) {
  std::vector<std::vector<Wide>> points;
  for (std::size_t i = 0; i < data.size(); ++i) {
    const Wide y = data.y[i] > 0 ? 1 : -1;
    std::vector<Wide> point;
    for (std::size_t j = 0; j < data.d; ++j) point.push_back(y * static_cast<Wide>(data.row(i)[j]));
    if (bias) point.push_back(y);
    points.push_back(std::move(point));
  }
  return points;
}

/// margin², 0 where no hyperplane separates.
inline Fraction squared_margin(const Dataset& data, bool bias) {
  return BruteForce(signed_points(data, bias), std::vector<std::size_t>(data.size(), 0)).least();
}

/// The squared distance between the two hulls.
inline Fraction squared_distance(const Dataset& data) {
  std::vector<std::size_t> groups;
  for (const double y : data.y) groups.push_back(y > 0 ? 1 : 0);
  return BruteForce(signed_points(data, false), std::move(groups)).least();
}

/// The distance of the origin from the hull of y·z, or of the two classes from each other: weight goes from the example
/// of a class that is furthest along the point to the one that is furthest against it, until there is no difference.
/// Source: Mitchell, Dem'yanov and Malozemov, 1974.
inline double least_length(const Dataset& data, bool bias, bool two_groups) {
  const std::size_t width = data.d + (bias ? 1 : 0);
  std::vector<std::vector<double>> points;
  for (std::size_t i = 0; i < data.size(); ++i) {
    std::vector<double> point(data.row(i), data.row(i) + data.d);
    if (bias) point.push_back(1);
    for (double& value : point) value *= data.y[i];
    points.push_back(std::move(point));
  }
  const auto group = [&](std::size_t i) { return two_groups && data.y[i] > 0 ? 1u : 0u; };
  std::vector<double> weights(points.size(), 0);
  std::vector<double> at(width, 0);
  for (unsigned g = 0; g < (two_groups ? 2u : 1u); ++g) {
    std::size_t first = 0;
    while (group(first) != g) ++first;
    weights[first] = 1;
    for (std::size_t j = 0; j < width; ++j) at[j] += points[first][j];
  }
  for (int step = 0; step < 12'000; ++step) {
    std::size_t from = 0, to = 0;
    double widest = 0;
    for (unsigned g = 0; g < (two_groups ? 2u : 1u); ++g) {
      double least = 1e300, most = -1e300;
      std::size_t low = 0, high = 0;
      for (std::size_t i = 0; i < points.size(); ++i) {
        if (group(i) != g) continue;
        double along = 0;
        for (std::size_t j = 0; j < width; ++j) along += at[j] * points[i][j];
        if (along < least) least = along, low = i;
        if (weights[i] > 0 && along > most) most = along, high = i;
      }
      if (most - least > widest) widest = most - least, from = high, to = low;
    }
    double square = 0;
    for (std::size_t j = 0; j < width; ++j) square += std::pow(points[from][j] - points[to][j], 2);
    if (!(square > 0)) break;
    const double moved = std::min(weights[from], widest / square);
    weights[from] -= moved;
    weights[to] += moved;
    for (std::size_t j = 0; j < width; ++j) at[j] += moved * (points[to][j] - points[from][j]);
  }
  double square = 0;
  for (const double value : at) square += value * value;
  return std::sqrt(square);
}

}  // namespace perceptron::test
