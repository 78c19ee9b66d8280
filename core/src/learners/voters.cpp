#include "learners/voters.hpp"

namespace perceptron {

void add_votes(std::span<const double> w, double count, const double* rows, std::size_t d, std::span<double> votes) {
  using detail::Pair;
  const Pair counts{count, count}, none{0, 0};
  with_width(d, [&](auto width) {
    const double b = w[width];
    const auto score = [&](std::size_t k) { return dot(w.data(), rows + k * width, width) + b; };
    // Without a branch, which would often be guessed wrongly.
    const auto of = [&](Pair scores) { return (scores > none ? counts : none) - (scores < none ? counts : none); };
    std::size_t k = 0;
    for (; k + 2 <= votes.size(); k += 2) {
      double* const pair = &votes[k];
      detail::store(pair, detail::load(pair) + of(Pair{score(k), score(k + 1)}));
    }
    if (k < votes.size()) votes[k] += of(Pair{score(k), 0})[0];
  });
}

}  // namespace perceptron
