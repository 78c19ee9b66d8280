#include "input.hpp"

#include <cmath>

#include "perceptron/limits.hpp"

using namespace perceptron;

namespace bindings {

std::size_t count(double value, double most) {
  return value >= 0 && value <= most ? static_cast<std::size_t>(value) : 0;
}

std::uint64_t limit(double value) {
  if (value < 0 || value > limits::visits) return Run::no_limit;
  return value >= 0 ? static_cast<std::uint64_t>(value) : 0;
}

/// A double as one of an enum's 0…last; what is out of range becomes a member that does not exist.
template <class Enum>
static Enum member(double value, int last) {
  return static_cast<Enum>(value >= 0 && value <= last ? static_cast<int>(value) : 255);
}

LearnerKind learner_kind(double value) {
  return member<LearnerKind>(value, static_cast<int>(LearnerKind::decision_tree));
}

/// A double as a size that fits an array; infinite for what is none.
static double size(double value) {
  return value >= 0 && value <= static_cast<double>(limits::values) ? std::floor(value)
                                                                    : std::numeric_limits<double>::infinity();
}

static std::vector<double> part(const std::vector<double>& all, std::size_t first, std::size_t end) {
  return {all.data() + first, all.data() + end};
}

Error read_spec(const ConfigIn& in, std::vector<double> doubles, std::span<const std::int32_t> ints, RunSpec& spec) {
  const bool fits = size(in.n) * (size(in.d) + 1) + size(in.settings) <= static_cast<double>(doubles.size());
  if (!fits || !(size(in.terms) <= static_cast<double>(ints.size()))) {
    return fail(Status::wrong_length, "X", "The spec says more numbers than come with it.");
  }
  const auto n = static_cast<std::size_t>(in.n);
  const auto d = static_cast<std::size_t>(in.d);
  const std::size_t labels = n * d;
  const std::size_t settings = labels + n;
  const std::size_t initial = settings + static_cast<std::size_t>(in.settings);
  spec.data.d = d;
  spec.data.y = part(doubles, labels, settings);
  spec.learner_settings = part(doubles, settings, initial);
  spec.initial = part(doubles, initial, doubles.size());
  doubles.resize(labels);
  spec.data.X = std::move(doubles);
  const auto terms = static_cast<std::size_t>(in.terms);
  spec.terms.assign(ints.begin(), ints.begin() + static_cast<std::ptrdiff_t>(terms));
  spec.indices.assign(ints.begin() + static_cast<std::ptrdiff_t>(terms), ints.end());
  spec.all_base_features = in.allBaseFeatures != 0;
  spec.scaling = member<Scaling>(in.scaling, 3);
  spec.bias = in.bias != 0;
  spec.learner = learner_kind(in.learner);
  spec.order = member<OrderKind>(in.order, 4);
  spec.seed = in.seed;
  spec.max_epochs = in.maxEpochs;
  spec.max_updates = count(in.maxUpdates, limits::visits);
  spec.journal = in.journal != 0;
  return {};
}

Error read_grid(const GridIn& in, const Run& run, Grid& grid) {
  if (run.feature_map().base_features() != 2) {
    return fail(Status::unknown, "grid", "Only a run of two base features has a field.");
  }
  const auto most = static_cast<double>(limits::grid);
  grid = {in.x0, in.y0, in.dx, in.dy, count(in.columns, most), count(in.rows, most)};
  const bool finite = std::isfinite(in.x0) && std::isfinite(in.y0) && std::isfinite(in.dx) && std::isfinite(in.dy);
  if (finite && in.dx > 0 && grid.columns > 0 && grid.rows > 0) return {};
  return fail(Status::out_of_range, "grid", "A grid has finite numbers, dx above 0, and 1 to 4096 columns and rows.");
}

Error check_rows(const Run& run, double numbers, double n) {
  const auto d = static_cast<double>(run.feature_map().base_features());
  if (n >= 0 && n <= static_cast<double>(limits::values) && numbers == n * d) return {};
  return fail(Status::wrong_length, "X", "These are not rows of as many numbers as the run was made with.");
}

}  // namespace bindings
