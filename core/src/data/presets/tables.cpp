#include "data/presets/generators.hpp"

namespace perceptron {

/// The four corners of the unit square, labelled by a truth table in the order 00, 01, 10, 11.
static void truth_table(Points& data, double l00, double l01, double l10, double l11) {
  add(data, 0, 0, l00);
  add(data, 0, 1, l01);
  add(data, 1, 0, l10);
  add(data, 1, 1, l11);
}

void generate_and(const PresetOptions&, Points& data) { truth_table(data, -1, -1, -1, 1); }
void generate_or(const PresetOptions&, Points& data) { truth_table(data, -1, 1, 1, 1); }
void generate_nand(const PresetOptions&, Points& data) { truth_table(data, 1, 1, 1, -1); }
void generate_xor(const PresetOptions&, Points& data) { truth_table(data, -1, 1, 1, -1); }

/// The worked example of CS 188, section 9.4.
void generate_cs188(const PresetOptions&, Points& data) {
  add(data, 1, 1, -1);
  add(data, 3, 2, 1);
  add(data, 2, 4, 1);
  add(data, 3, 4, 1);
  add(data, 2, 3, -1);
}

}  // namespace perceptron
