#include "learners/kernels.hpp"

#include <algorithm>
#include <cmath>

#include "learners/squared_distance.hpp"
#include "numeric/exponential.hpp"
#include "numeric/lanes.hpp"

namespace perceptron {
namespace {

using detail::Pair;

/// base^exponent for 1 ≤ exponent, by squaring: the bits of the exponent from the lowest up.
Pair power(Pair base, unsigned exponent) {
  Pair product{1, 1};
  for (;;) {
    if (exponent & 1) product *= base;
    exponent >>= 1;
    if (exponent == 0) return product;
    base *= base;
  }
}

double size_of(double value) { return std::abs(value); }
Pair size_of(Pair value) { return value < 0.0 ? -value : value; }

/// values[k] = of(row k, d).
template <typename Of>
void fill(std::span<double> values, const double* rows, std::size_t d, Of of) {
  with_width(d, [&](auto width) {
    for (double& value : values) {
      value = of(rows, width);
      rows += width;
    }
  });
}

/// values[k] = of(values[k]), two at a time.
template <typename Of>
void map(std::span<double> values, Of of) {
  std::size_t k = 0;
  for (; k + 2 <= values.size(); k += 2) detail::store(&values[k], of(detail::load(&values[k])));
  if (k < values.size()) values[k] = of(Pair{values[k], values[k]})[0];
}

}  // namespace

void Kernel::each(const double* x, const double* rows, std::size_t d, std::span<double> values) const {
  if (kind == KernelKind::rbf) {
    fill(values, rows, d, [x](const double* z, auto width) { return squared_distance(x, z, width); });
    map(values, [this](Pair squared) { return exponential(-gamma * squared); });
    return;
  }
  fill(values, rows, d, [x](const double* z, auto width) { return dot(x, z, width); });
  if (kind == KernelKind::linear) return;
  map(values, [this](Pair product) { return power(offset + product, static_cast<unsigned>(degree)); });
}

double Kernel::magnitude(const double* x, const double* z, std::size_t d) const {
  if (kind == KernelKind::rbf) {
    const double exponent = gamma * squared_distance(x, z, d);
    return (1 + exponent) * exponential(-exponent);
  }
  const double sum = sum_of(x, z, d, [](auto xj, auto zj) { return size_of(xj * zj); });
  if (kind == KernelKind::linear) return sum;
  return power(Pair{offset + sum, 0}, static_cast<unsigned>(degree))[0];
}

/// A sum of d products, then as many factors of it, or an exponential that is off by less than two units.
double Kernel::roundings(std::size_t d) const {
  const double sum = static_cast<double>(d) + 2;
  return kind == KernelKind::polynomial ? degree * (sum + 1) : sum + 2;
}

bool Gram::create(std::size_t n, MemoryBudget* memory) {
  rows_.clear();
  passing_.reset();
  kept_.clear();
  asked_.assign(n, 0);
  memory_ = Allotment(memory);
  if (!memory_.grow(n * sizeof(double))) return false;
  rows_.resize(n);
  passing_.reset(new double[n]);
  return true;
}

/// Where row i is to be kept: in memory of its own, or in that of the row that has been asked for least. Null where
/// that is no less often than row i.
Gram::Row* Gram::room(std::size_t i) {
  const std::size_t n = rows_.size();
  const std::size_t bytes = n * sizeof(double);
  if ((kept_.size() + 1) * bytes <= most_bytes && memory_.grow(bytes)) {
    rows_[i].reset(new double[n]);
    kept_.push_back(static_cast<std::uint32_t>(i));
    return &rows_[i];
  }
  const auto least = std::min_element(kept_.begin(), kept_.end(),
                                      [&](std::uint32_t a, std::uint32_t b) { return asked_[a] < asked_[b]; });
  if (least == kept_.end() || asked_[*least] >= asked_[i]) return nullptr;
  rows_[i] = std::move(rows_[*least]);
  *least = static_cast<std::uint32_t>(i);
  return &rows_[i];
}

std::span<const double> Gram::row(const double* X, std::size_t d, const Kernel& kernel, std::size_t i) {
  const std::size_t n = rows_.size();
  ++asked_[i];
  if (rows_[i]) return {rows_[i].get(), n};
  Row* const kept = room(i);
  double* const values = kept ? kept->get() : passing_.get();
  kernel.each(X + i * d, X, d, {values, n});
  return {values, n};
}

}  // namespace perceptron
