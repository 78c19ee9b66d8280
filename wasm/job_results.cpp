#include "job_results.hpp"

using emscripten::val;
using namespace perceptron;
using namespace bindings;

std::vector<double> bindings::result_of(RunStart& start) {
  std::vector<double> handles(start.size());
  for (std::size_t learner = 0; learner < handles.size(); ++learner) {
    auto run = start.take(learner);
    handles[learner] = run ? open_run(std::move(*run)) : -1;
  }
  return handles;
}

val bindings::told(PredictionField& field) {
  const PredictionField::Points& points = field.result();
  val columns = val::object();
  const auto add = [&](const auto& row) {
    const auto& column = std::invoke(row.get, points);
    columns.set(row.name, val(emscripten::typed_memory_view(column.size(), column.data())).call<val>("slice"));
  };
  std::apply([&](const auto&... row) { (add(row), ...); }, layout<PredictionField::Points>.rows);
  return columns;
}

val bindings::summed(OrderExperiment& experiment) {
  const auto found = spread(experiment.mistakes(), experiment.epochs());
  return found ? copy(numbers_of(*found)) : val(out(found.error()));
}

val bindings::summed(SplitExperiment& experiment) { return copy(numbers_of(five_numbers(experiment.misclassified()))); }
