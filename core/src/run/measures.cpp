#include "run/measures.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <span>
#include <utility>

#include "numeric/work.hpp"

namespace perceptron {

bool RunJob::go_on(Work& work) {
  while (!error_) {
    const std::optional<std::uint64_t> visit = next();
    if (!visit) return true;
    if (work.over() || !comes_near(*run_, *visit, work)) return false;
    const Visiting visiting(*run_, *visit);
    look(work);
  }
  return true;
}

MistakeCount::MistakeCount(Shared<Run> run, std::uint64_t visit)
    : VisitJob(run, visit, run->data().size() + inside(*run).held_out().size()), held_out_(inside(*run).held_out()) {}

/// As many examples as there is work for: of those trained on, then of those held out. None where bringing the count
/// near has taken all of it.
void MistakeCount::look(Work& work) {
  const std::size_t trained = run_->data().size();
  const bool training = done_ < trained;
  const double cost = training ? run_->counting_cost() : run_->prediction_cost();
  const std::size_t rows = work.rows(cost, (training ? trained : parts()) - done_);
  if (training) {
    if (!run_->approach_count(work)) return;
    mistakes_.training += run_->training_mistakes(done_, done_ + rows, &mistakes_.wrong);
  } else {
    const std::size_t first = done_ - trained;
    const std::span<const double> labels = held_out_.y;
    mistakes_.held_out += *run_->mistakes({held_out_.row(first), rows * held_out_.d}, labels.subspan(first, rows),
                                          &mistakes_.wrong_held_out, first);
  }
  done_ += rows;
  work.spend(static_cast<double>(rows) * cost);
}

MarginMeasure::MarginMeasure(Shared<Run> run, std::uint64_t visit) : VisitJob(run, visit, run->data().size()) {}

void MarginMeasure::look(Work& work) {
  const auto cost = static_cast<double>(run_->data().d + 1);
  const std::size_t rows = work.rows(cost, parts() - done_);
  const double margin = run_->margin(done_, done_ + rows);
  done_ = std::isnan(margin) ? parts() : done_ + rows;
  margin_ = std::isnan(margin) ? margin : std::min(margin_, margin);
  work.spend(static_cast<double>(rows) * cost);
}

JobOf<FoundMistakes> count_mistakes(Shared<Run> run, std::uint64_t visit) {
  return std::make_unique<MistakeCount>(std::move(run), visit);
}

JobOf<double> measure_margin(Shared<Run> run, std::uint64_t visit) {
  return std::make_unique<MarginMeasure>(std::move(run), visit);
}

DisagreementSearch::DisagreementSearch(Shared<Run> one, Shared<Run> other)
    : VisitJob(one, one->visit(), one->data().size() + inside(*one).held_out().size()),
      share_of_other_(std::move(other)),
      other_(&inside(*share_of_other_)),
      visit_of_other_(other_->visit()),
      held_out_(run_->held_out()) {
  if (one->data().size() == other_->data().size() &&
      one->feature_map().base_features() == other_->feature_map().base_features()) {
    return;
  }
  error_ = fail(Status::wrong_length, Field::runs, Reason::same_examples);
}

/// Labels of multiclass learners are class numbers; of two labels −1 is class 0.
static double as_label(double label, const RunInside& run) { return run.tells_classes() && label == 0 ? -1 : label; }

/// As many examples as there is work for, all trained on or all held out.
void DisagreementSearch::look(Work& work) {
  if (!comes_near(*other_, visit_of_other_, work)) return;
  const Visiting visiting(*other_, visit_of_other_);
  const double cost = run_->prediction_cost() + other_->prediction_cost();
  const std::size_t trained = run_->data().size();
  const bool training = done_ < trained;
  const std::size_t first = training ? done_ : done_ - trained;
  const std::size_t rows = work.rows(cost, (training ? trained : parts()) - done_);
  const auto predicted = [&](const RunInside& run) {
    std::vector<Prediction> predictions(rows);
    if (training) {
      run.predict_training(first, predictions);
    } else {
      error_ = run.predict({held_out_.row(first), rows * held_out_.d}, predictions);
    }
    return predictions;
  };
  const std::vector<Prediction> one = predicted(*run_), other = predicted(*other_);
  std::vector<std::uint32_t>& found = training ? found_.training : found_.held_out;
  for (std::size_t i = 0; i < rows; ++i) {
    if (as_label(one[i].label, *run_) == as_label(other[i].label, *other_)) continue;
    found.push_back(static_cast<std::uint32_t>(first + i));
  }
  done_ += rows;
  work.spend(static_cast<double>(rows) * cost);
}

JobOf<Disagreements> search_disagreements(Shared<Run> one, Shared<Run> other) {
  return std::make_unique<DisagreementSearch>(std::move(one), std::move(other));
}

/// Most points of a run that goes on; then every second is left out of what is still to come.
static constexpr std::uint64_t most_points = 64;

std::vector<double> EpochCurve::wanted() const {
  const std::uint64_t last = run_->frontier() / run_->data().size();
  std::uint64_t step = 1;
  while (last > most_points * step) step *= 2;
  std::vector<double> epochs;
  for (std::uint64_t epoch = 0; epoch <= last; epoch += step) epochs.push_back(static_cast<double>(epoch));
  if (run_->frontier_stop_reason() != StopReason::none && last % step != 0) {
    epochs.push_back(static_cast<double>(last));
  }
  return epochs;
}

bool EpochCurve::has(double epoch) const { return std::binary_search(columns_[0]->begin(), columns_[0]->end(), epoch); }

std::optional<std::uint64_t> EpochCurve::next() {
  if (!epoch_) {
    const std::vector<double> epochs = wanted();
    const auto missing = std::find_if_not(epochs.begin(), epochs.end(), [&](double epoch) { return has(epoch); });
    if (missing == epochs.end()) return {};
    epoch_ = *missing;
  }
  return static_cast<std::uint64_t>(*epoch_) * run_->data().size();
}

void EpochCurve::look(Work& work) {
  std::vector<double> point = measure(work);
  if (point.empty()) return;
  point.insert(point.begin(), *epoch_);
  const std::vector<double>& known = *columns_[0];
  const auto place = std::lower_bound(known.begin(), known.end(), *epoch_) - known.begin();
  for (std::size_t k = 0; k < columns_.size(); ++k) columns_[k]->insert(columns_[k]->begin() + place, point[k]);
  epoch_.reset();
}

double EpochCurve::share() const {
  const std::vector<double> epochs = wanted();
  const auto there = std::count_if(epochs.begin(), epochs.end(), [&](double epoch) { return has(epoch); });
  return static_cast<double>(there) / static_cast<double>(epochs.size());
}

LearningCurve::LearningCurve(Shared<Run> run) : EpochCurve(std::move(run)) {
  columns_ = {&points_.epoch, &points_.training, &points_.held_out};
}

std::vector<double> LearningCurve::measure(Work& work) {
  if (!count_) count_.emplace(share_, run_->visit());
  if (!count_->advance(work)) return {};
  const Mistakes found = count_->result();
  count_.reset();
  return {static_cast<double>(found.training), static_cast<double>(found.held_out)};
}

ObjectiveCurve::ObjectiveCurve(Shared<Run> run) : EpochCurve(std::move(run)) {
  columns_ = {&points_.epoch, &points_.objective};
}

std::vector<double> ObjectiveCurve::measure(Work& work) {
  const std::size_t n = run_->data().size();
  const auto cost = static_cast<double>(run_->data().d + 1);
  const std::size_t rows = work.rows(cost, n - summed_);
  sum_ = run_->objective(summed_, summed_ + rows, sum_);
  summed_ += rows;
  work.spend(static_cast<double>(rows) * cost);
  if (summed_ < n) return {};
  summed_ = 0;
  return {std::exchange(sum_, 0)};
}

JobOf<LearningPoints> follow_mistakes(Shared<Run> run) { return std::make_unique<LearningCurve>(std::move(run)); }
JobOf<ObjectivePoints> follow_objective(Shared<Run> run) { return std::make_unique<ObjectiveCurve>(std::move(run)); }

/// Weights that are kept of the ends of epochs: with more the search is given up.
static constexpr std::size_t most_kept = std::size_t{1} << 20;

/// Whether there is an end of an epoch to look at. Without a mistake an epoch changes nothing.
bool CycleSearch::behind() const {
  return !cycle_ && run_->frontier_stop_reason() != StopReason::converged && weights_.size() <= most_kept &&
         seen_.size() * run_->data().size() <= run_->frontier();
}

std::optional<std::uint64_t> CycleSearch::next() {
  return behind() ? std::optional<std::uint64_t>(seen_.size() * run_->data().size()) : std::nullopt;
}

void CycleSearch::look(Work& work) {
  const std::uint64_t epoch = seen_.size();
  const auto weights = run_->weights();
  weights_.insert(weights_.end(), weights.begin(), weights.end());
  const std::uint64_t first = seen_.add(FirstEqual::hash(weights), [&](std::size_t place) {
    // There may be no numbers, and then no address of them.
    return weights.empty() ||
           std::memcmp(weights_.data() + place * weights.size(), weights.data(), weights.size_bytes()) == 0;
  });
  if (first < epoch) cycle_ = Cycle{first, epoch - first};
  work.spend(run_->visit_cost() * static_cast<double>(run_->data().size()));
}

double CycleSearch::share() const {
  if (!behind()) return 1;
  const std::uint64_t ends = run_->frontier() / run_->data().size() + 1;
  return static_cast<double>(seen_.size()) / static_cast<double>(ends);
}

JobOf<std::optional<Cycle>> search_cycle(Shared<Run> run) { return std::make_unique<CycleSearch>(std::move(run)); }

}  // namespace perceptron
