#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace perceptron {

/// What a learner says of a row: a score, and the label it reads from it; 0 where two labels are tied.
struct Prediction {
  double score;
  double label;
};

/// The sign of a score, 0 for a tie.
inline Prediction predicted(double score) { return {score, score > 0 ? 1.0 : score < 0 ? -1.0 : 0.0}; }

/// A grid in the plane of two base features: column i of row j is the point (x0 + i·dx, y0 + j·dy), with dx > 0.
struct Grid {
  double x0, y0, dx, dy;
  std::size_t columns, rows;
  /// Of a part of a grid, which of its columns and rows come first: so the parts have the points of the whole, bit by
  /// bit.
  std::size_t first_column = 0;
  std::size_t first_row = 0;

  double x(std::size_t column) const;
  double y(std::size_t row) const;
};

/// One look at one example.
struct Visit {
  std::uint64_t visit;  ///< from 0
  std::uint64_t epoch;  ///< completed passes before it
  std::uint32_t example;
  double label;
  double score;      ///< before any update
  double predicted;  ///< the label read from the score; 0 for a tie
  bool mistake;
  bool updated;
};

/// All there is to say of a visit: what picture, sentence and equation of it are drawn from.
struct VisitRecord {
  Visit visit;
  std::vector<double> x;        ///< (d) mapped features of the example
  std::vector<double> scores;   ///< before any update, one a class; none with two labels
  std::vector<double> before;   ///< the weights in training before it
  std::vector<double> after;    ///< and after it
  std::vector<double> earlier;  ///< the weights before the last update there was, perhaps this one; none before any
  std::vector<double> change;   ///< of the weights by this visit; none where it made no update
  double change_length;         ///< ‖change‖, of a bias too; 0 where it made no update
  double coefficient;           ///< as the journal has it, c of w ← w + c·x for most; 0 where it made no update
  double objective;             ///< J with the weights before it, where it was asked for; else NaN
};

}  // namespace perceptron
