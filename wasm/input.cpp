#include "input.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "perceptron/limits.hpp"
#include "settings.hpp"

using namespace perceptron;

namespace bindings {

std::string js_name(Field field) {
  std::string name;
  for (const char* letter = field.name; *letter; ++letter) {
    const bool joins = *letter == '_';
    if (joins) ++letter;
    name.push_back(static_cast<char>(joins ? *letter - 'a' + 'A' : *letter));
  }
  return name;
}

std::size_t count(double value, double most) {
  return value >= 0 && value <= most ? static_cast<std::size_t>(value) : 0;
}

std::uint64_t whole(double value) {
  const bool is_whole = value >= 0 && value <= limits::visits && std::floor(value) == value;
  return is_whole ? static_cast<std::uint64_t>(value) : std::numeric_limits<std::uint64_t>::max();
}

std::uint32_t small_whole(double value) {
  return static_cast<std::uint32_t>(std::min<std::uint64_t>(whole(value), std::numeric_limits<std::uint32_t>::max()));
}

std::uint64_t limit(double value) {
  if (value < 0 || value > limits::visits) return Run::no_limit;
  return value >= 0 ? static_cast<std::uint64_t>(value) : 0;
}

/// A double as a size that fits an array; infinite for what is none.
static double size(double value) {
  return value >= 0 && value <= static_cast<double>(limits::values) ? std::floor(value)
                                                                    : std::numeric_limits<double>::infinity();
}

static std::vector<double> part(const std::vector<double>& all, std::size_t first, std::size_t end) {
  return {all.data() + first, all.data() + end};
}

/// Volatile, so that a linker leaves it in the extension: a function with one caller would become a part of it.
static LearnerOptions (*const volatile read_others)(LearnerKind, std::span<const double>) = read_other_options;

Result<LearnerOptions> read_options(double kind, std::span<const double> settings) {
  const auto learner = member<LearnerKind>(kind);
  if (!is_member(learner)) {
    return fail(Status::unknown, Field::learner_kind, "There is no such learner.");
  }
  if (learner != LearnerKind::perceptron) return read_others(learner, settings);
  return options_of<PerceptronOptions>(settings);
}

Result<RunSpec> read_spec(const ConfigIn& in, std::vector<double> doubles, std::span<const std::uint32_t> ints) {
  const bool fits = size(in.n) * (size(in.d) + 1) + size(in.settings) <= static_cast<double>(doubles.size());
  const bool all_base_features = in.products < 0;
  const double products = all_base_features ? 0 : size(in.products);
  if (!fits || !(products <= size(in.terms)) || !(size(in.terms) <= static_cast<double>(ints.size()))) {
    return fail(Status::wrong_length, Field::X, "The spec says more numbers than come with it.");
  }
  const auto n = static_cast<std::size_t>(in.n);
  const auto d = static_cast<std::size_t>(in.d);
  const std::size_t labels = n * d;
  const std::size_t settings = labels + n;
  const std::size_t initial = settings + static_cast<std::size_t>(in.settings);
  auto learner = read_options(in.learner, std::span(doubles).subspan(settings, initial - settings));
  if (!learner) return learner.error();
  RunSpec spec;
  spec.learner = *learner;
  spec.data.d = d;
  spec.data.y = part(doubles, labels, settings);
  spec.initial = part(doubles, initial, doubles.size());
  doubles.resize(labels);
  spec.data.X = std::move(doubles);
  const auto terms = ints.first(static_cast<std::size_t>(in.terms));
  if (!all_base_features) {
    const auto sizes = terms.first(static_cast<std::size_t>(products));
    auto features = Products::create(sizes, terms.subspan(sizes.size()));
    if (!features) return features.error();
    spec.features = std::move(*features);
  }
  spec.indices.assign(ints.begin() + static_cast<std::ptrdiff_t>(terms.size()), ints.end());
  spec.scaling = member<Scaling>(in.scaling);
  spec.bias = in.bias != 0;
  spec.order = member<OrderKind>(in.order);
  spec.seed = whole(in.seed);
  spec.max_epochs = whole(in.maxEpochs);
  spec.max_updates = count(in.maxUpdates, limits::visits);
  spec.journal = in.journal != 0;
  return spec;
}

Result<Grid> read_grid(const GridIn& in, const Run& run) {
  const auto most = static_cast<double>(limits::grid);
  const Grid grid{in.x0, in.y0, in.dx, in.dy, count(in.columns, most), count(in.rows, most)};
  if (Error error = check_grid(run, grid)) return error;
  return grid;
}

Error check_rows(const Run& run, double numbers, double n) {
  const auto d = static_cast<double>(run.feature_map().base_features());
  const bool is_count = n >= 0 && n <= static_cast<double>(limits::values) && n == std::floor(n);
  if (is_count && numbers == n * d) return {};
  return fail(Status::wrong_length, Field::X, "These are not rows of as many numbers as the run was made with.");
}

}  // namespace bindings
