#include "analysis/min_norm_search.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace perceptron {

namespace {

/// How many multiply-adds a step in whole numbers may take where doubles may have found what separates …
constexpr double worthwhile = 5e6;
/// … and where they have not, and the features are no whole numbers.
constexpr double reasonable = 3e9;

/// A direction as whole numbers, the largest of 60 bits: any is as good for what it is about to prove.
std::vector<BigInteger> whole_multiple(const std::vector<double>& direction) {
  double largest = 0;
  for (const double value : direction) largest = std::max(largest, std::abs(value));
  int exponent = 0;
  std::frexp(largest, &exponent);
  std::vector<BigInteger> whole;
  for (const double value : direction) whole.push_back(BigInteger::of(value, 60 - exponent));
  return whole;
}

}  // namespace

MinNormSearch::MinNormSearch(const Hull& hull, const Scale& scale, std::vector<double> towards)
    : hull_(hull), scale_(scale), nearest_(hull, std::move(towards)) {}

bool MinNormSearch::advance(Work& work) {
  while (stage_ != Stage::done) {
    if (work.over() || !advance_stage(work)) return false;
    stage_ = next();
  }
  return true;
}

bool MinNormSearch::advance_stage(Work& work) {
  switch (stage_) {
    case Stage::in_doubles: return nearest_.advance(work);
    case Stage::checking: return check_.advance(hull_, work);
    case Stage::exactly: return exact_->advance(work);
    case Stage::done: return true;
  }
  return true;
}

MinNormSearch::Stage MinNormSearch::next() {
  if (stage_ == Stage::exactly) return Stage::done;
  const double cost = ExactMinNormPoint::cost(scale_, nearest_.corners().size());
  if (stage_ == Stage::in_doubles && cost > worthwhile) {
    direction_ = whole_multiple(nearest_.point());
    check_.start(hull_, scale_, direction_);
    return Stage::checking;
  }
  if (stage_ == Stage::checking && (apart() || (!scale_.whole && cost > reasonable))) return Stage::done;
  exact_.emplace(hull_, scale_, nearest_.corners());
  return Stage::exactly;
}

const ExactMinNormPoint* MinNormSearch::at_origin() const { return exact_ && exact_->at_origin() ? &*exact_ : nullptr; }

bool MinNormSearch::apart() const { return !at_origin() && proof().height(hull_).sign() > 0; }

}  // namespace perceptron
