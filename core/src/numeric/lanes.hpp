#pragma once

#include <cstddef>
#include <cstring>
#include <span>
#include <type_traits>

/// Vector arithmetic whose sums have one fixed order, so that every build gives the same bits.
namespace perceptron {

using Numbers = std::span<const double>;

namespace detail {
/// Two doubles the compiler keeps in one SIMD register where there is one (SSE2, NEON, SIMD128).
using Pair = double __attribute__((vector_size(16)));

inline Pair load(const double* p) {
  Pair pair;
  std::memcpy(&pair, p, sizeof pair);
  return pair;
}
inline void store(double* p, Pair pair) { std::memcpy(p, &pair, sizeof pair); }
}  // namespace detail

/// The sum of term(w, x) over n values; a term is of two numbers, or of two pairs of them. Up to three terms are added
/// from left to right. From four on, lane l of eight sums the terms at l, l+8, l+16, … of the whole groups of eight;
/// then ((0+2)+(4+6)) + ((1+3)+(5+7)); then the rest is added from left to right. The order is part of the definition.
template <typename Term>
double sum_of(const double* w, const double* x, std::size_t n, Term term) {
  using detail::load;
  using detail::Pair;
  if (n < 4) {
    double sum = 0;
    if (n > 0) sum = term(w[0], x[0]);
    if (n > 1) sum += term(w[1], x[1]);
    if (n > 2) sum += term(w[2], x[2]);
    return sum;
  }
  Pair a{0, 0}, b{0, 0}, c{0, 0}, d{0, 0};
  // Moving pointers: with an index some targets work out eight addresses in each turn.
  const double* const end = w + n;
  for (const double* const whole = w + n / 8 * 8; w != whole; w += 8, x += 8) {
    a += term(load(w), load(x));
    b += term(load(w + 2), load(x + 2));
    c += term(load(w + 4), load(x + 4));
    d += term(load(w + 6), load(x + 6));
  }
  const Pair sums = (a + b) + (c + d);
  double sum = sums[0] + sums[1];
  while (w != end) sum += term(*w++, *x++);
  return sum;
}

/// w·x over n values.
inline double dot(const double* w, const double* x, std::size_t n) {
  return sum_of(w, x, n, [](auto wj, auto xj) { return wj * xj; });
}

/// w ← w + c·x over n values.
inline void add_scaled(double* w, double c, const double* x, std::size_t n) {
  using detail::load;
  const detail::Pair factor{c, c};
  std::size_t i = 0;
  for (; i + 2 <= n; i += 2) detail::store(w + i, load(w + i) + factor * load(x + i));
  if (i < n) w[i] += c * x[i];
}

/// loop(d): for a plane with a d that the compiler knows, so that a short sum needs no loop of its own.
template <typename Loop>
void with_width(std::size_t d, Loop loop) {
  if (d == 2) {
    loop(std::integral_constant<std::size_t, 2>{});
  } else {
    loop(d);
  }
}

}  // namespace perceptron
