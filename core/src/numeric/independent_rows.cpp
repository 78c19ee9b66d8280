#include "numeric/independent_rows.hpp"

#include <numeric>
#include <utility>

namespace perceptron {

Task<std::vector<std::size_t>> independent_rows(const Modulus& modulus, std::vector<std::uint32_t> A, std::size_t rows,
                                                std::size_t columns, Work& work) {
  const std::vector<std::size_t> none;
  std::vector<std::size_t> order(rows);
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto row = [&](std::size_t at) { return A.data() + order[at] * (columns + 1); };
  for (std::size_t at = 0; at < columns; ++at) {
    std::size_t found = at;
    while (found < rows && row(found)[at] == 0) ++found;
    if (found == rows) co_return none;
    std::swap(order[at], order[found]);
    co_await work.spend(static_cast<double>(at + 1));
    for (std::size_t from = at + 1; from < rows; ++from) {
      if (const std::uint32_t value = row(from)[at]; value != 0) {
        const std::uint32_t factor = modulus.product(modulus.negative(value), modulus.reciprocal(row(at)[at]));
        modulus.add_multiple(row(from) + at, factor, row(at) + at, columns + 1 - at);
      }
      // A product with its remainder is four multiply-adds.
      co_await work.spend(4 * static_cast<double>(columns + 1 - at) + 8);
    }
  }
  for (std::size_t at = columns; at < rows; ++at) {
    if (row(at)[columns] != 0) co_return none;
  }
  co_return order;
}

}  // namespace perceptron
