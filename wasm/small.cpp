// In place of what the small module is without. Whoever asks it for that is told "not-ready", and asks the whole one.
#include "bindings.hpp"
#include "data/presets/generators.hpp"
#include "learners/registry.hpp"

using namespace bindings;

namespace perceptron {

Result<std::unique_ptr<Learner>> make_learner(const LearnerOptions& options, bool bias) {
  const auto* plain = std::get_if<PerceptronOptions>(&options);
  if (!plain) trap(Trap::absent);
  if (Error error = check_options(*plain)) return error;
  return make_perceptron(*plain, bias);
}

void generate_thin_margin(const PresetOptions&, Points&) { trap(Trap::absent); }
void generate_quadrants(const PresetOptions&, Points&) { trap(Trap::absent); }
void generate_circles(const PresetOptions&, Points&) { trap(Trap::absent); }
void generate_moons(const PresetOptions&, Points&) { trap(Trap::absent); }
void generate_spiral(const PresetOptions&, Points&) { trap(Trap::absent); }
void generate_iris(const PresetOptions&, Points&) { trap(Trap::absent); }
void generate_iris_species(const PresetOptions&, Points&) { trap(Trap::absent); }

}  // namespace perceptron

perceptron::LearnerOptions bindings::read_other_options(perceptron::LearnerKind, Numbers) { trap(Trap::absent); }
