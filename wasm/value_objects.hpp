#pragma once

#include <string>

#include "input.hpp"
#include "layout.hpp"

/// Objects with a field for each row, which embind makes and takes: few, because each costs glue.
namespace bindings {

struct ErrorOut {
  int code;  ///< the number of the `Status`
  std::string field;
  int reason;  ///< the number of the `Reason`
  double first, second, third;
};

struct CreatedOut {
  double run;  ///< the handle, of a run or of a job; −1 where there is none
  ErrorOut error;
};

struct PresetOut {
  std::string name;
  double n, minN, maxN, noise;
  bool seeded;
  int separable, classes;
  double seed, weight1, weight2, bias;
};

struct PresetIn {
  double n, noise, seed, column1, column2, positive, negative;
};

template <>
inline constexpr auto layout<ErrorOut> = layout_of("Error", Row{"code", &ErrorOut::code},
                                                   Row{"field", &ErrorOut::field}, Row{"reason", &ErrorOut::reason},
                                                   Row{"first", &ErrorOut::first}, Row{"second", &ErrorOut::second},
                                                   Row{"third", &ErrorOut::third});

template <>
inline constexpr auto layout<CreatedOut> = layout_of("Created", Row{"run", &CreatedOut::run},
                                                     Row{"error", &CreatedOut::error});

template <>
inline constexpr auto layout<GridIn> = layout_of("Grid", Row{"x0", &GridIn::x0}, Row{"y0", &GridIn::y0},
                                                 Row{"dx", &GridIn::dx}, Row{"dy", &GridIn::dy},
                                                 Row{"columns", &GridIn::columns}, Row{"rows", &GridIn::rows});

template <>
inline constexpr auto layout<PresetOut> = layout_of("Preset", Row{"name", &PresetOut::name}, Row{"n", &PresetOut::n},
                                                    Row{"minN", &PresetOut::minN}, Row{"maxN", &PresetOut::maxN},
                                                    Row{"noise", &PresetOut::noise}, Row{"seeded", &PresetOut::seeded},
                                                    Row{"separable", &PresetOut::separable},
                                                    Row{"classes", &PresetOut::classes}, Row{"seed", &PresetOut::seed},
                                                    Row{"weight1", &PresetOut::weight1},
                                                    Row{"weight2", &PresetOut::weight2}, Row{"bias", &PresetOut::bias});

template <>
inline constexpr auto layout<PresetIn> = layout_of("PresetRequest", Row{"n", &PresetIn::n},
                                                   Row{"noise", &PresetIn::noise}, Row{"seed", &PresetIn::seed},
                                                   Row{"column1", &PresetIn::column1},
                                                   Row{"column2", &PresetIn::column2},
                                                   Row{"positive", &PresetIn::positive},
                                                   Row{"negative", &PresetIn::negative});

}  // namespace bindings
