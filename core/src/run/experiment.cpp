#include "perceptron/experiment.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "numeric/work.hpp"
#include "perceptron/limits.hpp"
#include "perceptron/run_start.hpp"
#include "run/preparation.hpp"
#include "run/seed_after.hpp"

namespace perceptron {

struct OrderExperiment::Parts {
  RunSpec spec;
  std::size_t seeds;
  std::size_t epochs;
  Error error;
  Allotment memory;
  std::vector<double> mistakes;
  std::unique_ptr<RunStart> start;
  std::unique_ptr<Run> run;
  std::vector<double> epochs_of_run;  ///< mistakes of each so far
  double counted = 0;                 ///< mistakes of all of them

  std::size_t done() const { return mistakes.size() / epochs; }
  bool prepare(Work& work);
  bool train(Work& work);
  void end_epoch();
  void end_run();
};

/// Whether there is room for one more copy of the labels: the features are shared.
static bool fits(const RunSpec& spec) {
  Allotment copy(spec.memory);
  return copy.grow(spec.data.y.size() * sizeof(double));
}

/// Starts the run of the next seed. True once it can train, or there is an error.
bool OrderExperiment::Parts::prepare(Work& work) {
  if (run) return true;
  if (!start) {
    if (!fits(spec)) {
      error = out_of_memory();
      return true;
    }
    RunSpec one = spec;
    one.seed = seed_after(spec.seed, done());
    auto made = RunStart::create(std::move(one));
    error = made.error();
    if (!made) return true;
    start = std::move(*made);
    work.spend(static_cast<double>(spec.data.X.size()));
  }
  const double left = work.left();
  if (!(left > 0) || !start->advance(left)) {
    work.spend(left);
    return false;
  }
  work.spend(static_cast<double>(spec.data.X.size()));
  auto taken = start->take();
  error = taken.error();
  if (taken) run = std::move(*taken);
  start.reset();
  return true;
}

/// True once the run has stopped.
bool OrderExperiment::Parts::train(Work& work) {
  const auto n = static_cast<double>(run->data().size());
  while (run->stop_reason() == StopReason::none) {
    if (work.over()) return false;
    const double to_end = n - static_cast<double>(run->visit() % run->data().size());
    const double visits = std::clamp(work.left() / run->visit_cost(), 1.0, to_end);
    const std::uint64_t made = run->advance(static_cast<std::uint64_t>(visits));
    work.spend(static_cast<double>(made) * run->visit_cost());
    if (run->visit() % run->data().size() == 0) end_epoch();
  }
  return true;
}

void OrderExperiment::Parts::end_epoch() {
  epochs_of_run.push_back(run->mistakes_made() - counted);
  counted = run->mistakes_made();
}

void OrderExperiment::Parts::end_run() {
  epochs_of_run.resize(epochs);
  mistakes.insert(mistakes.end(), epochs_of_run.begin(), epochs_of_run.end());
  epochs_of_run.clear();
  counted = 0;
  run.reset();
}

OrderExperiment::OrderExperiment(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
OrderExperiment::~OrderExperiment() = default;

Result<std::unique_ptr<OrderExperiment>> OrderExperiment::create(RunSpec spec, std::size_t seeds, std::size_t epochs) {
  if (seeds < 1 || epochs < 1 || seeds > limits::values / epochs) {
    return fail(Status::out_of_range, Field::seeds,
                "An experiment needs at least one seed and one epoch, and fewer than 2^25.");
  }
  const LearnerKind kind = kind_of(spec.learner);
  if (kind == LearnerKind::nearest_neighbours || kind == LearnerKind::decision_tree) {
    return fail(Status::unknown, Field::learner,
                "This learner is not trained in visits: no order makes a difference to it.");
  }
  // Votes come from a journal. Nobody asks for them: it trains as the perceptron does.
  if (const auto* voted = std::get_if<VotedOptions>(&spec.learner)) spec.learner = PerceptronOptions(*voted);
  spec.max_epochs = epochs;
  spec.journal = false;
  spec.count_mistakes = true;
  auto parts = std::make_unique<Parts>();
  parts->memory = Allotment(spec.memory);
  const bool has_room = parts->memory.take_over((spec.data.X.capacity() + spec.data.y.capacity()) * sizeof(double)) &&
                        parts->memory.grow((seeds + 1) * epochs * sizeof(double)) && fits(spec);
  if (!has_room) return out_of_memory();
  parts->spec = std::move(spec);
  parts->seeds = seeds;
  parts->epochs = epochs;
  parts->mistakes.reserve(seeds * epochs);
  RunSpec first = parts->spec;
  auto start = RunStart::create(std::move(first));
  if (!start) return start.error();
  parts->start = std::move(*start);
  return std::unique_ptr<OrderExperiment>(new OrderExperiment(std::move(parts)));
}

bool OrderExperiment::advance(double amount) {
  Parts& parts = *parts_;
  Work work;
  work.grant(amount);
  while (!parts.error && parts.done() < parts.seeds) {
    if (work.over() || !parts.prepare(work)) return false;
    if (parts.error) break;
    if (!parts.train(work)) return false;
    parts.end_run();
  }
  return true;
}

double OrderExperiment::progress() const {
  if (parts_->error) return 1;
  return static_cast<double>(parts_->done()) / static_cast<double>(parts_->seeds);
}

const Error& OrderExperiment::error() const { return parts_->error; }

std::span<const double> OrderExperiment::mistakes() const { return parts_->mistakes; }

std::size_t OrderExperiment::epochs() const { return parts_->epochs; }

Result<std::vector<double>> order_experiment(RunSpec spec, std::size_t seeds, std::size_t epochs) {
  const auto made = OrderExperiment::create(std::move(spec), seeds, epochs);
  if (!made) return made.error();
  OrderExperiment& experiment = **made;
  experiment.advance(std::numeric_limits<double>::infinity());
  if (experiment.error()) return experiment.error();
  return std::vector<double>(experiment.mistakes().begin(), experiment.mistakes().end());
}

}  // namespace perceptron
