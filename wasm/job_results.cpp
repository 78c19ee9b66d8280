#include "job_results.hpp"

#include "perceptron/spread.hpp"

using emscripten::val;
using namespace perceptron;
using namespace bindings;

namespace {

void append(std::vector<double>& numbers, std::span<const double> more) {
  for (const double number : more) numbers.push_back(number);
}

void append(std::vector<double>& numbers, const std::vector<ConvexWeight>& side) {
  for (const ConvexWeight& share : side) {
    numbers.push_back(share.example);
    numbers.push_back(share.weight);
  }
}

}  // namespace

val bindings::told(Analysis& analysis) {
  const AnalysisResult& found = analysis.result();
  std::vector<double> numbers{static_cast<double>(found.verdict),
                              static_cast<double>(found.undecided),
                              found.radius,
                              found.margin,
                              found.bound,
                              found.geometric_margin,
                              found.factor,
                              static_cast<double>(found.separator.size()),
                              static_cast<double>(found.hyperplane.size()),
                              static_cast<double>(found.point.size()),
                              static_cast<double>(2 * found.positive.size()),
                              static_cast<double>(2 * found.negative.size())};
  for (const auto* list : {&found.separator, &found.hyperplane, &found.point}) append(numbers, *list);
  for (const auto* side : {&found.positive, &found.negative}) append(numbers, *side);
  return copy(numbers);
}

val bindings::told(RunStart& start) {
  std::vector<double> handles(start.size());
  for (std::size_t learner = 0; learner < handles.size(); ++learner) {
    auto run = start.take(learner);
    handles[learner] = run ? open_run(std::move(*run)) : -1;
  }
  return copy(handles);
}

val bindings::told(OrderExperiment& experiment) { return copy(experiment.mistakes()); }

val bindings::told(Trial& trial) {
  const TrialResult& result = trial.result();
  std::vector<double> numbers{static_cast<double>(result.visits),
                              static_cast<double>(result.updates),
                              static_cast<double>(result.epochs),
                              static_cast<double>(result.stop),
                              static_cast<double>(result.mistakes.training),
                              static_cast<double>(result.mistakes.held_out)};
  append(numbers, result.weights);
  return copy(numbers);
}

val bindings::told(SplitExperiment& experiment) { return copy(experiment.misclassified()); }

val bindings::told(MistakeCount& counted) {
  const Mistakes& mistakes = counted.result();
  const double numbers[] = {static_cast<double>(mistakes.training), static_cast<double>(mistakes.held_out)};
  return copy(std::span<const double>(numbers));
}

val bindings::told(MarginMeasure& measure) { return val(measure.result()); }

val bindings::told(LearningCurve& curve) {
  std::vector<double> columns = curve.result().epoch;
  append(columns, curve.result().training);
  append(columns, curve.result().held_out);
  return copy(columns);
}

val bindings::told(ObjectiveCurve& curve) {
  std::vector<double> columns = curve.result().epoch;
  append(columns, curve.result().objective);
  return copy(columns);
}

val bindings::told(CycleSearch& search) {
  std::vector<double> numbers;
  if (const auto& cycle = search.result()) {
    numbers = {static_cast<double>(cycle->since), static_cast<double>(cycle->epochs)};
  }
  return copy(numbers);
}

val bindings::told(PredictionField& field) {
  const auto& [score, label] = field.result();
  val columns = val::array();
  columns.set(0, copy(score));
  columns.set(1, val(emscripten::typed_memory_view(label.size(), label.data())).call<val>("slice"));
  return columns;
}

val bindings::told(DisagreementSearch& search) {
  const auto& [training, held_out] = search.result();
  std::vector<std::uint32_t> numbers{static_cast<std::uint32_t>(training.size())};
  for (const auto* examples : {&training, &held_out}) numbers.insert(numbers.end(), examples->begin(), examples->end());
  return copy(std::span<const std::uint32_t>(numbers));
}

val bindings::told(ProjectionJob& job) {
  std::vector<double> numbers;
  if (const auto& found = job.result()) {
    numbers = {found->length, found->margin, static_cast<double>(found->nearest),
               found->middle, found->half,   static_cast<double>(found->score.size())};
    for (const auto* list : {&found->score, &found->along, &found->hyperplane}) append(numbers, *list);
  }
  return copy(numbers);
}

val bindings::told(SolutionRegion& job) {
  const SolutionRegionResult& found = job.result();
  std::vector<double> numbers{static_cast<double>(found.where), static_cast<double>(found.never),
                              static_cast<double>(found.first_never)};
  for (std::size_t k = 0; k < found.edges.size(); ++k) {
    numbers.push_back(found.corners[2 * k]);
    numbers.push_back(found.corners[2 * k + 1]);
    numbers.push_back(found.edges[k]);
  }
  return copy(numbers);
}

val bindings::told(WeightPath& job) {
  const auto& [every, updates, visit, x, y] = job.result();
  std::vector<double> numbers{static_cast<double>(every)};
  for (const auto* column : {&updates, &visit, &x, &y}) append(numbers, *column);
  return copy(numbers);
}

val bindings::told(ProofCurve& job) {
  const auto& [every, updates, visit, along, length, potential] = job.result();
  const auto& [angle, distance] = job.bounds();
  std::vector<double> numbers{static_cast<double>(every), job.terms().reach(), angle, distance};
  for (const auto* column : {&updates, &visit, &along, &length, &potential}) append(numbers, *column);
  return copy(numbers);
}

val bindings::told(ProofStepJob& job) {
  const ProofStep& found = job.result();
  std::vector<double> numbers{found.updates};
  for (const ProofState& state : {found.before, found.after}) {
    numbers.insert(numbers.end(), {state.along, state.length, state.potential});
  }
  numbers.insert(numbers.end(), {found.gain, found.cross, found.step_squared});
  return copy(numbers);
}

val bindings::summed(OrderExperiment& experiment) {
  auto found = spread(experiment.mistakes(), experiment.epochs());
  if (!found) return val(out(found.error()));
  append(found->mean, found->low);
  append(found->mean, found->high);
  return copy(found->mean);
}

val bindings::summed(SplitExperiment& experiment) {
  std::vector<double> numbers;
  if (const auto found = five_numbers(experiment.misclassified())) {
    numbers = {found->least, found->lower, found->median, found->upper, found->most};
  }
  return copy(numbers);
}
