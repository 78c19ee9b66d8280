#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "exact_sign.hpp"
#include "numeric/random.hpp"
#include "perceptron/dataset.hpp"

/// Sets as people have them, of hundreds of features: each kind is hard for doubles in its own way.
namespace perceptron::test {

struct OrdinarySet {
  const char* kind;
  Dataset data;
  /// Weights and a bias that separate it, where it has been made so: checked exactly.
  std::vector<double> planted;
  /// (n, rank): numbers of which all features are linear combinations, exactly.
  std::vector<double> essence;
  std::size_t rank;
};

class OrdinarySets {
 public:
  static constexpr std::array kinds{"coin labels", "thin margins", "duplicates", "low rank", "wide scales"};

  /// A set of kind `seed` modulo 5 with so many features at most.
  OrdinarySets(std::uint64_t seed, std::size_t least, std::size_t most)
      : random_(seed, 43), kind_(seed % kinds.size()) {
    // Half of them in the lowest quarter of the octaves: time grows with the third power.
    const double part = random_.uniform();
    d_ = static_cast<std::size_t>(static_cast<double>(least) *
                                  std::pow(static_cast<double>(most) / static_cast<double>(least), part * part));
    variant_ = static_cast<std::size_t>(seed / kinds.size());
  }

  OrdinarySet next() {
    set_ = {kinds[kind_], {}, {}, {}, d_};
    set_.data.d = d_;
    switch (kind_) {
      case 0: coin(); break;
      case 1: thin(); break;
      case 2: duplicates(); break;
      case 3: low_rank(); break;
      default: wide(); break;
    }
    if (set_.essence.empty()) set_.essence = X_;
    set_.data.X = std::move(X_);
    return std::move(set_);
  }

 private:
  void coin() {
    normal(examples(1.5, 5));
    toss();
  }

  /// All examples lie about as far from a hyperplane as the gap is wide: down to a hundredth of what doubles see of it.
  /// Of a third of the sets only as many as it takes to hold the hyperplane in its place. Of another third some are on
  /// the wrong side, by as little.
  void thin() {
    normal(examples(1.2, 4));
    const std::size_t near = variant_ % 3 == 1 ? std::min(size(), d_ + d_ / 8) : size();
    plant(std::pow(10, -2 - 12 * random_.uniform()), 1, near);
    if (variant_ % 3 == 2) {
      for (double& y : set_.data.y) y = random_.below(5) == 0 ? -y : y;
      set_.planted.clear();
    }
  }

  void duplicates() {
    const std::size_t distinct = examples(1.2, 3);
    normal(distinct);
    toss();
    if (variant_ % 3 == 1) {
      for (std::size_t j = 1; j < d_; j += 3) {
        for (std::size_t i = 0; i < distinct; ++i) X_[i * d_ + j] = X_[i * d_ + j - 1];
      }
    }
    for (std::size_t i = 0; i < distinct; ++i) {
      const std::size_t copy = random_.below(static_cast<std::uint32_t>(distinct));
      // At some distance that only the last bits tell.
      const double apart = variant_ % 3 == 2 ? 0x1p-50 : 0;
      for (std::size_t j = 0; j < d_; ++j) X_.push_back(X_[copy * d_ + j] * (1 + apart * random_.below(3)));
      set_.data.y.push_back(set_.data.y[copy]);
    }
    if (variant_ % 3 != 1) return;
    set_.rank = 0;
    for (std::size_t j = 0; j < d_; ++j) set_.rank += j % 3 != 1;
    for (std::size_t k = 0; k < X_.size(); ++k) {
      if (k % d_ % 3 != 1) set_.essence.push_back(X_[k]);
    }
  }

