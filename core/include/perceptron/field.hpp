#pragma once

#include <string_view>

namespace perceptron {

/// The fields of what is handed over that an error may concern, as C++ names them. `preset.` and `options.` go before
/// what would be named as a field of `RunSpec`. First those of a `RunSpec`; then `learner`, whose options name the rest
/// in their rows (see `Option`); of trials, experiments and presets; and of what is asked of a run, a map or weights.
// clang-format off
#define PERCEPTRON_FIELDS(field)                                                                               \
  field(X, "X") field(y, "y") field(features, "features") field(scaling, "scaling")                            \
  field(initial, "initial") field(initial_bias, "initial.bias") field(initial_weights, "initial.weights")      \
  field(order_kind, "order") field(order_seed, "seed") field(order_indices, "indices")                         \
  field(max_epochs, "max_epochs") field(max_updates, "max_updates") field(journal, "journal")                  \
  field(learner, "learner")                                                                                    \
  field(learners, "learners") field(held_out, "held_out") field(most_visits, "most_visits")                    \
  field(fraction, "fraction") field(seed, "options.seed") field(seeds, "seeds") field(splits, "splits")        \
  field(preset_n, "preset.n") field(preset_noise, "preset.noise") field(preset_seed, "preset.seed")            \
  field(preset_columns, "preset.columns") field(preset_species, "preset.species")                              \
  field(kernel, "kernel") field(kernel_degree, "degree") field(kernel_offset, "offset") field(axes, "axes")    \
  field(window, "window") field(grid, "grid") field(terms, "terms") field(terms_separator, "terms.separator")  \
  field(run, "run") field(runs, "runs") field(other, "other") field(rows, "rows") field(weights, "weights")
// clang-format on

/// A field of what was handed over.
struct Field {
  const char* name = "";

  bool operator==(Field that) const { return std::string_view(name) == that.name; }

#define PERCEPTRON_FIELD(member, name) static const Field member;
  PERCEPTRON_FIELDS(PERCEPTRON_FIELD)
#undef PERCEPTRON_FIELD
};

#define PERCEPTRON_FIELD(member, name) inline constexpr Field Field::member{name};
PERCEPTRON_FIELDS(PERCEPTRON_FIELD)
#undef PERCEPTRON_FIELD
#undef PERCEPTRON_FIELDS

}  // namespace perceptron
