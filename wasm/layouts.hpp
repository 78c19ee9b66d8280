#pragma once

#include <array>

#include "layout.hpp"
#include "perceptron/analysis.hpp"
#include "run/run_inside.hpp"

/// What a run gives back, as JavaScript has it: see `layout`.
namespace bindings {

using namespace perceptron;

template <>
inline constexpr auto layout<Visit> = layout_of("visit", Row{"visit", &Visit::visit}, Row{"epoch", &Visit::epoch},
                                                Row{"example", &Visit::example}, Row{"label", &Visit::label},
                                                Row{"score", &Visit::score}, Row{"predicted", &Visit::predicted},
                                                Row{"mistake", &Visit::mistake}, Row{"updated", &Visit::updated});

template <>
inline constexpr auto layout<VisitRecord> = layout_of(
    "visitRecord", Row{"visit", &VisitRecord::visit}, Row{"x", &VisitRecord::x}, Row{"scores", &VisitRecord::scores},
    Row{"change", &VisitRecord::change}, Row{"before", &VisitRecord::before}, Row{"after", &VisitRecord::after},
    Row{"earlier", &VisitRecord::earlier}, Row{"changeLength", &VisitRecord::change_length},
    Row{"coefficient", &VisitRecord::coefficient}, Row{"objective", &VisitRecord::objective});

/// Where a run stands.
template <>
inline constexpr auto layout<RunInside> = layout_of(
    "moment", Row{"visit", &RunInside::visit}, Row{"epoch", &RunInside::epoch}, Row{"updates", &RunInside::updates},
    Row{"frontier", &RunInside::frontier}, Row{"frontierUpdates", &RunInside::frontier_updates},
    Row{"stop", &RunInside::stop_reason}, Row{"frontierStop", &RunInside::frontier_stop_reason});

template <>
inline constexpr auto layout<MaximumMargin> = layout_of("maximumMargin", Row{"verdict", &MaximumMargin::verdict},
                                                        Row{"reason", &MaximumMargin::undecided},
                                                        Row{"weights", &MaximumMargin::weights},
                                                        Row{"bias", &MaximumMargin::bias},
                                                        Row{"margin", &MaximumMargin::margin});

/// A column of rows that stand one after another, without how many there are.
struct Column {
  const char* name;
  bool of_features = false;  ///< as wide as the features, not one number
};

/// Columns as JavaScript has them.
struct Columns {
  const char* name;
  std::span<const Column> columns;
};

inline constexpr std::array weight_list{Column{"weights", true}, Column{"bias"}};
inline constexpr std::array voter_list{Column{"weights", true}, Column{"bias"}, Column{"count"}};
inline constexpr std::array node_list{Column{"feature"}, Column{"threshold"}, Column{"low"},
                                      Column{"high"},    Column{"positives"}, Column{"negatives"}};
inline constexpr std::array alpha_list{Column{"alpha"}};
inline constexpr std::array neighbours_list{Column{"k"}};
inline constexpr std::array prediction_list{Column{"score"}, Column{"label"}};

inline constexpr Columns weight_columns{"weightColumns", weight_list}, voter_columns{"voterColumns", voter_list},
    node_columns{"nodeColumns", node_list}, alpha_columns{"alphaColumns", alpha_list},
    neighbours_columns{"neighboursColumns", neighbours_list}, prediction_columns{"predictionColumns", prediction_list};

/// What reads a learner's numbers, a function of web/engine/layout/models.ts, and the columns that it reads.
struct Reading {
  const char* reader;
  const Columns* columns = nullptr;
};

/// A learner's weights in training, and what predicts, as its header says.
struct ModelLayout {
  Reading current{"linear"}, model = current;
};

template <class Options>
inline constexpr ModelLayout model_layout{};
template <>
inline constexpr ModelLayout model_layout<VotedOptions>{.model = {"voters", &voter_columns}};
template <>
inline constexpr ModelLayout model_layout<MulticlassOptions>{{"table", &weight_columns}};
template <>
inline constexpr ModelLayout model_layout<KernelOptions>{{"columns", &alpha_columns}};
template <>
inline constexpr ModelLayout model_layout<NearestNeighboursOptions>{{"nothing"}, {"row", &neighbours_columns}};
template <>
inline constexpr ModelLayout model_layout<DecisionTreeOptions>{{"nothing"}, {"nodes", &node_columns}};

}  // namespace bindings
