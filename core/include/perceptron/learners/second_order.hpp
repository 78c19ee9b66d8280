#pragma once

#include "perceptron/learners/option.hpp"

namespace perceptron {

/// The second-order perceptron. With z = (x, 1) when there is a bias and S the inverse of `ridge`·I + Σ z·zᵀ over the
/// mistakes so far, the weights are S·Σ y·z: on a mistake w ← w + (y − a)/(1 + z·Sz)·Sz, and S loses Sz·(Sz)ᵀ/(1 +
/// z·Sz) (Sherman and Morrison). So it moves less along what it has often been wrong about. Initial weights are where
/// it starts from. Parameters: weights, bias; S as U·D·Uᵀ, by columns: what of U is above its diagonal of ones, then D;
/// the last Sz. So rounding cannot make S anything but positive. Those are (d + 1)(d + 4)/2 numbers of its own. The
/// journal's coefficient is what Sz was multiplied by. Source: Cesa-Bianchi, Conconi and Gentile 2005, whose `ridge` is
/// a; the factors: Bierman 1977.
struct SecondOrderOptions {
  double ridge = 1;  ///< above 1e-50, at most 1e6

  static constexpr auto rows() {
    return std::tuple(Option{Field{"learner.ridge"}, &SecondOrderOptions::ridge, {1e-50, 1e6, true}});
  }
};

}  // namespace perceptron
