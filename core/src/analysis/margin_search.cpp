#include "analysis/margin_search.hpp"

#include <algorithm>
#include <utility>

#include "analysis/coordinates.hpp"
#include "analysis/exact_min_norm_point.hpp"
#include "analysis/min_norm_point.hpp"
#include "numeric/big_vectors.hpp"

namespace perceptron {

namespace {

/// How many multiply-adds a step in whole numbers may take where doubles may have found what separates.
constexpr double worthwhile = 2e7;

/// The part of the work that may be spent on a wider hyperplane than one that is known.
constexpr double part_of_work = 0.05;

/// Distances stay as they are, up to a factor; where the bias counts as much as a weight, nothing may change.
Coordinates::Freedom freedom_of(Hull::Kind kind) { return {kind == Hull::Kind::difference, false}; }

}  // namespace

MarginSearch::MarginSearch(Dataset& data, Hull::Kind kind, const Scale& scale, std::vector<BigInteger> known,
                           const Means& means)
    : data_(&data), hull_(data, kind), scale_(scale), direction_(std::move(known)), means_(means) {}

Task<> MarginSearch::find(Work& work) {
  if (hull_.biased()) {
    co_await search(work);
  } else {
    Coordinates coordinates(freedom_of(hull_.kind()));
    co_await coordinates.choose(*data_, work);
    co_await coordinates.apply(*data_, work);
    co_await search(work);
    co_await coordinates.restore(*data_, work);
  }
  // On the examples as they are.
  co_await proof_.find(hull_, scale_, direction_, work);
  squares_.reserve(direction_.size());
  for (const BigInteger& number : direction_) {
    squares_.push_back(number * number);
    squared_length_ = squared_length_ + squares_.back();
    co_await work.spend(BigInteger::cost(number, number));
  }
}

/// Finds the direction in the coordinates that are.
Task<> MarginSearch::search(Work& work) {
  const Survey surveyed = co_await survey(*data_, work);
  const Scale& scale = surveyed.scale;
  MinNormPoint nearest(hull_, hull_.biased() ? std::max(scale.largest, 1.0) : scale.largest);
  co_await nearest.find(work);
  if (!(ExactMinNormPoint::cost(hull_, scale, nearest.corners().size()) < worthwhile)) {
    std::vector<BigInteger> guess = co_await whole_direction(nearest.point(), work);
    ExactSearch check;
    co_await check.find(hull_, scale, guess, work);
    if (check.height(hull_).sign() > 0) {
      co_await release(direction_, work);
      direction_ = std::move(guess);
      co_return;
    }
  }
  const Means part{part_of_work * means_.work, means_.memory};
  ExactMinNormPoint exact(hull_, scale, nearest, ExactMinNormPoint::Goal::point, part);
  co_await exact.find(work);
  if (exact.apart()) {
    co_await release(direction_, work);
    direction_ = exact.direction();
  }
  co_await exact.release(work);
}

Task<std::vector<double>> MarginSearch::unit(Work& work) {
  std::vector<double> unit;
  unit.reserve(direction_.size() + 1);
  for (std::size_t j = 0; j < direction_.size(); ++j) {
    unit.push_back(direction_[j].sign() * BigInteger::root_of_quotient(squares_[j], squared_length_));
    co_await work.overhead(2 * BigInteger::cost(squares_[j], squared_length_));
  }
  co_await release(squares_, work);
  co_return unit;
}

}  // namespace perceptron
