#include "input.hpp"

using namespace perceptron;

namespace bindings {

constexpr Field learner_kind{"learner.kind"};

/// What the object that JavaScript hands over has in other places than the struct in C++.
constexpr struct {
  Field field;
  const char* name;
} elsewhere[] = {
    {Field::order_kind, "order.kind"},
    {Field::order_seed, "order.seed"},
    {Field::order_indices, "order.indices"},
    {Field::seed, "seed"},
    {Field::kernel_degree, "kernel.degree"},
    {Field::kernel_offset, "kernel.offset"},
    {Field::preset_n, "data.n"},
    {Field::preset_noise, "data.noise"},
    {Field::preset_seed, "data.seed"},
    {Field::preset_columns, "data.columns"},
    {Field::preset_species, "data.species"},
};

std::string js_name(Field field) {
  for (const auto& other : elsewhere) {
    if (other.field == field) return other.name;
  }
  std::string name;
  spell(field.name, [&](char letter) { name.push_back(letter); });
  return name;
}

std::size_t count(double value, double most) {
  return value >= 0 && value <= most ? static_cast<std::size_t>(value) : 0;
}

std::uint64_t whole(double value) {
  const bool is_whole = value >= 0 && value <= limits::visits && std::floor(value) == value;
  return is_whole ? static_cast<std::uint64_t>(value) : std::numeric_limits<std::uint64_t>::max();
}

std::uint64_t limit(double value) {
  if (value < 0 || value > limits::visits) return Run::no_limit;
  return value >= 0 ? static_cast<std::uint64_t>(value) : 0;
}

double next(Numbers& numbers) {
  if (numbers.empty()) return std::numeric_limits<double>::quiet_NaN();
  const double number = numbers.front();
  numbers = numbers.subspan(1);
  return number;
}

Numbers next_list(Numbers& numbers) {
  const double said = next(numbers);
  const auto size = std::min<std::size_t>(value_of<std::uint32_t>(said), numbers.size());
  const auto list = numbers.first(size);
  numbers = numbers.subspan(size);
  return list;
}

static std::vector<double> list(Numbers numbers) { return {numbers.begin(), numbers.end()}; }

static std::vector<std::uint32_t> wholes(Numbers numbers) {
  std::vector<std::uint32_t> list(numbers.size());
  std::transform(numbers.begin(), numbers.end(), list.begin(), value_of<std::uint32_t>);
  return list;
}

Result<LearnerOptions> read_options(const LearnerIn& in) {
  const auto learner = value_of<LearnerKind>(in.kind);
  if (!is_member(learner)) return fail(Status::unknown, learner_kind, Reason::name);
  if (learner != LearnerKind::perceptron) return read_other_options(learner, in.settings);
  PerceptronOptions options;
  take_options(in.settings, options);
  return options;
}

Error read_products(const std::optional<ProductsIn>& in, std::optional<Products>& products) {
  if (!in) return {};
  auto made = Products::create(wholes(in->sizes), wholes(in->factors));
  if (!made) return made.error();
  products = std::move(*made);
  return {};
}

Error read_spec(std::vector<double> numbers, SpecIn& spec) {
  Numbers left = numbers;
  take(left, spec);
  spec.limits = engine_limits;
  auto learner = read_options(spec.learner_in);
  if (!learner) return learner.error();
  if (Error error = read_products(spec.products, spec.features)) return error;
  if (spec.max_updates > engine_limits.updates) {
    return fail(Status::out_of_range, Field::max_updates, Reason::whole_within, 1,
                static_cast<double>(engine_limits.updates));
  }
  spec.learner = *learner;
  spec.initial = list(spec.learner_in.initial);
  spec.indices = wholes(spec.indices_in);
  spec.data.y = list(spec.y);
  spec.data.d = spec.d;
  // X, which may be all there is room for, stays where it is.
  const auto first = numbers.begin() + (numbers.empty() ? 0 : 1);
  numbers.erase(first + static_cast<std::ptrdiff_t>(spec.X.size()), numbers.end());
  numbers.erase(numbers.begin(), first);
  spec.data.X = std::move(numbers);
  return {};
}

Error check_rows(std::size_t base, double numbers, double n) {
  const auto d = static_cast<double>(base);
  const bool is_count = n >= 0 && n <= static_cast<double>(engine_limits.values) && n == std::floor(n);
  if (is_count && numbers == n * d) return {};
  return fail(Status::wrong_length, Field::X, Reason::columns);
}

}  // namespace bindings
