#include "perceptron/journal.hpp"

namespace perceptron {

std::size_t Journal::count_before(double visit) const {
  std::size_t low = 0;
  std::size_t high = size_;
  while (low < high) {
    const std::size_t middle = low + (high - low) / 2;
    if (this->visit(middle) < visit) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

}  // namespace perceptron
