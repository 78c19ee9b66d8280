#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

#include "perceptron/result.hpp"

namespace perceptron {

/// Different products of base features, which are counted from 0: x1·x2 has the factors 0 and 1, x1² has 0 and 0.
class Products {
 public:
  /// None.
  Products() = default;

  /// `sizes`: how many factors each product has, 1 to `limits::factors`; `factors`: those of the first product, in any
  /// order, then those of the second, and so on. Fails with `too_large` for more than `limits::products`, with
  /// `out_of_range` for a size that is none or beyond the factors there are, with `duplicate`, and with `wrong_length`
  /// for factors of no product. O(m log m) for m products.
  static Result<Products> create(std::span<const std::uint32_t> sizes, std::span<const std::uint32_t> factors);

  /// The same of lists of factors: `Products::create({{0}, {1}, {0, 1}})` is x1, x2 and x1·x2.
  static Result<Products> create(std::initializer_list<std::initializer_list<std::uint32_t>> products);

  std::size_t size() const { return ends_.size(); }

  /// The factors of a product, ascending. Asserts that `product` is below `size()`.
  std::span<const std::uint32_t> operator[](std::size_t product) const {
    assert(product < size());
    const std::size_t first = product > 0 ? ends_[product - 1] : 0;
    return {factors_.data() + first, ends_[product] - first};
  }

  bool operator==(const Products&) const = default;

  /// Of all products.
  std::span<const std::uint32_t> factors() const { return factors_; }

 private:
  std::vector<std::uint32_t> factors_;
  std::vector<std::size_t> ends_;  ///< of each product, in the factors
};

}  // namespace perceptron
