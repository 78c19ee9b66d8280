#pragma once

#include <string>

#include "perceptron/analysis.hpp"
#include "perceptron/drawing/run_drawing.hpp"
#include "perceptron/names.hpp"
#include "perceptron/presets.hpp"
#include "perceptron/run.hpp"

#include "codes.hpp"

/// What the printed files are made of.
namespace describe {

/// The first line of a file.
std::string head();

/// A number as the formatter of web/ writes it.
std::string text_of(double number);

/// A name as a key of an object: quoted where it has to be.
std::string key(const std::string& name);

/// The constant that has the names of an enum in names.ts or result-names.ts.
template <class Enum>
inline constexpr const char* names_of = nullptr;
template <>
inline constexpr const char* names_of<perceptron::Status> = "statuses";
template <>
inline constexpr const char* names_of<perceptron::LearnerKind> = "learnerKinds";
template <>
inline constexpr const char* names_of<perceptron::Scaling> = "scalings";
template <>
inline constexpr const char* names_of<perceptron::OrderKind> = "orderKinds";
template <>
inline constexpr const char* names_of<perceptron::TieRule> = "tieRules";
template <>
inline constexpr const char* names_of<perceptron::KernelKind> = "kernelKinds";
template <>
inline constexpr const char* names_of<perceptron::Aggressiveness> = "variants";
template <>
inline constexpr const char* names_of<perceptron::StopReason> = "stopReasons";
template <>
inline constexpr const char* names_of<perceptron::Separable> = "separabilities";
template <>
inline constexpr const char* names_of<bindings::Trap> = "traps";
template <>
inline constexpr const char* names_of<bindings::JobKind> = "jobKinds";
template <>
inline constexpr const char* names_of<perceptron::Verdict> = "verdicts";
template <>
inline constexpr const char* names_of<perceptron::Undecided> = "undecidedReasons";
template <>
inline constexpr const char* names_of<perceptron::SolutionRegionResult::Where> = "regionPlaces";

/// The members of an enum that JavaScript can meet: the first so many.
template <class Enum>
inline constexpr std::size_t members_met = perceptron::member_names<Enum>.size();
/// Only a rule of one's own is not finite, and those are C++.
template <>
inline constexpr auto members_met<perceptron::StopReason> =
    static_cast<std::size_t>(perceptron::StopReason::not_finite);

/// learner-options.ts: of each learner the options with their defaults and ranges, and as types.
std::string learner_options_file();

/// layouts.ts, result-layouts.ts: how what is given back is read.
std::string layouts_file();
std::string result_layouts_file();

/// inputs.ts, job-inputs.ts: how what is handed over is written.
std::string inputs_file();
std::string job_inputs_file();

/// value-objects.ts: the types of objects that cross as such.
std::string value_objects_file();

}  // namespace describe
