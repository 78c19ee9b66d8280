#pragma once

#include <cmath>
#include <cstdint>
#include <iterator>
#include <utility>
#include <vector>

#include "numeric/random.hpp"
#include "support.hpp"

/// Examples as doubles like them least: drawn by a seed, each kind as often as any other.
namespace perceptron::test {

/// What is known of a set by how it was made.
enum class Known : std::uint8_t { nothing, separable, not_separable };

struct DegenerateSet {
  const char* kind;
  RunSpec spec;
  Known known = Known::nothing;
};

/// Draws the sets of one seed.
class DegenerateSets {
 public:
  explicit DegenerateSets(std::uint64_t seed) : random_(seed) {}

  DegenerateSet next() {
    using Kind = DegenerateSet (DegenerateSets::*)();
    static constexpr Kind kinds[] = {&DegenerateSets::collinear,         &DegenerateSets::twins,
                                     &DegenerateSets::huge_and_tiny,     &DegenerateSets::far_offset,
                                     &DegenerateSets::near_2_to_53,      &DegenerateSets::log_scaled,
                                     &DegenerateSets::few_rows,          &DegenerateSets::one_of_a_label,
                                     &DegenerateSets::wide_and_touching, &DegenerateSets::wide_and_apart};
    DegenerateSet set = (this->*kinds[random_.below(std::size(kinds))])();
    set.spec.bias = set.known != Known::nothing || random_.below(3) > 0;
    return set;
  }

 private:
  double below(std::uint32_t end) { return static_cast<double>(random_.below(end)); }
  double label() { return random_.below(2) ? 1 : -1; }

  /// n rows of d numbers made by `value(i, j)`, with labels of both kinds.
  template <typename Value>
  RunSpec examples(std::size_t n, std::size_t d, Value value) {
    std::vector<double> X, y;
    for (std::size_t i = 0; i < n; ++i) {
      y.push_back(i < 2 ? 1 - 2 * static_cast<double>(i) : label());
      for (std::size_t j = 0; j < d; ++j) X.push_back(value(i, j));
    }
    RunSpec spec = spec_of(std::move(X), std::move(y));
    spec.data.d = d;
    return spec;
  }

  RunSpec whole_numbers(std::uint32_t reach) {
    return examples(2 + random_.below(7), 1 + random_.below(3),
                    [&](auto, auto) { return below(2 * reach + 1) - reach; });
  }

  /// Decimals on a line, or beside it by their rounding.
  DegenerateSet collinear() {
    const double a = below(100) / 10, b = below(100) / 10, c = below(100) / 10;
    double t = 0;
    return {"collinear", examples(3 + random_.below(5), 2, [&](auto, auto j) {
              if (j == 0) t = below(10) / 10;
              return j == 0 ? t * a : t * b + c;
            })};
  }

  DegenerateSet twins() {
    RunSpec spec = whole_numbers(3);
    Dataset& data = spec.data;
    const std::size_t from = random_.below(static_cast<std::uint32_t>(data.size()));
    const std::vector<double> row(data.row(from), data.row(from) + data.d);
    change(data, [&](std::vector<double>& X) { X.insert(X.end(), row.begin(), row.end()); });
    data.y.push_back(label());
    return {"twins", std::move(spec)};
  }

  DegenerateSet huge_and_tiny() {
    static constexpr double sizes[] = {1e-170, 1e-300, 1e97, 1, 1e50, 5e-324};
    RunSpec spec = whole_numbers(3);
    const bool by_column = random_.below(2) == 0;
    const std::uint32_t first = random_.below(6);
    change(spec.data, [&](std::vector<double>& X) {
      for (std::size_t k = 0; k < X.size(); ++k) {
        X[k] *= sizes[by_column ? (first + k % spec.data.d) % 6 : random_.below(6)];
      }
    });
    return {"huge and tiny", std::move(spec)};
  }

  DegenerateSet far_offset() {
    RunSpec spec = whole_numbers(3);
    static constexpr double offsets[] = {1e15, -1e15, 4e15, 1e12};
    const double offset = offsets[random_.below(4)];
    change(spec.data, [&](std::vector<double>& X) {
      for (double& x : X) x += offset;
    });
    return {"far offset", std::move(spec)};
  }

  DegenerateSet near_2_to_53() {
    return {"near 2^53", examples(2 + random_.below(7), 1 + random_.below(3),
                                  [&](auto, auto) { return label() * (0x1p53 - below(5)); })};
  }

  DegenerateSet log_scaled() {
    return {"log-scaled", examples(3 + random_.below(5), 3, [&](auto, auto j) {
              return std::pow(10, -4 * static_cast<double>(j)) * random_.uniform(-1, 1);
            })};
  }

  /// Rows of decimals, over and over.
  DegenerateSet few_rows() {
    std::vector<double> rows;
    const std::size_t d = 1 + random_.below(3);
    for (std::size_t k = 0; k < 3 * d; ++k) rows.push_back(below(30) / 10);
    std::uint32_t row = 0;
    return {"few rows", examples(7, d, [&](auto, auto j) {
              if (j == 0) row = random_.below(3);
              return rows[row * d + j];
            })};
  }

  DegenerateSet one_of_a_label() {
    RunSpec spec = whole_numbers(2);
    for (std::size_t i = 2; i < spec.data.size(); ++i) spec.data.y[i] = 1;
    return {"one of a label", std::move(spec)};
  }

  /// Real features, some a multiple of another; the last example of a label is half way between two of the other.
  DegenerateSet wide_and_touching() {
    const std::size_t d = 4 + random_.below(16), n = 2 * d;
    RunSpec spec = examples(n, d, [&](auto, auto) { return std::floor(random_.uniform(-1, 1) * 0x1p40); });
    Dataset& data = spec.data;
    change(data, [&](std::vector<double>& X) {
      for (std::size_t i = 0; i < n; ++i) {
        double* const x = X.data() + i * d;
        x[d - 1] = 4 * x[0];
        x[0] += data.y[i] * 0x1p41;
      }
      for (std::size_t j = 0; j < d; ++j) X[(n - 1) * d + j] = (X[j] + X[2 * d + j]) / 2;
    });
    data.y[2] = data.y[0];
    data.y[n - 1] = -data.y[0];
    return {"wide and touching", std::move(spec), Known::not_separable};
  }

  /// With a gap that is a tiny part of what the features are.
  DegenerateSet wide_and_apart() {
    const std::size_t d = 4 + random_.below(16);
    const double gap = std::ldexp(1, -static_cast<int>(random_.below(36)));
    RunSpec spec = examples(4 * d, d, [&](auto, auto) { return std::floor(random_.uniform(-1, 1) * 0x1p12); });
    change(spec.data, [&](std::vector<double>& X) {
      for (std::size_t i = 0; i < spec.data.size(); ++i) {
        double* const x = X.data() + i * d;
        x[0] = spec.data.y[i] * gap;
        for (std::size_t j = 1; j < d; ++j) x[0] += x[j];
      }
    });
    return {"wide and apart", std::move(spec), Known::separable};
  }

  Random random_;
};

}  // namespace perceptron::test
