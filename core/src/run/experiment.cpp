#include "perceptron/experiment.hpp"

#include <limits>
#include <utility>

#include "numeric/work.hpp"
#include "perceptron/limits.hpp"
#include "perceptron/run_start.hpp"
#include "run/training.hpp"

namespace perceptron {

struct OrderExperiment::Parts {
  RunSpec spec;
  std::size_t seeds;
  std::size_t epochs;
  Error error;
  std::vector<double> mistakes;
  std::unique_ptr<RunStart> start;
  std::unique_ptr<Run> run;

  std::size_t done() const { return mistakes.size() / epochs; }
  bool prepare(Work& work);
  void count();
};

/// Starts the run of the next seed. True once it can train, or there is an error.
bool OrderExperiment::Parts::prepare(Work& work) {
  if (run) return true;
  if (!start) {
    RunSpec one = spec;
    one.seed += static_cast<double>(done());
    start = RunStart::create(std::move(one), error);
    if (!start) return true;
    work.spend(static_cast<double>(spec.data.X.size()));
  }
  const double left = work.left();
  if (!(left > 0) || !start->advance(left)) {
    work.spend(left);
    return false;
  }
  work.spend(static_cast<double>(spec.data.X.size()));
  run = start->take(error);
  start.reset();
  return true;
}

void OrderExperiment::Parts::count() {
  const double n = static_cast<double>(run->data().size());
  for (std::size_t epoch = 0; epoch < epochs; ++epoch) {
    const double first = static_cast<double>(epoch) * n;
    mistakes.push_back(static_cast<double>(run->mistakes_before(first + n) - run->mistakes_before(first)));
  }
  run.reset();
}

OrderExperiment::OrderExperiment(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
OrderExperiment::~OrderExperiment() = default;

std::unique_ptr<OrderExperiment> OrderExperiment::create(RunSpec spec, std::size_t seeds, std::size_t epochs,
                                                         Error& error) {
  if (seeds < 1 || epochs < 1 || seeds > limits::values / epochs) {
    error = fail(Status::out_of_range, "seeds",
                 "An experiment needs at least one seed and one epoch, and fewer than 2^25.");
    return nullptr;
  }
  if (spec.learner == LearnerKind::nearest_neighbours || spec.learner == LearnerKind::decision_tree) {
    error =
        fail(Status::unknown, "learner", "This learner is not trained in visits: no order makes a difference to it.");
    return nullptr;
  }
  spec.max_epochs = static_cast<double>(epochs);
  spec.journal = true;
  auto parts = std::make_unique<Parts>(Parts{std::move(spec), seeds, epochs, {}, {}, nullptr, nullptr});
  RunSpec first = parts->spec;
  parts->start = RunStart::create(std::move(first), error);
  if (error) return nullptr;
  return std::unique_ptr<OrderExperiment>(new OrderExperiment(std::move(parts)));
}

bool OrderExperiment::advance(double amount) {
  Parts& parts = *parts_;
  Work work;
  work.grant(amount);
  while (!parts.error && parts.done() < parts.seeds) {
    if (work.over() || !parts.prepare(work)) return false;
    if (parts.error) break;
    if (!train(*parts.run, Run::no_limit, work)) return false;
    parts.count();
  }
  return true;
}

double OrderExperiment::progress() const {
  if (parts_->error) return 1;
  return static_cast<double>(parts_->done()) / static_cast<double>(parts_->seeds);
}

const Error& OrderExperiment::error() const { return parts_->error; }

std::span<const double> OrderExperiment::mistakes() const { return parts_->mistakes; }

Error order_experiment(RunSpec spec, std::size_t seeds, std::size_t epochs, std::vector<double>& mistakes) {
  Error error;
  const auto experiment = OrderExperiment::create(std::move(spec), seeds, epochs, error);
  if (!experiment) return error;
  experiment->advance(std::numeric_limits<double>::infinity());
  mistakes.assign(experiment->mistakes().begin(), experiment->mistakes().end());
  return experiment->error();
}

}  // namespace perceptron
