#pragma once

#include <string_view>

namespace perceptron {

/// A field of what was handed over, which an error concerns. Named once, here, as C++ names it: what speaks another
/// language translates (`js_name` in wasm/).
struct Field {
  const char* name = "";

  bool operator==(Field that) const { return std::string_view(name) == that.name; }

  // Of a `RunSpec`.
  static const Field X, y, features, scaling, initial, initial_bias, initial_weights, order_kind, order_seed,
      order_indices, max_epochs, max_updates, journal;
  // Of a learner; the rows of its options name the rest: see `Option`.
  static const Field learner, learner_kind;
  // Of trials, experiments and presets.
  static const Field learners, held_out, most_visits, fraction, seed, seeds, splits, data_n, data_noise, data_seed,
      data_columns, data_species;
  // Of what is asked of a run, a map or weights.
  static const Field kernel, kernel_degree, kernel_offset, axes, window, grid, terms, terms_separator, run, runs, other,
      rows, weights;
};

inline constexpr Field Field::X{"X"};
inline constexpr Field Field::y{"y"};
inline constexpr Field Field::features{"features"};
inline constexpr Field Field::scaling{"scaling"};
inline constexpr Field Field::initial{"initial"};
inline constexpr Field Field::initial_bias{"initial.bias"};
inline constexpr Field Field::initial_weights{"initial.weights"};
inline constexpr Field Field::order_kind{"order.kind"};
inline constexpr Field Field::order_seed{"order.seed"};
inline constexpr Field Field::order_indices{"order.indices"};
inline constexpr Field Field::max_epochs{"max_epochs"};
inline constexpr Field Field::max_updates{"max_updates"};
inline constexpr Field Field::journal{"journal"};
inline constexpr Field Field::learner{"learner"};
inline constexpr Field Field::learner_kind{"learner.kind"};
inline constexpr Field Field::learners{"learners"};
inline constexpr Field Field::held_out{"held_out"};
inline constexpr Field Field::most_visits{"most_visits"};
inline constexpr Field Field::fraction{"fraction"};
inline constexpr Field Field::seed{"seed"};
inline constexpr Field Field::seeds{"seeds"};
inline constexpr Field Field::splits{"splits"};
inline constexpr Field Field::data_n{"data.n"};
inline constexpr Field Field::data_noise{"data.noise"};
inline constexpr Field Field::data_seed{"data.seed"};
inline constexpr Field Field::data_columns{"data.columns"};
inline constexpr Field Field::data_species{"data.species"};
inline constexpr Field Field::kernel{"kernel"};
inline constexpr Field Field::kernel_degree{"kernel.degree"};
inline constexpr Field Field::kernel_offset{"kernel.offset"};
inline constexpr Field Field::axes{"axes"};
inline constexpr Field Field::window{"window"};
inline constexpr Field Field::grid{"grid"};
inline constexpr Field Field::terms{"terms"};
inline constexpr Field Field::terms_separator{"terms.separator"};
inline constexpr Field Field::run{"run"};
inline constexpr Field Field::runs{"runs"};
inline constexpr Field Field::other{"other"};
inline constexpr Field Field::rows{"rows"};
inline constexpr Field Field::weights{"weights"};

}  // namespace perceptron
