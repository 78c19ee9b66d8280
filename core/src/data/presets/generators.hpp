#pragma once

#include <cmath>

#include "numeric/random.hpp"
#include "perceptron/presets.hpp"

namespace perceptron {

/// Two decimals. Dividing a whole number by 100 gives the double nearest to the decimal.
inline double hundredths(double value) { return std::round(value * 100) / 100; }

inline void add(Dataset& data, double x1, double x2, double label) {
  data.X.push_back(x1);
  data.X.push_back(x2);
  data.y.push_back(label);
}

// One file a family. Each adds `options.n` examples to `data`.
void generate_and(const PresetOptions& options, Dataset& data);
void generate_or(const PresetOptions& options, Dataset& data);
void generate_nand(const PresetOptions& options, Dataset& data);
void generate_xor(const PresetOptions& options, Dataset& data);
void generate_cs188(const PresetOptions& options, Dataset& data);
void generate_blobs(const PresetOptions& options, Dataset& data);
void generate_overlap(const PresetOptions& options, Dataset& data);
void generate_blocks(const PresetOptions& options, Dataset& data);
void generate_thin_margin(const PresetOptions& options, Dataset& data);
void generate_quadrants(const PresetOptions& options, Dataset& data);
void generate_circles(const PresetOptions& options, Dataset& data);
void generate_moons(const PresetOptions& options, Dataset& data);
void generate_spiral(const PresetOptions& options, Dataset& data);
void generate_iris(const PresetOptions& options, Dataset& data);
void generate_iris_species(const PresetOptions& options, Dataset& data);
void generate_three_classes(const PresetOptions& options, Dataset& data);

}  // namespace perceptron
