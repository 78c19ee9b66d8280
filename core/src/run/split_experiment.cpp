#include "perceptron/split_experiment.hpp"

#include <limits>
#include <utility>
#include <vector>

#include "numeric/work.hpp"
#include "perceptron/limits.hpp"
#include "perceptron/split.hpp"
#include "perceptron/trial.hpp"
#include "run/seed_after.hpp"

namespace perceptron {

namespace {

Dataset rows_of(const Dataset& data, std::span<const std::uint32_t> examples) {
  Dataset rows;
  rows.d = data.d;
  std::vector<double> X;
  X.reserve(examples.size() * data.d);
  for (const std::uint32_t example : examples) {
    const double* const row = data.row(example);
    X.insert(X.end(), row, row + data.d);
    rows.y.push_back(data.y[example]);
  }
  rows.X = std::move(X);
  return rows;
}

/// An order of n examples as one of those that are left: as many as there are of them.
std::vector<std::uint32_t> order_of(std::span<const std::uint32_t> indices, std::span<const std::uint32_t> left,
                                    std::size_t n) {
  constexpr auto nowhere = std::numeric_limits<std::uint32_t>::max();
  std::vector<std::uint32_t> place(n, nowhere);
  for (std::size_t row = 0; row < left.size(); ++row) place[left[row]] = static_cast<std::uint32_t>(row);
  std::vector<std::uint32_t> order;
  for (const std::uint32_t example : indices) {
    if (example < n && place[example] != nowhere) order.push_back(place[example]);
  }
  return order;
}

Error check_options(const SplitExperiment::Options& options) {
  if (!(options.fraction >= 0 && options.fraction <= 1)) {
    return fail(Status::out_of_range, Field::fraction, "fraction must be a number from 0 to 1.");
  }
  if (options.seed > limits::seed) {
    return fail(Status::out_of_range, Field::seed, "The seed must be a whole number from 0 to 9007199254740991.");
  }
  if (options.most_visits < 1 || options.most_visits > limits::updates) {
    return fail(Status::out_of_range, Field::most_visits, "A trial makes 1 to 10000000 visits.");
  }
  if (options.splits < 1 || options.splits > limits::values) {
    return fail(Status::out_of_range, Field::splits, "An experiment needs at least one split, and fewer than 2^25.");
  }
  return {};
}

}  // namespace

struct SplitExperiment::Parts {
  Dataset data;  ///< all examples
  RunSpec spec;  ///< without them
  Options options;
  bool holds_out = false;
  std::unique_ptr<Trial> trial;
  std::vector<double> misclassified;

  bool make(Work& work);
  void start();
  void take(double count);
};

/// The trial of the next split; none where it cannot be trained: what is left may have one label only.
void SplitExperiment::Parts::start() {
  const std::uint64_t seed = seed_after(options.seed, misclassified.size());
  const Split parts = *split(data.size(), options.fraction, seed);
  holds_out = !parts.held_out.empty();
  RunSpec one = spec;
  one.data = rows_of(data, parts.train);
  if (one.indices.size() > parts.train.size()) one.indices = order_of(spec.indices, parts.train, data.size());
  auto made = Trial::create(std::move(one), rows_of(data, parts.held_out), options.most_visits);
  if (made) trial = std::move(*made);
}

void SplitExperiment::Parts::take(double count) {
  misclassified.push_back(count);
  trial.reset();
}

/// True once the next split has been made.
bool SplitExperiment::Parts::make(Work& work) {
  if (!trial) {
    start();
    work.spend(static_cast<double>(data.size() * (data.d + 1)));
  }
  if (trial && !trial->advance(work)) return false;
  const bool trained = trial && !trial->error() && holds_out;
  take(trained ? static_cast<double>(trial->result().mistakes.held_out) : std::numeric_limits<double>::quiet_NaN());
  return true;
}

SplitExperiment::SplitExperiment(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
SplitExperiment::~SplitExperiment() = default;

Result<std::unique_ptr<SplitExperiment>> SplitExperiment::create(RunSpec spec, const Options& options) {
  if (Error error = check(spec.data)) return error;
  if (Error error = check_options(options)) return error;
  auto parts = std::make_unique<Parts>();
  parts->data = std::move(spec.data);
  spec.data = {};
  parts->spec = std::move(spec);
  parts->options = options;
  return std::unique_ptr<SplitExperiment>(new SplitExperiment(std::move(parts)));
}

bool SplitExperiment::advance(double amount) {
  Parts& parts = *parts_;
  Work work;
  work.grant(amount);
  while (parts.misclassified.size() < parts.options.splits) {
    if (work.over() || !parts.make(work)) return false;
  }
  return true;
}

double SplitExperiment::progress() const {
  return static_cast<double>(parts_->misclassified.size()) / static_cast<double>(parts_->options.splits);
}

std::span<const double> SplitExperiment::misclassified() const { return parts_->misclassified; }

}  // namespace perceptron
