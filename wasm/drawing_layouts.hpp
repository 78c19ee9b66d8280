#pragma once

#include "layout.hpp"
#include "learners/aggressive_step.hpp"
#include "perceptron/drawing/half_planes.hpp"
#include "perceptron/drawing/kernel_expansion.hpp"
#include "perceptron/drawing/linear_scores.hpp"
#include "perceptron/drawing/update_geometry.hpp"
#include "run/run_inside.hpp"

/// What else the whole module gives back, as JavaScript has it: see `layout`.
namespace bindings {

using namespace perceptron;

template <>
inline constexpr auto layout<Turn> = layout_of("turn", Row{"squaredNorm", &Turn::squared_norm},
                                               Row{"lengthBefore", &Turn::length_before},
                                               Row{"angleBefore", &Turn::angle_before},
                                               Row{"lengthAfter", &Turn::length_after},
                                               Row{"angleAfter", &Turn::angle_after});

template <>
inline constexpr auto layout<UpdateGeometry> = layout_of("updateGeometry",
                                                         Row{"scoreBefore", &UpdateGeometry::score_before},
                                                         Row{"scoreAfter", &UpdateGeometry::score_after},
                                                         Row{"features", &UpdateGeometry::features},
                                                         Row{"whole", &UpdateGeometry::whole});

template <>
inline constexpr auto layout<AggressiveStep> = layout_of("aggressiveStep", Row{"loss", &AggressiveStep::loss},
                                                         Row{"squaredNorm", &AggressiveStep::squared_norm},
                                                         Row{"step", &AggressiveStep::step},
                                                         Row{"reaches", &AggressiveStep::reaches},
                                                         Row{"end", &AggressiveStep::end});

template <>
inline constexpr auto layout<VisitEffect> = layout_of("visitEffect", Row{"before", &VisitEffect::before},
                                                      Row{"after", &VisitEffect::after},
                                                      Row{"mistake", &VisitEffect::mistake});

template <>
inline constexpr auto layout<Slopes> = layout_of("slopes", Row{"gradient", &Slopes::gradient},
                                                 Row{"factors", &Slopes::factors});

template <>
inline constexpr auto layout<HalfPlane> = layout_of("halfPlane", Row{"p", &HalfPlane::p}, Row{"q", &HalfPlane::q},
                                                    Row{"rest", &HalfPlane::rest}, Row{"nx", &HalfPlane::nx},
                                                    Row{"ny", &HalfPlane::ny}, Row{"from", &HalfPlane::from});

/// A feature that a kernel implies.
struct ImpliedFeature {
  std::span<const double> powers;
  double square;
};

template <>
inline constexpr auto layout<ImpliedFeature> = layout_of("impliedFeature", Row{"powers", &ImpliedFeature::powers},
                                                         Row{"square", &ImpliedFeature::square});

template <>
inline constexpr auto layout<KernelExpansion::Reading> = layout_of(
    "impliedReading", Row{"features", &KernelExpansion::Reading::features},
    Row{"contributions", &KernelExpansion::Reading::contributions}, Row{"score", &KernelExpansion::Reading::score});

/// What a feature map has learned. `learned`: all of it, for another map.
struct Fitted {
  std::span<const double> shift, divisor, learned;
};

template <>
inline constexpr auto layout<Fitted> = layout_of("fitted", Row{"shift", &Fitted::shift},
                                                 Row{"divisor", &Fitted::divisor}, Row{"learned", &Fitted::learned});

/// Where runs in lockstep stand.
struct Standing {
  double visit;
  double frontier;  ///< infinite once all have come to their ends
  bool stopped;
};

template <>
inline constexpr auto layout<Standing> = layout_of("standing", Row{"visit", &Standing::visit},
                                                   Row{"frontier", &Standing::frontier},
                                                   Row{"stopped", &Standing::stopped});

}  // namespace bindings
