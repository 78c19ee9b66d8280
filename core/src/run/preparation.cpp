#include "run/preparation.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "perceptron/limits.hpp"

namespace perceptron {

Error check_numbers(const RunSpec& spec) {
  if (spec.max_epochs < 1 || spec.max_epochs > limits::max_epochs) {
    return fail(Status::out_of_range, Field::max_epochs, Reason::whole_within, 1, 2147483647);
  }
  if (static_cast<double>(spec.max_epochs * spec.data.size()) > limits::visits) {
    return fail(Status::out_of_range, Field::max_epochs, Reason::many_visits);
  }
  if (spec.max_updates < 1) {
    return fail(Status::out_of_range, Field::max_updates, Reason::whole_within, 1,
                static_cast<double>(spec.limits.updates));
  }
  if (spec.seed > limits::seed) {
    return fail(Status::out_of_range, Field::order_seed, Reason::whole_within, 0, static_cast<double>(limits::seed));
  }
  return {};
}

static Error check_initial(std::span<const double> initial, std::size_t wanted, std::size_t d, bool bias) {
  if (initial.empty()) return {};
  if (wanted == 0) return fail(Status::unknown, Field::initial, Reason::no_initial);
  if (initial.size() != wanted) {
    return fail(Status::wrong_length, Field::initial_weights,
                wanted == d + 1 ? Reason::initial_length : Reason::initial_classes);
  }
  for (double value : initial) {
    if (!std::isfinite(value)) return fail(Status::not_finite, Field::initial, Reason::finite);
    if (std::abs(value) > limits::magnitude) {
      return fail(Status::out_of_range, Field::initial, Reason::magnitude);
    }
  }
  for (std::size_t j = d; !bias && j < initial.size(); j += d + 1) {
    if (initial[j] != 0) return fail(Status::out_of_range, Field::initial_bias, Reason::no_bias);
  }
  return {};
}

/// For labels and the scaling of base features; for the order, as it is, at the frontier, in the past and where visits
/// are made again; for what learners that prepare themselves keep of every example; and for parameters.
bool RunPreparation::has_room(const RunSpec& spec) {
  constexpr std::size_t number = sizeof(double);
  // Beside checkpoints: at the start, at the frontier, before the last step and of its change, places of the past, one
  // on the way to them, and one where updates are made again.
  constexpr std::size_t copies = 6 + Past::least_places;
  Allotment& memory = run_->memory_;
  const Dataset& data = run_->data_;
  const std::size_t n = data.size();
  const std::size_t orders = spec.order == OrderKind::shuffle_each_epoch ? 4 : 1;
  if (!memory.charge(n * number) || !memory.grow(4 * spec.data.d * number)) return false;
  if (!memory.grow(orders * n * sizeof(std::uint32_t))) return false;
  if (cost() > 0 && !memory.grow(n * (data.d + 10) * number)) return false;
  const std::size_t bytes = run_->learner_->sizes(data).parameters * number;
  for (std::size_t copy = 0; copy < copies; ++copy) {
    if (!memory.grow(bytes)) return false;
  }
  return true;
}

Error RunPreparation::create(const RunSpec& common, LearnerSpec& spec, std::unique_ptr<Learner> learner,
                             std::vector<double> labels, std::size_t features, Shared<Allotment> examples) {
  run_.reset(new RunInside(common.memory));
  run_->examples_ = std::move(examples);
  run_->options_ = spec.options;
  run_->bias_ = common.bias;
  run_->learner_ = std::move(learner);
  run_->learner_->keep_within(common.memory, common.limits);
  Dataset& data = run_->data_;
  data.y = std::move(labels);
  data.d = features;
  if (Error error = run_->learner_->check_labels(data.y, features)) return error;
  if (!has_room(common)) return out_of_memory();
  // After the labels have been checked: an order may sort by them.
  auto order = Order::create(common.order, common.seed, common.indices, data.y);
  if (!order) return order.error();
  run_->order_ = std::move(*order);
  if (!common.journal && run_->votes()) {
    return fail(Status::unknown, Field::journal, Reason::needs_journal);
  }
  const Sizes sizes = run_->learner_->sizes(data);
  if (Error error = check_initial(spec.initial, sizes.initial, features, common.bias)) return error;
  run_->max_epochs_ = common.max_epochs;
  run_->max_updates_ = std::min<std::uint64_t>({common.max_updates, common.limits.updates, sizes.most_updates});
  run_->keep_journal_ = common.journal;
  run_->count_mistakes_ = !common.journal && common.count_mistakes;
  // Where parts of a program load one after another, what permutes may be missing: better here than at a visit.
  run_->frontier_sequence_.of(run_->order_, 0);
  initial_ = std::move(spec.initial);
  return {};
}

double RunPreparation::cost() const { return run_->learner_->training_costs(run_->data_).preparation; }

void RunPreparation::set_features(const Values& X, const FeatureMap& map) {
  run_->data_.X = X;
  run_->map_ = map;
}

Result<bool> RunPreparation::advance(Work& work) {
  const Learner& learner = *run_->learner_;
  const Dataset& data = run_->data_;
  const Result<bool> prepared = run_->learner_->prepare(data, work);
  if (!prepared || !*prepared) return prepared;
  run_->initial_.resize(learner.sizes(data).parameters);
  learner.start(data, initial_, run_->initial_);
  run_->restart();
  if (run_->stop_ == StopReason::journal_full) return out_of_memory();
  return true;
}

}  // namespace perceptron
