#include "perceptron/feature_map.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "data/checks.hpp"
#include "perceptron/limits.hpp"

namespace perceptron {

/// Of few factors: `std::sort` would be more bytes to download.
static void sort_few(std::span<std::uint32_t> factors) {
  for (std::size_t end = 1; end < factors.size(); ++end) {
    for (std::size_t k = end; k > 0 && factors[k - 1] > factors[k]; --k) std::swap(factors[k - 1], factors[k]);
  }
}

Result<Products> Products::create(std::span<const std::uint32_t> sizes, std::span<const std::uint32_t> factors) {
  if (sizes.size() > limits::products) {
    return fail(Status::too_large, Field::features, Reason::many_products, static_cast<double>(limits::products));
  }
  Products products;
  const auto comes_before = [&products](std::size_t one, std::size_t other) {
    const auto a = products[one], b = products[other];
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
  };
  std::set<std::size_t, decltype(comes_before)> known(comes_before);
  // Sorted, so that x1*x2 and x2*x1 are the same.
  std::vector<std::uint32_t>& all = products.factors_;
  all.assign(factors.begin(), factors.end());
  std::size_t first = 0;
  for (const std::uint32_t size : sizes) {
    const std::size_t number = products.size() + 1;
    if (size < 1 || size > limits::factors || size > all.size() - first) {
      return fail(Status::out_of_range, Field::features, Reason::factors, static_cast<double>(number),
                  static_cast<double>(limits::factors));
    }
    sort_few(std::span(all).subspan(first, size));
    products.ends_.push_back(first += size);
    if (!known.insert(number - 1).second) {
      return fail(Status::duplicate, Field::features, Reason::same_product, static_cast<double>(number));
    }
  }
  if (first < all.size()) return fail(Status::wrong_length, Field::features, Reason::stray_factors);
  return products;
}

Result<Products> Products::create(std::initializer_list<std::initializer_list<std::uint32_t>> products) {
  std::vector<std::uint32_t> sizes, factors;
  for (const auto& product : products) {
    sizes.push_back(static_cast<std::uint32_t>(product.size()));
    factors.insert(factors.end(), product.begin(), product.end());
  }
  return create(sizes, factors);
}

}  // namespace perceptron
