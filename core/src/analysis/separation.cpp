#include "analysis/separation.hpp"

#include <optional>
#include <utility>
#include <vector>

#include "analysis/coordinates.hpp"
#include "analysis/min_norm_point.hpp"
#include "analysis/origin_search.hpp"
#include "analysis/twin_search.hpp"
#include "numeric/big_vectors.hpp"

namespace perceptron {

/// Nobody knows how many steps a stage will take: the more it took, the nearer its end it is said to be.
double Separation::progress(const Work& work) const {
  const double spent = work.done() - started_;
  const double typical = 40 * static_cast<double>(data_->size() * (data_->d + 1));
  return (static_cast<double>(stage_) + spent / (spent + typical)) / static_cast<double>(Stage::done);
}

void Separation::begin(Stage stage, const Work& work) {
  stage_ = stage;
  started_ = work.done();
}

Task<> Separation::find(Work& work) {
  begin(Stage::surveying, work);
  const Survey surveyed = co_await survey(*data_, work);
  Findings findings{*data_, bias_, surveyed.scale, {}};
  findings.squared_radius = co_await Findings::squared_length(hull(), surveyed.farthest, surveyed.scale.shift, work);
  findings.radius(result_);
  Allotment memory(means_.memory);
  // Beside the twins for the search that decides, and for the one that measures.
  if (!memory.grow(TwinSearch::bytes(*data_) + 2 * MinNormPoint::bytes(hull()))) {
    result_.undecided = Undecided::memory_limit;
    co_return;
  }
  const std::optional<Combination> twins = co_await TwinSearch::find(*data_, work);
  if (twins) {
    co_await explain(findings, *twins, work);
  } else {
    co_await decide(findings, work);
  }
}

Task<> Separation::decide(const Findings& findings, Work& work) {
  begin(Stage::deciding, work);
  Coordinates coordinates({bias_, true});
  co_await coordinates.choose(*data_, work);
  co_await coordinates.apply(*data_, work);
  const Survey moved = co_await survey(*data_, work);
  OriginDecision decision = co_await decide_origin(hull(), moved.scale, means_, work);
  co_await coordinates.restore(*data_, work);
  if (decision.at_origin) {
    co_await explain(findings, *decision.at_origin, work);
  } else if (decision.apart) {
    std::vector<BigInteger> known = co_await coordinates.restored(decision.direction, findings.scale.shift, work);
    co_await release(decision.direction, work);
    co_await measure(findings, std::move(known), work);
  } else {
    result_.undecided = decision.undecided;
  }
}

Task<> Separation::explain(const Findings& findings, const Combination& origin, Work& work) {
  begin(Stage::concluding, work);
  result_.verdict = Verdict::not_separable;
  co_await findings.witness(origin, result_, work);
}

/// With a bias that counts, or none; then with a free one.
Task<> Separation::measure(const Findings& findings, std::vector<BigInteger> known, Work& work) {
  begin(Stage::concluding, work);
  result_.verdict = Verdict::separable;
  MarginSearch margin(*data_, hull().kind(), findings.scale, std::move(known), means_);
  co_await margin.find(work);
  co_await findings.separator(margin, hull(), result_, work);
  if (!bias_) {
    result_.hyperplane = result_.separator;
    result_.geometric_margin = result_.margin;
    co_await release(margin.direction(), work);
    co_return;
  }
  begin(Stage::widening, work);
  known = std::move(margin.direction());
  known.pop_back();
  MarginSearch widest(*data_, Hull::Kind::difference, findings.scale, std::move(known), means_);
  co_await widest.find(work);
  co_await findings.hyperplane(widest, result_, work);
  co_await release(widest.direction(), work);
}

}  // namespace perceptron
