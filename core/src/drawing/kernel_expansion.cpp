#include "drawing/kernel_expansion.hpp"

#include <numeric>

#include "data/checks.hpp"

namespace perceptron {

/// n over k; not exact where that is beyond 2^53.
static double binomial(double n, unsigned k) {
  double value = 1;
  for (unsigned i = 1; i <= k; ++i) value = value * (n - k + i) / i;
  // Rounding leaves it within a fraction of a whole number.
  return std::floor(value + 0.5);
}

/// By multiplication alone, so that it is the same everywhere.
static double power(double base, unsigned exponent) {
  double value = 1;
  for (unsigned i = 0; i < exponent; ++i) value *= base;
  return value;
}

double KernelExpansion::count(unsigned degree, double offset, std::size_t features) {
  const double choices = static_cast<double>(features) + (offset > 0 ? 1 : 0);
  if (choices == 0) return 0;
  // As often as the degree or, which is as many, each feature but one: the fewer steps.
  const double steps = std::min<double>(degree, choices - 1);
  return binomial(choices + degree - 1, static_cast<unsigned>(steps));
}

Result<KernelExpansion> KernelExpansion::create(const FeatureMap& map, std::uint32_t degree, double offset) {
  if (degree < 1 || degree > 10) return fail(Status::out_of_range, Field::kernel_degree, Reason::whole_within, 1, 10);
  if (!(offset >= 0 && offset <= limits::learning_rate)) {
    return fail(Status::out_of_range, Field::kernel_offset, Reason::within, 0, 1e6);
  }
  const double columns = static_cast<double>(std::max<std::size_t>(map.base_features(), 1));
  if (count(degree, offset, map.features()) > std::min(most, static_cast<double>(limits::results) / columns)) {
    return fail(Status::too_large, Field::kernel, Reason::many_kernel_features);
  }
  KernelExpansion expansion;
  expansion.map_ = &map;
  expansion.offset_ = offset;
  std::vector<double> powers(map.base_features());
  expansion.choose(0, degree, powers, 1);
  const auto degree_of = [](const Term& of) { return std::accumulate(of.powers.begin(), of.powers.end(), 0.0); };
  std::stable_sort(expansion.terms_.begin(), expansion.terms_.end(),
                   [&](const Term& a, const Term& b) { return degree_of(a) < degree_of(b); });
  return expansion;
}

/// How often the kernel's power takes each feature, from this one on, when it is still to take `left`.
void KernelExpansion::choose(std::size_t feature, unsigned left, std::vector<double>& powers, double square) {
  if (feature == map_->features()) {
    // What no feature takes of the degree, the offset takes.
    const double whole = square * power(offset_, left);
    if (whole == 0) return;
    const auto same = std::find_if(terms_.begin(), terms_.end(), [&](const Term& t) { return t.powers == powers; });
    if (same == terms_.end()) {
      terms_.push_back({powers, whole});
    } else {
      same->square += whole;
    }
    return;
  }
  const auto own = map_->factors(feature);
  const auto multiply = [&](double by) {
    for (const std::uint32_t factor : own) powers[factor] += by;
  };
  for (unsigned k = 0; k < left; ++k) multiply(1);
  for (unsigned times = left;; --times) {
    choose(feature + 1, left - times, powers, square * binomial(left, times));
    if (times == 0) return;
    multiply(-1);
  }
}

static Error wrong_length(Field field) { return fail(Status::wrong_length, field, Reason::kernel_numbers); }

std::vector<double> KernelExpansion::monomials(Numbers row) const {
  std::vector<double> x(row.begin(), row.end());
  map_->scale(x.data());
  std::vector<double> values;
  for (const auto& [powers, square] : terms_) {
    double product = 1;
    for (std::size_t j = 0; j < x.size(); ++j) {
      for (double k = 0; k < powers[j]; ++k) product *= x[j];
    }
    values.push_back(std::sqrt(square) * product);
  }
  return values;
}

Result<KernelExpansion::Reading> KernelExpansion::read(Numbers weights, Numbers row) const {
  if (weights.size() != size()) return wrong_length(Field::weights);
  if (row.size() != map_->base_features()) return wrong_length(Field::X);
  Reading reading{monomials(row), {}, 0};
  for (std::size_t t = 0; t < size(); ++t) {
    reading.contributions.push_back(weights[t] * reading.features[t]);
    reading.score += reading.contributions[t];
  }
  return reading;
}

Result<std::vector<double>> KernelExpansion::weights(Numbers alpha, Numbers labels, Numbers rows) const {
  const std::size_t d = map_->base_features();
  if (labels.size() != alpha.size()) return wrong_length(Field::y);
  if (rows.size() != alpha.size() * d) return wrong_length(Field::X);
  std::vector<double> sum(size());
  for (std::size_t i = 0; i < alpha.size(); ++i) {
    const std::vector<double> phi = monomials(rows.subspan(i * d, d));
    for (std::size_t t = 0; t < sum.size(); ++t) sum[t] += alpha[i] * labels[i] * phi[t];
  }
  return sum;
}

}  // namespace perceptron