  /// Products of two thin matrices: of whole numbers, or rounded, which gives them all ranks by what is lost.
  void low_rank() {
    const bool whole = variant_ % 2 == 0, planted = variant_ % 4 >= 2;
    const std::size_t r = d_ / 8 + random_.below(static_cast<std::uint32_t>(d_ / 3)), n = examples(2.5, 4);
    const auto number = [&] { return whole ? random_.below(9) - 4.0 : random_.normal(); };
    std::vector<double> left(n * r), right(r * d_);
    for (double& value : left) value = number();
    for (double& value : right) value = number();
    X_.assign(n * d_, 0);
    for (std::size_t i = 0; i < n; ++i) {
      for (std::size_t k = 0; k < r; ++k) {
        const double factor = left[i * r + k];
        for (std::size_t j = 0; j < d_; ++j) X_[i * d_ + j] += factor * right[k * d_ + j];
      }
    }
    if (whole) {
      set_.rank = r;
      set_.essence = std::move(left);
    }
    if (planted) {
      label();
    } else {
      toss();
    }
  }

  void wide() {
    const std::size_t n = examples(1.5, 4);
    normal(n);
    if (variant_ % 2 == 0) {
      scale();
      toss();
    } else {
      // A gap that is a tiny part of the numbers.
      for (double& value : X_) value *= 1e6;
      plant(1e-14, 1e6, size());
      if (variant_ % 4 == 1) scale();
    }
  }

  std::size_t examples(double least, double most) {
    return static_cast<std::size_t>(random_.uniform(least, most) * static_cast<double>(d_));
  }

  void normal(std::size_t n) {
    X_.resize(n * d_);
    for (double& value : X_) value = random_.normal();
  }

  std::size_t size() const { return X_.size() / d_; }

  void toss() {
    set_.data.y.resize(size());
    for (double& y : set_.data.y) y = random_.below(2) == 0 ? -1 : 1;
    set_.data.y[0] = -1;
    set_.data.y[1] = 1;
  }

  /// Each column by a power of ten, the planted weights by the other way.
  void scale() {
    for (std::size_t j = 0; j < d_; ++j) {
      const int exponent = static_cast<int>(random_.below(60)) - 30;
      for (std::size_t i = 0; i < size(); ++i) X_[i * d_ + j] = std::ldexp(X_[i * d_ + j], exponent);
      if (!set_.planted.empty()) set_.planted[j] = std::ldexp(set_.planted[j], -exponent);
    }
  }

  void draw_plane() {
    set_.planted.resize(d_ + 1);
    double square = 0;
    for (std::size_t j = 0; j < d_; ++j) {
      set_.planted[j] = random_.normal();
      square += set_.planted[j] * set_.planted[j];
    }
    for (std::size_t j = 0; j < d_; ++j) set_.planted[j] /= std::sqrt(square);
  }

  /// Labels by a hyperplane.
  void label() {
    draw_plane();
    set_.planted[d_] = 0.01;
    for (std::size_t i = 0; i < size(); ++i) {
      set_.data.y.push_back(exact_sign(set_.planted, X_.data() + i * d_, 1) > 0 ? 1 : -1);
    }
  }

  /// Moves some to a hyperplane, but for a gap on either side; the others keep their places.
  void plant(double gap, double size_of_one, std::size_t near) {
    draw_plane();
    std::vector<double>& w = set_.planted;
    w[d_] = size_of_one * random_.uniform(-1, 1);
    for (std::size_t i = 0; i < size(); ++i) {
      double* const x = X_.data() + i * d_;
      const double side = random_.below(2) == 0 ? -1 : 1;
      const double wanted = side * gap * size_of_one * random_.uniform(1, 2);
      for (int pass = 0; pass < 3 && i < near; ++pass) {
        const double off = wanted - exact_score(w, x);
        for (std::size_t j = 0; j < d_; ++j) x[j] += off * w[j];
      }
      set_.data.y.push_back(exact_sign(w, x, 1) > 0 ? 1 : -1);
    }
  }

  Random random_;
  std::size_t kind_, variant_ = 0, d_ = 0;
  std::vector<double> X_;
  OrdinarySet set_;
};

}  // namespace perceptron::test
