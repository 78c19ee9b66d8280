#include "perceptron/split.hpp"

#include <algorithm>
#include <cmath>

#include "data/permutation.hpp"

namespace perceptron {

Split split(std::size_t n, double fraction, std::uint64_t seed) {
  std::vector<std::uint32_t> examples(n);
  permute(examples, Random(seed));
  const double share = static_cast<double>(n) * fraction;
  const double whole = std::floor(share);
  const auto held = static_cast<std::ptrdiff_t>(share - whole < 0.5 ? whole : whole + 1);
  std::sort(examples.begin(), examples.begin() + held);
  std::sort(examples.begin() + held, examples.end());
  return {{examples.begin() + held, examples.end()}, {examples.begin(), examples.begin() + held}};
}

}  // namespace perceptron
