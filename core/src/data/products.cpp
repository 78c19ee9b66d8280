#include "perceptron/feature_map.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "data/checks.hpp"
#include "perceptron/limits.hpp"

namespace perceptron {

Result<Products> Products::create(std::span<const std::uint32_t> sizes, std::span<const std::uint32_t> factors) {
  if (sizes.size() > limits::products) {
    return fail(Status::too_large, Field::features, Reason::many_products, limits::products);
  }
  Products products;
  std::set<std::vector<std::uint32_t>> known;
  for (const std::uint32_t size : sizes) {
    const std::size_t number = products.size() + 1;
    const std::size_t first = products.factors_.size();
    if (size < 1 || size > limits::factors || size > factors.size() - first) {
      return fail(Status::out_of_range, Field::features, Reason::factors, number, limits::factors);
    }
    // Sorted, so that x1*x2 and x2*x1 are the same.
    std::vector<std::uint32_t> product;
    for (const std::uint32_t factor : factors.subspan(first, size)) {
      product.insert(std::upper_bound(product.begin(), product.end(), factor), factor);
    }
    products.factors_.insert(products.factors_.end(), product.begin(), product.end());
    products.ends_.push_back(first + size);
    if (!known.insert(std::move(product)).second) {
      return fail(Status::duplicate, Field::features, Reason::same_product, number);
    }
  }
  if (products.factors_.size() < factors.size()) {
    return fail(Status::wrong_length, Field::features, Reason::stray_factors);
  }
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
