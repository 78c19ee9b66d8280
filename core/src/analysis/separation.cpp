#include "analysis/separation.hpp"

#include <utility>

namespace perceptron {

Separation::Separation(Dataset& data, bool bias, const Means& means)
    : data_(&data), bias_(bias), means_(means), memory_(means.memory), coordinates_({bias, true}) {}

Findings Separation::findings() const {
  const Scale& scale = survey_.scale();
  return {*data_, bias_, scale, Findings::squared_length(hull(), survey_.farthest(), scale.shift)};
}

bool Separation::advance(Work& work) {
  while (stage_ != Stage::done) {
    if (work.over() || !advance_stage(work)) return false;
    stage_ = next();
    started_ = work.done();
  }
  return true;
}

/// Nobody knows how many steps a stage will take: the more it took, the nearer its end it is said to be.
double Separation::progress(const Work& work) const {
  const double spent = work.done() - started_;
  const double typical = 40 * static_cast<double>(data_->X.size() + data_->size());
  return (static_cast<double>(stage_) + spent / (spent + typical)) / static_cast<double>(Stage::done);
}

bool Separation::advance_stage(Work& work) {
  switch (stage_) {
    case Stage::surveying: return survey_.advance(*data_, work);
    case Stage::looking_for_twins: return twins_->advance(work);
    case Stage::choosing: return coordinates_.choose(*data_, work);
    case Stage::moving: return coordinates_.apply(*data_, work);
    case Stage::surveying_moved: return moved_.advance(*data_, work);
    case Stage::deciding: return origin_->advance(work);
    case Stage::restoring: return coordinates_.restore(*data_, work);
    case Stage::explaining: return witness_.advance(*data_, combination_, survey_.scale().shift, work);
    case Stage::separating:
    case Stage::widening: return margin_->advance(work);
    case Stage::done: return true;
  }
  return true;
}

Separation::Stage Separation::next() {
  switch (stage_) {
    case Stage::surveying: return surveyed();
    case Stage::looking_for_twins: return looked();
    case Stage::choosing: return Stage::moving;
    case Stage::moving: return Stage::surveying_moved;
    case Stage::surveying_moved: origin_.emplace(hull(), moved_.scale(), means_); return Stage::deciding;
    case Stage::deciding: return Stage::restoring;
    case Stage::restoring: return restored();
    case Stage::explaining:
      result_.verdict = Verdict::not_separable;
      findings().witness(combination_, witness_, result_);
      return Stage::done;
    case Stage::separating: return separated();
    case Stage::widening: findings().hyperplane(*margin_, result_); return Stage::done;
    case Stage::done: return Stage::done;
  }
  return Stage::done;
}

Separation::Stage Separation::surveyed() {
  findings().radius(result_);
  // Beside the twins for the search that decides, and for the one that measures.
  if (!memory_.grow(TwinSearch::bytes(hull()) + 2 * MinNormPoint::bytes(hull()))) {
    result_.undecided = Undecided::memory_limit;
    return Stage::done;
  }
  twins_.emplace(hull());
  return Stage::looking_for_twins;
}

Separation::Stage Separation::looked() {
  const Combination* const twins = twins_->found();
  if (twins) combination_ = *twins;
  twins_.reset();
  return combination_.corners.empty() ? Stage::choosing : Stage::explaining;
}

/// After the verdict.
Separation::Stage Separation::restored() {
  if (const Combination* origin = origin_->at_origin()) {
    combination_ = *origin;
    return Stage::explaining;
  }
  if (!origin_->apart()) {
    result_.undecided = origin_->undecided();
    return Stage::done;
  }
  result_.verdict = Verdict::separable;
  margin_.emplace(*data_, hull().kind(), survey_.scale(),
                  coordinates_.restored(origin_->direction(), survey_.scale().shift), means_);
  return Stage::separating;
}

Separation::Stage Separation::separated() {
  findings().separator(*margin_, hull(), result_);
  if (!bias_) {
    result_.hyperplane = result_.separator;
    result_.geometric_margin = result_.margin;
    return Stage::done;
  }
  std::vector<BigInteger> normal = margin_->direction();
  normal.pop_back();
  margin_.emplace(*data_, Hull::Kind::difference, survey_.scale(), std::move(normal), means_);
  return Stage::widening;
}

}  // namespace perceptron
