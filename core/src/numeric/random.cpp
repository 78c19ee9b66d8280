#include "numeric/random.hpp"

#include <cmath>

namespace perceptron {

double Random::normal() {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += uniform();
  return sum;
}

void Random::direction(double& x, double& y) {
  double length_squared = 0;
  do {
    x = uniform(-1, 1);
    y = uniform(-1, 1);
    length_squared = x * x + y * y;
  } while (length_squared > 1 || length_squared < 1e-6);
  const double length = std::sqrt(length_squared);
  x /= length;
  y /= length;
}

}  // namespace perceptron
