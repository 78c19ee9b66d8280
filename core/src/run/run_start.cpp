#include "perceptron/run_start.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "data/checks.hpp"
#include "numeric/work.hpp"
#include "perceptron/limits.hpp"

namespace perceptron {

static Error check_numbers(const RunSpec& spec) {
  if (!is_whole(spec.max_epochs, 1, limits::max_epochs)) {
    return fail(Status::out_of_range, "maxEpochs", "maxEpochs must be a whole number from 1 to 2147483647.");
  }
  if (spec.max_epochs * static_cast<double>(spec.data.size()) > limits::visits) {
    return fail(Status::out_of_range, "maxEpochs", "maxEpochs times the number of examples must stay below 2^53.");
  }
  if (spec.max_updates < 1 || spec.max_updates > limits::updates) {
    return fail(Status::out_of_range, "maxUpdates", "The journal must have room for 1 to 10000000 updates.");
  }
  if (!is_whole(spec.seed, 0, limits::seed)) {
    return fail(Status::out_of_range, "order.seed", "The seed must be a whole number from 0 to 9007199254740991.");
  }
  return {};
}

static Error check_initial(std::span<const double> initial, std::size_t wanted, std::size_t d, bool bias) {
  if (initial.empty()) return {};
  if (wanted == 0) return fail(Status::unknown, "initial", "This learner has no initial weights.");
  if (initial.size() != wanted) {
    return fail(Status::wrong_length, "initial.weights",
                wanted == d + 1 ? "initial.weights must have one weight a feature."
                                : "initial must have a weight vector and a bias for each class.");
  }
  for (double value : initial) {
    if (!std::isfinite(value)) return fail(Status::not_finite, "initial", "Initial weights must be finite numbers.");
    if (std::abs(value) > limits::magnitude) {
      return fail(Status::out_of_range, "initial", "Initial weights must lie within ±1e100.");
    }
  }
  for (std::size_t j = d; !bias && j < initial.size(); j += d + 1) {
    if (initial[j] != 0) return fail(Status::out_of_range, "initial.bias", "Without a bias, initial.bias must be 0.");
  }
  return {};
}

struct RunStart::Parts {
  std::unique_ptr<Run> run;
  FeatureMap::Mapping mapping;
  bool mapped = false;
  bool done = false;
  std::vector<double> initial;
  Error error;
  Work work;
  double cost = 0;

  bool advance();
};

RunStart::RunStart(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
RunStart::~RunStart() = default;

std::unique_ptr<RunStart> RunStart::create(RunSpec spec, Error& error) {
  if ((error = check(spec.data)) || (error = check_numbers(spec))) return nullptr;

  std::unique_ptr<Run> run(new Run);
  run->learner_ = make_learner(spec.learner, spec.bias, spec.learner_settings, error);
  if (error) return nullptr;
  error = run->map_.create(spec.terms, spec.all_base_features, spec.scaling, spec.data.d);
  if (error) return nullptr;

  auto parts = std::make_unique<Parts>();
  Learner& learner = *run->learner_;
  run->data_ = std::move(spec.data);
  if ((error = parts->mapping.start(run->map_, run->data_))) return nullptr;
  if ((error = learner.check_labels(run->data_.y, run->data_.d))) return nullptr;
  // After the labels have been checked: an order may sort by them.
  error = run->order_.create(spec.order, static_cast<std::uint64_t>(spec.seed), spec.indices, run->data_.y);
  if (error) return nullptr;
  if (!spec.journal && learner.needs_journal()) {
    error = fail(Status::unknown, "journal", "This learner predicts from its journal: it cannot do without.");
    return nullptr;
  }
  if ((error = check_initial(spec.initial, learner.initial(run->data_), run->data_.d, spec.bias))) return nullptr;
  run->max_epochs_ = static_cast<std::uint64_t>(spec.max_epochs);
  run->max_updates_ = std::min(spec.max_updates, learner.most_updates(run->data_));
  run->keep_journal_ = spec.journal;
  // What permutes may not be there yet on the site: then no run begins, rather than one that cannot make a visit.
  run->frontier_sequence_.of(run->order_, 0);

  parts->initial = std::move(spec.initial);
  parts->cost = parts->mapping.cost() + learner.preparation_cost(run->data_);
  parts->run = std::move(run);
  return std::unique_ptr<RunStart>(new RunStart(std::move(parts)));
}

bool RunStart::Parts::advance() {
  if (!mapped && !(mapped = mapping.advance(work, error))) return false;
  if (error) return true;
  Learner& learner = *run->learner_;
  if (!learner.prepare(run->data_, work, error)) return false;
  if (error) return true;
  run->initial_.resize(learner.parameters(run->data_));
  learner.start(run->data_, initial, run->initial_);
  run->restart();
  return true;
}

bool RunStart::advance(double work) {
  Parts& parts = *parts_;
  parts.work.grant(work);
  parts.done = parts.done || parts.advance();
  return parts.done;
}

double RunStart::cost() const { return parts_->cost; }

double RunStart::progress() const {
  const Parts& parts = *parts_;
  return parts.done ? 1 : std::min(parts.work.done() / (parts.cost + 1), 0.99);
}

const Error& RunStart::error() const { return parts_->error; }

std::unique_ptr<Run> RunStart::take(Error& error) {
  error = parts_->error;
  return error ? nullptr : std::move(parts_->run);
}

std::unique_ptr<Run> Run::create(RunSpec spec, Error& error, double most_work) {
  const auto start = RunStart::create(std::move(spec), error);
  if (!start || start->cost() > most_work) return nullptr;
  start->advance(std::numeric_limits<double>::infinity());
  return start->take(error);
}

}  // namespace perceptron
