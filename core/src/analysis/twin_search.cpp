#include "analysis/twin_search.hpp"

#include <algorithm>

#include "numeric/first_equal.hpp"

namespace perceptron {

std::size_t TwinSearch::bytes(const Dataset& data) { return FirstEqual::bytes(data.size()); }

Task<std::optional<Combination>> TwinSearch::find(const Dataset& data, Work& work) {
  const double cost = 2 * static_cast<double>(data.d + 8);
  FirstEqual seen(data.size());
  for (std::uint32_t example = 0; example < data.size(); ++example) {
    const double* const x = data.row(example);
    const auto equal = [&](std::size_t other) { return std::equal(x, x + data.d, data.row(other)); };
    const auto twin = static_cast<std::uint32_t>(seen.add(FirstEqual::hash({x, data.d}), equal));
    if (data.y[twin] != data.y[example]) {
      const std::uint32_t positive = data.y[example] > 0 ? example : twin;
      const std::uint32_t negative = data.y[example] > 0 ? twin : example;
      Combination found;
      found.corners = {{positive, Corner::none}, {Corner::none, negative}};
      found.weights.assign(2, BigInteger::of(1));
      co_return found;
    }
    co_await work.spend(cost);
  }
  co_return std::nullopt;
}

}  // namespace perceptron
