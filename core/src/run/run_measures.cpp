// What is asked of a run at its present visit: what it predicts, its mistakes, its margin, its last visit.

#include "data/checks.hpp"
#include "numeric/bits.hpp"
#include "numeric/lanes.hpp"
#include "run/run_inside.hpp"

namespace perceptron {

double Grid::x(std::size_t column) const { return x0 + static_cast<double>(first_column + column) * dx; }
double Grid::y(std::size_t row) const { return y0 + static_cast<double>(first_row + row) * dy; }

Error check_grid(const RunInside& run, const Grid& grid) {
  if (run.feature_map().base_features() != 2) return fail(Status::unknown, Field::grid, Reason::plane_only);
  const auto fits = [](std::size_t size) { return size >= 1 && size <= limits::grid; };
  const bool finite =
      std::isfinite(grid.x0) && std::isfinite(grid.y0) && std::isfinite(grid.dx) && std::isfinite(grid.dy);
  if (finite && grid.dx > 0 && fits(grid.columns) && fits(grid.rows)) return {};
  return fail(Status::out_of_range, Field::grid, Reason::grid, static_cast<double>(limits::grid));
}

Error RunInside::field(const Grid& grid, std::span<Prediction> predictions, std::size_t first, std::size_t last) const {
  if (Error error = check_grid(*this, grid)) return error;
  if (predictions.size() != grid.columns * grid.rows) return fail(Status::wrong_length, Field::grid, Reason::grid_room);
  Moment moment = this->moment();
  std::vector<double> start;
  if (keep_journal_ && first > 0) {
    moment.history.first = first;
    const std::size_t replayed = std::min(first, moment.updates);
    const auto [from, parameters] = checkpoints_.before(replayed);
    start.assign(parameters.begin(), parameters.end());
    learner_->replay(start, data_, journal_, from, replayed);
    moment.history.parameters = start;
  }
  moment.history.last = last;
  if (learner_->field(moment, map_, grid, predictions)) return {};
  std::vector<double> row(2 * grid.columns);
  for (std::size_t j = 0; j < grid.rows; ++j) {
    for (std::size_t i = 0; i < grid.columns; ++i) {
      row[2 * i] = grid.x(i);
      row[2 * i + 1] = grid.y(j);
    }
    predict_rows(moment, row, predictions.subspan(j * grid.columns, grid.columns));
  }
  return {};
}

double RunInside::prediction_cost() const {
  return learner_->model_costs(moment()).prediction + static_cast<double>(map_.base_features() + data_.d);
}

double RunInside::margin(std::size_t first, std::size_t last) const {
  if (!predicts_by_hyperplane()) return std::numeric_limits<double>::quiet_NaN();
  std::vector<double> w = learner_->model(moment());
  const double largest = largest_of(std::span(w).first(data_.d));
  if (largest == 0) return std::numeric_limits<double>::quiet_NaN();
  // The length of the weights does not matter: no square or product of theirs shall vanish.
  const double factor = reciprocal_power(largest);
  for (double& weight : w) weight *= factor;
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = first; i < std::min(last, data_.size()); ++i) {
    least = std::min(least, data_.y[i] * (dot(w.data(), data_.row(i), data_.d) + w[data_.d]));
  }
  return least / std::sqrt(dot(w.data(), w.data(), data_.d));
}

Error Run::hold_out(Dataset examples) {
  RunInside& run = inside(*this);
  Error error = check_held_out(examples, feature_map().base_features(), run.tells_classes());
  if (!error) run.held_out_ = std::move(examples);
  return error;
}

/// How clearly an example is told to be what it is: its score, or of several by how much its own class leads.
static double lead_of(const Visit& visit, std::vector<double> scores) {
  if (scores.empty()) return visit.score;
  const double own =
      std::exchange(scores[static_cast<std::size_t>(visit.label)], -std::numeric_limits<double>::infinity());
  return own - *std::max_element(scores.begin(), scores.end());
}

