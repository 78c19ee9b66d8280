#include "perceptron/run_start.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>
#include <utility>

#include "data/feature_mapping.hpp"
#include "learners/registry.hpp"
#include "numeric/work.hpp"
#include "perceptron/comparison.hpp"
#include "run/preparation.hpp"

namespace perceptron {

namespace {

/// One learner on its way to the first visit.
struct Entrant {
  std::unique_ptr<Learner> learner;
  RunPreparation run;
  bool ready = false;
  bool taken = false;
  Error error;
};

}  // namespace

struct RunStart::Parts {
  FeatureMap map;
  Dataset data;
  FeatureMap::Mapping mapping;
  bool mapped = false;
  std::array<Entrant, Comparison::most_learners> places;
  std::span<Entrant> entrants;  ///< as many of them as there are learners
  bool done = false;
  double cost = 0;
  double worked = 0;

  const Error* common_error() const;
  bool map_features(Work& work);
  bool prepare(Entrant& entrant, Work& work);
};

RunStart::RunStart(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
RunStart::~RunStart() = default;

/// What all learners are refused for: the first's, where each is refused.
const Error* RunStart::Parts::common_error() const {
  const auto refused = [](const Entrant& entrant) { return static_cast<bool>(entrant.error); };
  return std::all_of(entrants.begin(), entrants.end(), refused) ? &entrants.front().error : nullptr;
}

/// Labels as a learner takes them. Compared with learners of two labels, one of classes takes −1 for class 0.
static std::vector<double> labels_for(const Learner& learner, std::span<const double> y, bool compared) {
  std::vector<double> labels(y.begin(), y.end());
  if (compared && learner.model_kind() == ModelKind::hyperplanes) std::replace(labels.begin(), labels.end(), -1.0, 0.0);
  return labels;
}

Result<std::unique_ptr<RunStart>> RunStart::create(RunSpec common, std::span<LearnerSpec> learners) {
  if (learners.empty() || learners.size() > Comparison::most_learners) {
    return fail(Status::out_of_range, Field::learners, Reason::list_length, 1, Comparison::most_learners);
  }
  if (Error error = check(common.data, common.limits)) return error;
  if (Error error = check_numbers(common)) return error;
  auto parts = std::make_unique<Parts>();
  parts->entrants = std::span(parts->places).first(learners.size());
  for (std::size_t k = 0; k < learners.size(); ++k) {
    Entrant& entrant = parts->entrants[k];
    auto learner = make_learner(learners[k].options, common.bias);
    entrant.error = learner.error();
    if (learner) entrant.learner = std::move(*learner);
  }
  if (const Error* refused = parts->common_error()) return *refused;
  auto map = FeatureMap::create(common.features, common.scaling, common.data.d);
  if (!map) return map.error();
  parts->map = std::move(*map);
  constexpr std::size_t number = sizeof(double);
  const Shared<Allotment> examples(std::make_unique<Allotment>(common.memory));
  if (!examples->charge((common.data.X.capacity() + common.data.y.capacity()) * number)) {
    return out_of_memory();
  }
  parts->data = std::move(common.data);
  if (Error error = parts->mapping.start(parts->map, parts->data, common.limits)) return error;
  // Where features are mapped there are the base features until then, and no mapped ones yet.
  if (parts->data.X.empty() && !examples->grow(parts->data.size() * parts->data.d * number)) {
    return out_of_memory();
  }

  const bool compared = std::any_of(learners.begin(), learners.end(), [](const LearnerSpec& learner) {
    return kind_of(learner.options) != LearnerKind::multiclass;
  });
  parts->cost = parts->mapping.cost();
  for (std::size_t k = 0; k < learners.size(); ++k) {
    Entrant& entrant = parts->entrants[k];
    if (entrant.error) continue;
    std::vector<double> labels = labels_for(*entrant.learner, parts->data.y, compared);
    entrant.error =
        entrant.run.create(common, learners[k], std::move(entrant.learner), std::move(labels), parts->data.d, examples);
    if (!entrant.error) parts->cost += entrant.run.cost();
  }
  if (const Error* refused = parts->common_error()) return *refused;
  return std::unique_ptr<RunStart>(new RunStart(std::move(parts)));
}

/// True once every run has its features, or none can have them.
bool RunStart::Parts::map_features(Work& work) {
  if (mapped) return true;
  if (!mapping.advance(work)) return false;
  mapped = true;
  for (Entrant& entrant : entrants) {
    if (entrant.error) continue;
    entrant.error = mapping.error();
    entrant.run.set_features(data.X, map);
  }
  return true;
}

bool RunStart::Parts::prepare(Entrant& entrant, Work& work) {
  if (entrant.ready || entrant.error) return true;
  const Result<bool> ready = entrant.run.advance(work);
  entrant.error = ready.error();
  return entrant.ready = !ready || *ready;
}

bool RunStart::go_on(Work& work) {
  Parts& parts = *parts_;
  const double before = work.done();
  parts.done =
      parts.done || (parts.map_features(work) && std::all_of(parts.entrants.begin(), parts.entrants.end(),
                                                             [&](Entrant& one) { return parts.prepare(one, work); }));
  parts.worked += work.done() - before;
  return parts.done;
}

const Error& RunStart::error(std::size_t learner) const {
  assert(learner < size());
  return parts_->entrants[learner].error;
}

std::size_t RunStart::size() const { return parts_->entrants.size(); }

double RunStart::cost() const { return parts_->cost; }

double RunStart::share() const {
  const Parts& parts = *parts_;
  return parts.done ? 1 : std::min(parts.worked / (parts.cost + 1), 0.99);
}

Result<std::unique_ptr<Run>> RunStart::take(std::size_t learner) {
  assert(parts_->done && learner < size());
  Entrant& entrant = parts_->entrants[learner];
  if (entrant.error) return entrant.error;
  assert(!entrant.taken);
  entrant.taken = true;
  return entrant.run.take();
}

Result<std::unique_ptr<RunStart>> RunStart::create(RunSpec spec) {
  LearnerSpec learner{spec.learner, std::move(spec.initial)};
  return create(std::move(spec), {&learner, 1});
}

Result<std::unique_ptr<Run>> Run::create(RunSpec spec) {
  const auto start = RunStart::create(std::move(spec));
  if (!start) return start.error();
  (*start)->advance(std::numeric_limits<double>::infinity());
  return (*start)->take();
}

}  // namespace perceptron
