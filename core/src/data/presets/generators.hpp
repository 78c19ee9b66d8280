#pragma once

#include "numeric/random.hpp"
#include "perceptron/presets.hpp"

namespace perceptron {

/// Two decimals. Dividing a whole number by 100 gives the double nearest to the decimal.
inline double hundredths(double value) { return std::round(value * 100) / 100; }

/// Examples in the plane, as they are made.
struct Points {
  std::vector<double> X, y;

  std::size_t size() const { return y.size(); }
};

inline void add(Points& data, double x1, double x2, double label) {
  data.X.push_back(x1);
  data.X.push_back(x2);
  data.y.push_back(label);
}

// Each adds `options.n` examples to `data`.
void generate_thin_margin(const PresetOptions& options, Points& data);
void generate_quadrants(const PresetOptions& options, Points& data);
void generate_circles(const PresetOptions& options, Points& data);
void generate_moons(const PresetOptions& options, Points& data);
void generate_spiral(const PresetOptions& options, Points& data);
void generate_iris(const PresetOptions& options, Points& data);
void generate_iris_species(const PresetOptions& options, Points& data);

}  // namespace perceptron
