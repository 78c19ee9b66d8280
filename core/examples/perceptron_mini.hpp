// The perceptron and three relatives in one file that needs only the standard library, to be read beside Hal Daumé III,
// A Course in Machine Learning (CIML), chapter 4, http://ciml.info. Copy it, change it, hand it in.
//
//   std::vector<mini::Example> data{{{1, 1}, -1}, {{3, 2}, +1}, {{2, 4}, +1}};
//   const mini::Trained trained = mini::perceptron(data, 100);
//   mini::predict(trained.weights, {2, 2});  // +1, −1, or 0 on the line
//
// Its weights are those of the library, bit for bit: both add in the same order (see `dot`). With a compiler that fuses
// a multiplication and an addition into one instruction, that takes -ffp-contract=off.
#pragma once

#include <cstddef>
#include <vector>

namespace mini {

using Vector = std::vector<double>;

/// A row of d features, and its label: −1 or +1.
struct Example {
  Vector x;
  double y;
};

/// A hyperplane: d weights and a bias.
struct Weights {
  Vector w;
  double b = 0;

  bool operator==(const Weights&) const = default;
};

/// w·x. From four numbers on, eight sums side by side, as the registers of a processor have them; then what is left.
inline double dot(const Vector& w, const Vector& x) {
  const std::size_t d = w.size(), whole = d < 4 ? 0 : d / 8 * 8;
  double s[8] = {};
  for (std::size_t j = 0; j < whole; ++j) s[j % 8] += w[j] * x[j];
  double sum = ((s[0] + s[2]) + (s[4] + s[6])) + ((s[1] + s[3]) + (s[5] + s[7]));
  for (std::size_t j = whole; j < d; ++j) sum += w[j] * x[j];
  return sum;
}

/// The activation a = w·x + b.
inline double score(const Weights& at, const Vector& x) { return dot(at.w, x) + at.b; }

inline double sign(double a) { return a > 0 ? 1 : a < 0 ? -1 : 0; }

inline double predict(const Weights& at, const Vector& x) { return sign(score(at, x)); }

/// A score of 0 is a mistake on either label: so the zero vector learns from its first example.
inline bool mistake(const Weights& at, const Example& example) { return example.y * score(at, example.x) <= 0; }

/// w ← w + c·x, b ← b + c.
inline void add(Weights& to, double c, const Vector& x) {
  for (std::size_t j = 0; j < x.size(); ++j) to.w[j] += c * x[j];
  to.b += c;
}

/// Weights and bias 0, for examples like these.
inline Weights zeros(const std::vector<Example>& data) { return {Vector(data.empty() ? 0 : data[0].x.size()), 0}; }

/// Where training has come to.
struct Trained {
  Weights weights;          ///< after the last update
  std::size_t visits = 0;   ///< looks at an example
  std::size_t updates = 0;  ///< mistakes among them
  bool converged = false;   ///< whether the last epoch made no mistake
};

/// PerceptronTrain, CIML Algorithm 5: visits the examples in turn, and moves the weights on each mistake. Ends with an
/// epoch without one, or after so many. Before each visit it calls `before(trained)`, after each update
/// `updated(trained, example)`: the relatives below differ from it in nothing else.
template <class Before, class Updated>
Trained train(const std::vector<Example>& data, std::size_t epochs, Before before, Updated updated) {
  Trained trained{zeros(data)};
  for (std::size_t epoch = 0; epoch < epochs && !trained.converged; ++epoch) {
    trained.converged = true;
    for (const Example& example : data) {
      before(trained);
      ++trained.visits;
      if (!mistake(trained.weights, example)) continue;
      add(trained.weights, example.y, example.x);
      ++trained.updates;
      trained.converged = false;
      updated(trained, example);
    }
  }
  return trained;
}

inline const auto nothing = [](const auto&...) {};

/// The perceptron. PerceptronTest, CIML Algorithm 6, is `predict`.
inline Trained perceptron(const std::vector<Example>& data, std::size_t epochs) {
  return train(data, epochs, nothing, nothing);
}

/// AveragedPerceptronTrain, CIML Algorithm 7: the mean of the weights after every visit and of the first ones. An
/// update at visit c is in all means from then on, so u keeps c times each, and the mean is w − u/c, rounded once.
inline Weights averaged(const std::vector<Example>& data, std::size_t epochs) {
  Weights u = zeros(data);
  const auto keep = [&](const Trained& trained, const Example& example) {
    add(u, static_cast<double>(trained.visits) * example.y, example.x);
  };
  const Trained trained = train(data, epochs, nothing, keep);
  const double c = static_cast<double>(trained.visits) + 1;
  Weights mean = trained.weights;
  for (std::size_t j = 0; j < mean.w.size(); ++j) mean.w[j] = (c * mean.w[j] - u.w[j]) / c;
  mean.b = (c * mean.b - u.b) / c;
  return mean;
}

/// A weight vector of the vote, and how many visits it survived.
struct Voter {
  Weights weights;
  double count;
};

/// All weight vectors of a perceptron, CIML Equation 4.17. The one at the end has one vote more.
inline std::vector<Voter> voted(const std::vector<Example>& data, std::size_t epochs) {
  std::vector<Voter> voters{{zeros(data), 0}};
  const auto count = [&](const Trained&) { ++voters.back().count; };
  const auto next = [&](const Trained& trained, const Example&) { voters.push_back({trained.weights, 0}); };
  train(data, epochs, count, next);
  ++voters.back().count;
  return voters;
}

inline double predict(const std::vector<Voter>& voters, const Vector& x) {
  double vote = 0;
  for (const Voter& voter : voters) vote += voter.count * predict(voter.weights, x);
  return sign(vote);
}

inline std::size_t mistakes(const Weights& at, const std::vector<Example>& data) {
  std::size_t count = 0;
  for (const Example& example : data) count += mistake(at, example);
  return count;
}

/// The pocket algorithm (Gallant 1990): of all weights there have been those with the fewest mistakes on the examples,
/// the earliest of equals. For examples that no hyperplane separates.
inline Weights pocket(const std::vector<Example>& data, std::size_t epochs) {
  Weights best = zeros(data);
  std::size_t fewest = mistakes(best, data);
  const auto compare = [&](const Trained& trained, const Example&) {
    const std::size_t now = mistakes(trained.weights, data);
    if (now < fewest) best = trained.weights, fewest = now;
  };
  train(data, epochs, nothing, compare);
  return best;
}

}  // namespace mini