std::optional<VisitEffect> RunInside::effect() {
  const std::optional<VisitRecord> made = record();
  if (!made) return std::nullopt;
  const Visit again = visit_with(parameters(), made->visit.visit, made->visit.example);
  std::vector<double> scores;
  learner_->scores(parameters(), made->x, scores);
  return VisitEffect{lead_of(made->visit, made->scores), lead_of(again, std::move(scores)), again.mistake};
}

std::size_t RunInside::training_mistakes(std::size_t first, std::size_t last, std::vector<std::uint32_t>* wrong) const {
  last = std::min(last, data_.size());
  return first < last ? learner_->training_mistakes(moment(), first, last, wrong) : 0;
}

Result<std::size_t> Run::mistakes(Numbers X, Numbers labels) const {
  return inside(*this).mistakes(X, labels, nullptr);
}

Result<std::size_t> RunInside::mistakes(Numbers X, Numbers labels, std::vector<std::uint32_t>* wrong,
                                        std::size_t number) const {
  if (Error error = check_rows(X.size(), labels.size(), map_.base_features())) return error;
  std::size_t mistakes = 0;
  map_in_parts(map_, X, labels.size(), [&](Numbers rows, std::size_t first, std::size_t count) {
    mistakes += learner_->mistakes(moment(), rows, labels.subspan(first, count), number + first, wrong);
  });
  return mistakes;
}

Error Run::predict(Numbers X, std::span<Prediction> predictions) const {
  Error error = check_rows(X.size(), predictions.size(), feature_map().base_features());
  if (!error) inside(*this).predict_rows(inside(*this).moment(), X, predictions);
  return error;
}

/// Many rows at a time, for a vote begins anew with every part.
void RunInside::predict_rows(const Moment& moment, Numbers X, std::span<Prediction> predictions) const {
  map_in_parts(map_, X, predictions.size(), [&](auto rows, std::size_t first, std::size_t count) {
    learner_->predict(moment, rows, predictions.subspan(first, count));
  });
}

void RunInside::predict_training(std::size_t first, std::span<Prediction> predictions) const {
  first = std::min(first, data_.size());
  const auto there = predictions.first(std::min(predictions.size(), data_.size() - first));
  const Numbers X = data_.X;
  learner_->predict(moment(), X.subspan(first * data_.d, there.size() * data_.d), there);
}

std::optional<VisitRecord> Run::record(bool with_objective) {
  RunInside& run = inside(*this);
  if (visit() == 0 || !run.keep_journal_) return std::nullopt;
  const auto updates = static_cast<std::size_t>(this->updates());
  const std::uint64_t number = visit() - 1;
  const std::size_t n = data().size();
  const bool updated = run.visit_after(updates) == visit();
  // Between two updates nothing changes: one moment of the past is all that is needed.
  Numbers earlier;
  if (updates > 0) earlier = run.replay(updates - 1, std::numeric_limits<double>::infinity())->parameters;
  const Numbers before = updated ? earlier : parameters();
  const auto left = run.past_sequence_.of(run.order_, number / n).subspan(number % n);
  const Numbers x(data().row(left.front()), data().d);
  const std::size_t trained = weights().size();
  const auto copied = [](Numbers numbers, std::size_t size) {
    return std::vector<double>(numbers.data(), numbers.data() + std::min(size, numbers.size()));
  };

  VisitRecord record;
  record.visit = run.visit_with(before, number, left.front());
  record.x = copied(x, x.size());
  run.learner_->scores(before, x, record.scores);
  record.before = copied(before, trained);
  record.after = copied(parameters(), trained);
  record.earlier = copied(earlier, trained);
  record.objective = with_objective ? run.objective_of(before, 0, n, 0) : std::numeric_limits<double>::quiet_NaN();
  record.visit.updated = updated;
  record.change_length = record.coefficient = 0;
  if (updated) {
    record.coefficient = run.journal_.coefficient(updates - 1);
    record.change.resize(trained);
    run.learner_->change(before, data(), left, record.change);
    // As the batch perceptron compares it with its tolerance, bit by bit.
    record.change_length = std::sqrt(dot(record.change.data(), record.change.data(), trained));
  }
  return record;
}

}  // namespace perceptron
