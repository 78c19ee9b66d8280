#include "analysis/coordinates.hpp"

#include "numeric/bits.hpp"

namespace perceptron {

/// Of 0.
static constexpr int no_exponent = std::numeric_limits<int>::min();

Task<> Coordinates::choose(const Dataset& data, Work& work) {
  columns_.resize(data.d);
  for (std::size_t example = 0; example < data.size(); ++example) {
    const double* const x = data.row(example);
    for (std::size_t j = 0; j < data.d; ++j) {
      Column& column = columns_[j];
      column.lowest = std::min(column.lowest, x[j]);
      column.highest = std::max(column.highest, x[j]);
      if (x[j] != 0) column.least = std::min(column.least, std::abs(x[j]));
    }
    co_await work.spend(static_cast<double>(6 * data.d + 1));
  }
  int common = no_exponent;
  for (Column& column : columns_) {
    place(column);
    common = std::max(common, column.exponent);
  }
  // No column may lose bits to the others' exponent.
  for (const Column& column : columns_) common = std::min(common, column.most_exponent);
  for (Column& column : columns_) {
    if (!freedom_.column_exponents) column.exponent = common;
    if (column.exponent == no_exponent) column.exponent = 0;
  }
}

void Coordinates::place(Column& column) const {
  double largest = std::max(std::abs(column.lowest), std::abs(column.highest));
  const double nearest = std::min(std::abs(column.lowest), std::abs(column.highest));
  const double range = column.highest - column.lowest;
  // Numbers so close together have exact differences. Source: Sterbenz, Floating-Point Computation, 1974.
  if (freedom_.offsets && range <= nearest) {
    column.offset = column.lowest > 0 ? column.lowest : column.highest;
    largest = range;
  }
  if (std::isfinite(column.least)) column.most_exponent = exponent_of(column.least) + 1021;
  column.exponent = largest > 0 ? std::min(exponent_of(largest), column.most_exponent) : no_exponent;
}

Task<> Coordinates::move(Dataset& data, bool there, Work& work) const {
  std::vector<double> X = data.X.take();
  for (std::size_t example = 0; example < data.size(); ++example) {
    double* const x = X.data() + example * data.d;
    for (std::size_t j = 0; j < data.d; ++j) {
      const Column& column = columns_[j];
      x[j] = there ? std::ldexp(x[j] - column.offset, -column.exponent)
                   : std::ldexp(x[j], column.exponent) + column.offset;
    }
    co_await work.spend(static_cast<double>(4 * data.d + 1));
  }
  data.X = std::move(X);
}

/// w·(x − offset)·2^−exponent + b is v·x + c for v = w·2^−exponent and c = b − v·offset; times 2^(most + shift), with
/// the largest exponent, or 0, as most.
Task<BigIntegers> Coordinates::restored(const BigIntegers& direction, int shift, Work& work) const {
  int most = 0;
  for (const Column& column : columns_) most = std::max(most, column.exponent);
  const BigInteger unit = BigInteger::of(1, shift);
  BigIntegers normal;
  normal.reserve(direction.size());
  BigInteger bias;
  for (std::size_t j = 0; j < columns_.size(); ++j) {
    const BigInteger weight = direction[j] * BigInteger::of(1, most - columns_[j].exponent);
    bias = bias - weight * BigInteger::of(columns_[j].offset, shift);
    normal.push_back(weight * unit);
    co_await work.overhead(2 * BigInteger::cost(weight, unit));
  }
  if (direction.size() > columns_.size()) normal.push_back(bias + direction.back() * BigInteger::of(1, most + shift));
  co_return normal;
}

}  // namespace perceptron
