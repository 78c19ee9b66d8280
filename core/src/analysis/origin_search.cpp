#include "analysis/origin_search.hpp"

#include <algorithm>
#include <utility>

namespace perceptron {

namespace {

/// Below this part of the corners' lengths, squared, the point that doubles found may be the origin.
constexpr double nearly_zero = 1e-16;

}  // namespace

OriginSearch::OriginSearch(const Hull& hull, const Scale& scale, const Means& means)
    : hull_(hull), scale_(scale), means_(means), memory_(means.memory), nearest_(hull, std::max(scale.largest, 1.0)) {}

bool OriginSearch::advance(Work& work) {
  while (stage_ != Stage::done) {
    if (work.over() || !advance_stage(work)) return false;
    stage_ = next();
  }
  return true;
}

bool OriginSearch::advance_stage(Work& work) {
  switch (stage_) {
    case Stage::in_doubles: return nearest_.advance(work);
    case Stage::verifying: return verified_->advance(work);
    case Stage::combining: return combined_->advance(work);
    case Stage::checking: return check_.advance(hull_, work);
    case Stage::exactly: return exact_->advance(work);
    case Stage::done: return true;
  }
  return true;
}

OriginSearch::Stage OriginSearch::next() {
  switch (stage_) {
    case Stage::in_doubles: return verify();
    case Stage::verifying: return proved(verified_->found()) ? Stage::done : combine();
    case Stage::combining: return proved(combined_->found()) ? Stage::done : check();
    case Stage::checking: apart_ = check_.height(hull_).sign() > 0; return apart_ ? Stage::done : search();
    case Stage::exactly: searched(); return Stage::done;
    case Stage::done: return Stage::done;
  }
  return Stage::done;
}

bool OriginSearch::proved(const Combination* combination) {
  if (combination) at_origin_ = *combination;
  return combination != nullptr;
}

/// Nearly always, what is not separable has a simplex around the origin.
OriginSearch::Stage OriginSearch::verify() {
  const std::vector<Corner>& corners = nearest_.corners();
  const std::size_t size = corners.size();
  if (size <= hull_.dimension() || VerifiedCombination::cost(size) > means_.work) return combine();
  if (!memory_.grow(VerifiedCombination::bytes(size))) return combine();
  verified_.emplace(hull_, corners);
  return Stage::verifying;
}

OriginSearch::Stage OriginSearch::combine() {
  const std::vector<Corner>& corners = nearest_.corners();
  if (nearest_.relative_square() > nearly_zero) return check();
  if (ExactCombination::cost(hull_, scale_, corners.size()) > means_.work) return check();
  if (!memory_.grow(ExactCombination::bytes(hull_, scale_, corners.size()))) return check();
  combined_.emplace(hull_, scale_, corners);
  return Stage::combining;
}

OriginSearch::Stage OriginSearch::check() {
  direction_ = whole_direction(nearest_.point());
  check_.start(hull_, scale_, direction_);
  return Stage::checking;
}

OriginSearch::Stage OriginSearch::search() {
  exact_.emplace(hull_, scale_, nearest_, ExactMinNormPoint::Goal::verdict, means_);
  return Stage::exactly;
}

void OriginSearch::searched() {
  apart_ = exact_->apart();
  if (apart_) direction_ = exact_->direction();
  if (exact_->at_origin()) at_origin_ = exact_->combination();
}

}  // namespace perceptron
