#include "perceptron/analysis.hpp"

#include "analysis/separation.hpp"
#include "data/feature_mapping.hpp"

namespace perceptron {

/// Mapping, then what it is about.
struct Analysis::Parts {
  explicit Parts(const RunSpec& spec)
      : memory(spec.memory), separation(data, spec.bias, {analysis_work, spec.memory}), task(find()) {}

  Task<> find() {
    while (!mapping.advance(work)) co_await work.overhead(0);
    if (!mapping.error()) co_await separation.find(work);
  }

  FeatureMap map;
  Dataset data;
  FeatureMap::Mapping mapping;
  Allotment memory;  ///< for the examples
  Work work;
  Separation separation;
  bool done = false;
  Task<> task;
};

Analysis::Analysis(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Analysis::~Analysis() = default;

Result<std::unique_ptr<Analysis>> Analysis::create(RunSpec spec) {
  if (Error error = check(spec.data, spec.limits)) return error;
  auto map = FeatureMap::create(std::move(spec.features), spec.scaling, spec.data.d);
  if (!map) return map.error();
  auto parts = std::make_unique<Parts>(spec);
  parts->map = std::move(*map);
  parts->data = std::move(spec.data);
  if (Error error = parts->mapping.start(parts->map, parts->data, spec.limits, &parts->memory)) return error;
  if (Error error = check_two_labels(parts->data.y)) return error;
  return std::unique_ptr<Analysis>(new Analysis(std::move(parts)));
}

void Analysis::limit(double work) { parts_->separation.limit(work); }

bool Analysis::go_on(Work& work) {
  Parts& parts = *parts_;
  parts.done = parts.task.advance(parts.work, work);
  if (parts.done) error_ = parts.mapping.error();
  return parts.done;
}

double Analysis::share() const {
  if (parts_->done) return 1;
  // Nobody knows how many steps it will take: the more it took, the nearer its end it is said to be.
  const double spent = parts_->work.done();
  const double typical = 100 * static_cast<double>(parts_->data.size() * (parts_->data.d + 1));
  return spent / (spent + typical);
}

const AnalysisResult& Analysis::result() const {
  assert(parts_->done);
  return parts_->separation.result();
}

Result<MaximumMargin> maximum_margin(Dataset data, double work_limit) {
  if (Error error = check(data)) return error;
  if (Error error = check_two_labels(data.y)) return error;
  Separation separation(data, true, {work_limit});
  Work work = Work::unlimited();
  separation.find(work).advance(work);
  const AnalysisResult& result = separation.result();
  MaximumMargin found{result.verdict, result.undecided, {}, 0, 0};
  if (result.verdict != Verdict::separable) return found;
  found.weights = result.hyperplane;
  found.bias = found.weights.back();
  found.weights.pop_back();
  found.margin = result.geometric_margin;
  return found;
}

}  // namespace perceptron
