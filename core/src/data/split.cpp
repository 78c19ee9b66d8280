#include "perceptron/split.hpp"

#include <algorithm>
#include <cmath>

#include "data/permutation.hpp"
#include "perceptron/limits.hpp"

namespace perceptron {

/// Whether so many examples can be divided like that.
static Error check(std::size_t n, double fraction) {
  if (n > limits::values) return fail(Status::too_large, Field::X, "These are more examples than fit.");
  if (fraction >= 0 && fraction <= 1) return {};
  return fail(Status::out_of_range, Field::fraction, "fraction must be a number from 0 to 1.");
}

Result<Split> split(std::size_t n, double fraction, std::uint64_t seed) {
  if (Error error = check(n, fraction)) return error;
  std::vector<std::uint32_t> examples(n);
  permute(examples, Random(seed));
  const double share = static_cast<double>(n) * fraction;
  const double whole = std::floor(share);
  const auto held = static_cast<std::ptrdiff_t>(share - whole < 0.5 ? whole : whole + 1);
  std::sort(examples.begin(), examples.begin() + held);
  std::sort(examples.begin() + held, examples.end());
  return Split{{examples.begin() + held, examples.end()}, {examples.begin(), examples.begin() + held}};
}

}  // namespace perceptron
