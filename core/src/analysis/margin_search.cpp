#include "analysis/margin_search.hpp"

#include <algorithm>
#include <utility>

namespace perceptron {

namespace {

/// How many multiply-adds a step in whole numbers may take where doubles may have found what separates.
constexpr double worthwhile = 2e7;

/// Distances stay as they are, up to a factor; where the bias counts as much as a weight, nothing may change.
Coordinates::Freedom freedom_of(Hull::Kind kind) { return {kind == Hull::Kind::difference, false}; }

}  // namespace

MarginSearch::MarginSearch(Dataset& data, Hull::Kind kind, const Scale& scale, std::vector<BigInteger> known,
                           const Means& means)
    : data_(&data),
      hull_(data, kind),
      scale_(scale),
      direction_(std::move(known)),
      means_(means),
      stage_(kind == Hull::Kind::with_bias ? Stage::surveying : Stage::choosing),
      coordinates_(freedom_of(kind)) {}

bool MarginSearch::advance(Work& work) {
  while (stage_ != Stage::done) {
    if (work.over() || !advance_stage(work)) return false;
    stage_ = next();
  }
  return true;
}

bool MarginSearch::advance_stage(Work& work) {
  switch (stage_) {
    case Stage::choosing: return coordinates_.choose(*data_, work);
    case Stage::moving: return coordinates_.apply(*data_, work);
    case Stage::surveying: return survey_.advance(*data_, work);
    case Stage::in_doubles: return nearest_->advance(work);
    case Stage::checking: return check_.advance(hull_, work);
    case Stage::exactly: return exact_->advance(work);
    case Stage::restoring: return coordinates_.restore(*data_, work);
    case Stage::proving: return proof_.advance(hull_, work);
    case Stage::measuring: return measure(work);
    case Stage::done: return true;
  }
  return true;
}

MarginSearch::Stage MarginSearch::next() {
  switch (stage_) {
    case Stage::choosing: return Stage::moving;
    case Stage::moving: return Stage::surveying;
    case Stage::surveying: return surveyed();
    case Stage::in_doubles: return guessed();
    case Stage::checking: return checked();
    case Stage::exactly:
      if (exact_->apart()) direction_ = exact_->direction();
      return found();
    case Stage::restoring: return prove();
    case Stage::proving: return Stage::measuring;
    case Stage::measuring:
    case Stage::done: return Stage::done;
  }
  return Stage::done;
}

MarginSearch::Stage MarginSearch::surveyed() {
  const double largest = survey_.scale().largest;
  nearest_.emplace(hull_, hull_.biased() ? std::max(largest, 1.0) : largest);
  return Stage::in_doubles;
}

MarginSearch::Stage MarginSearch::guessed() {
  if (ExactMinNormPoint::cost(hull_, survey_.scale(), nearest_->corners().size()) < worthwhile) return search();
  guess_ = whole_direction(nearest_->point());
  check_.start(hull_, survey_.scale(), guess_);
  return Stage::checking;
}

MarginSearch::Stage MarginSearch::checked() {
  if (check_.height(hull_).sign() <= 0) return search();
  direction_ = std::move(guess_);
  return found();
}

MarginSearch::Stage MarginSearch::search() {
  exact_.emplace(hull_, survey_.scale(), *nearest_, ExactMinNormPoint::Goal::point, means_);
  return Stage::exactly;
}

MarginSearch::Stage MarginSearch::found() { return hull_.biased() ? prove() : Stage::restoring; }

/// On the examples as they are.
MarginSearch::Stage MarginSearch::prove() {
  proof_.start(hull_, scale_, direction_);
  return Stage::proving;
}

bool MarginSearch::measure(Work& work) {
  return measuring_.run(direction_.size(), work, [&](std::size_t j) {
    squares_.push_back(direction_[j] * direction_[j]);
    squared_length_ = squared_length_ + squares_.back();
    return BigInteger::cost(direction_[j], direction_[j]);
  });
}

std::vector<double> MarginSearch::unit() const {
  std::vector<double> unit;
  for (std::size_t j = 0; j < direction_.size(); ++j) {
    unit.push_back(direction_[j].sign() * BigInteger::root_of_quotient(squares_[j], squared_length_));
  }
  return unit;
}

}  // namespace perceptron
