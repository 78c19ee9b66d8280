#pragma once

#include <string_view>

namespace perceptron {

/// A field of what was handed over, which an error concerns: named once, here, as C++ names it. `preset.` and
/// `options.` go before what would be named as a field of `RunSpec`.
struct Field {
  const char* name = "";

  bool operator==(Field that) const { return std::string_view(name) == that.name; }

  // Of a `RunSpec`.
  static const Field X, y, features, scaling, initial, initial_bias, initial_weights, order_kind, order_seed,
      order_indices, max_epochs, max_updates, journal;
  // Of a learner; the rows of its options name the rest: see `Option`.
  static const Field learner;
  // Of trials, experiments and presets.
  static const Field learners, held_out, most_visits, fraction, seed, seeds, splits, preset_n, preset_noise,
      preset_seed, preset_columns, preset_species;
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
inline constexpr Field Field::order_kind{"order"};
inline constexpr Field Field::order_seed{"seed"};
inline constexpr Field Field::order_indices{"indices"};
inline constexpr Field Field::max_epochs{"max_epochs"};
inline constexpr Field Field::max_updates{"max_updates"};
inline constexpr Field Field::journal{"journal"};
inline constexpr Field Field::learner{"learner"};
inline constexpr Field Field::learners{"learners"};
inline constexpr Field Field::held_out{"held_out"};
inline constexpr Field Field::most_visits{"most_visits"};
inline constexpr Field Field::fraction{"fraction"};
inline constexpr Field Field::seed{"options.seed"};
inline constexpr Field Field::seeds{"seeds"};
inline constexpr Field Field::splits{"splits"};
inline constexpr Field Field::preset_n{"preset.n"};
inline constexpr Field Field::preset_noise{"preset.noise"};
inline constexpr Field Field::preset_seed{"preset.seed"};
inline constexpr Field Field::preset_columns{"preset.columns"};
inline constexpr Field Field::preset_species{"preset.species"};
inline constexpr Field Field::kernel{"kernel"};
inline constexpr Field Field::kernel_degree{"degree"};
inline constexpr Field Field::kernel_offset{"offset"};
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
