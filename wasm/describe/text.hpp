#pragma once

#include "drawing/run_drawing.hpp"
#include "limits.hpp"
#include "perceptron/analysis.hpp"
#include "perceptron/presets.hpp"

/// What the printed files are made of.
namespace describe {

using namespace perceptron;

/// The first line of a file.
std::string head();

/// A number as the formatter of web/ writes it.
std::string text_of(double number);

/// A name as a key of an object: quoted where it has to be.
std::string key(const std::string& name);

/// An enum that JavaScript meets: the constant that has its names, what it is called here, and how many of its members
/// are met. The member `nothing` is null.
template <class Enum>
struct Named {
  const char* constant;
  const char* type;
  const char* nothing = "";
  std::size_t met = member_names<Enum>.size();
};

/// In names.ts. Of why a run stops the last is not met: only a rule of one's own is not finite, and those are C++.
inline constexpr std::tuple names{
    Named<Status>{"statuses", "Status"},
    Named<LearnerKind>{"learnerKinds", "LearnerKind"},
    Named<Scaling>{"scalings", "Scaling"},
    Named<OrderKind>{"orderKinds", "OrderKind"},
    Named<TieRule>{"tieRules", "TieRule"},
    Named<KernelKind>{"kernelKinds", "KernelKind"},
    Named<Aggressiveness>{"variants", "Aggressiveness"},
    Named<StopReason>{"stopReasons", "StopReason", "none", static_cast<std::size_t>(StopReason::not_finite)},
    Named<Separable>{"separabilities", "Separable"},
    Named<bindings::Trap>{"traps", "Trap"}};

/// In result-names.ts.
inline constexpr std::tuple result_names{
    Named<Verdict>{"verdicts", "Verdict", "undecided"}, Named<Undecided>{"undecidedReasons", "Undecided", "no"},
    Named<SolutionRegionResult::Where>{"regionPlaces", "SolutionRegionResult::Where"}};

/// The constant that has the names of an enum.
template <class Enum>
inline constexpr const char* names_of = std::get<Named<Enum>>(std::tuple_cat(names, result_names)).constant;

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
