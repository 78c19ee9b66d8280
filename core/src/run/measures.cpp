#include "run/measures.hpp"

#include <cstring>

#include "perceptron/comparison.hpp"

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

/// On the examples trained on, then on those held out by the time the job is made.
static Task<> find_mistakes(VisitJob<FoundMistakes>& job, Dataset held_out) {
  const RunInside& run = job.run();
  FoundMistakes& found = job.found;
  const std::size_t trained = run.data().size();
  const double cost = run.counting_cost();
  while (job.seen < trained) {
    while (!run.approach_count(job.work)) co_await job.work.overhead(0);
    const std::size_t first = job.seen, rows = job.work.rows(cost, trained - first);
    job.seen += rows;
    found.training += run.training_mistakes(first, job.seen, &found.wrong);
    co_await job.work.spend(cost * static_cast<double>(rows));
  }
  co_await in_slices(0, held_out.size(), run.prediction_cost(), job.work, [&](std::size_t first, std::size_t last) {
    found.held_out += *run.mistakes({held_out.row(first), (last - first) * held_out.d},
                                    Numbers(held_out.y).subspan(first, last - first), &found.wrong_held_out, first);
    job.seen = trained + last;
  });
}

static Task<> find_margin(VisitJob<double>& job) {
  const RunInside& run = job.run();
  job.found = run.margin(0, 0);  // infinite, or NaN
  if (std::isnan(job.found)) co_return;
  const auto cost = static_cast<double>(run.data().d + 1);
  co_await in_slices(0, run.data().size(), cost, job.work, [&](std::size_t first, std::size_t last) {
    job.found = std::min(job.found, run.margin(first, last));
    job.seen = last;
  });
}

static Task<> find_objective(VisitJob<double>& job) {
  const RunInside& run = job.run();
  const auto cost = static_cast<double>(run.data().d + 1);
  co_await in_slices(0, run.data().size(), cost, job.work, [&](std::size_t first, std::size_t last) {
    job.found = run.objective(first, last, job.found);
    job.seen = last;
  });
}

JobOf<FoundMistakes> count_mistakes(Shared<Run> run, std::uint64_t visit) {
  const Dataset& held_out = inside(*run).held_out();
  return std::make_unique<VisitJob<FoundMistakes>>(run, visit, run->data().size() + held_out.size(), &find_mistakes,
                                                   held_out);
}

JobOf<double> measure_margin(Shared<Run> run, std::uint64_t visit) {
  return std::make_unique<VisitJob<double>>(run, visit, run->data().size(), &find_margin);
}

JobOf<double> measure_objective(Shared<Run> run, std::uint64_t visit) {
  return std::make_unique<VisitJob<double>>(run, visit, run->data().size(), &find_objective);
}

/// Labels of multiclass learners are class numbers; of two labels −1 is class 0.
static double as_label(double label, const RunInside& run) { return run.tells_classes() && label == 0 ? -1 : label; }

bool on_the_same_examples(const Run& one, const Run& other) {
  return one.data().size() == other.data().size() &&
         one.feature_map().base_features() == other.feature_map().base_features();
}

/// Which of the rows first…last−1 the runs, as they stand, predict differently; of those trained on unless there are
/// others.
static std::vector<std::uint32_t> differing(const RunInside& one, const RunInside& other, const Dataset* others,
                                            std::size_t first, std::size_t last) {
  const auto predicted = [&](const RunInside& run) {
    std::vector<Prediction> predictions(last - first);
    if (!others) {
      run.predict_training(first, predictions);
    } else {
      [[maybe_unused]] const Error error = run.predict({others->row(first), (last - first) * others->d}, predictions);
      assert(!error);
    }
    return predictions;
  };
  const std::vector<Prediction> ones = predicted(one), theirs = predicted(other);
  std::vector<std::uint32_t> found;
  for (std::size_t i = first; i < last; ++i) {
    if (as_label(ones[i - first].label, one) == as_label(theirs[i - first].label, other)) continue;
    found.push_back(static_cast<std::uint32_t>(i));
  }
  return found;
}

/// Of the examples trained on, then of those held out. `there`: the visit of the other run.
static Task<> find_disagreements(VisitJob<Disagreements>& job, Shared<Run> share, std::uint64_t there,
                                 Dataset held_out) {
  RunInside &run = job.run(), &other = inside(*share);
  const std::size_t trained = run.data().size(), all = trained + held_out.size();
  while (job.seen < all) {
    while (!comes_near(other, there, job.work)) co_await job.work.overhead(0);
    const bool training = job.seen < trained;
    const std::size_t first = training ? job.seen : job.seen - trained;
    double cost = 0;
    {
      const Visiting visiting(other, there);
      cost = run.prediction_cost() + other.prediction_cost();
      const std::size_t rows = job.work.rows(cost, (training ? trained : all) - job.seen);
      auto& found = training ? job.found.training : job.found.held_out;
      for (const std::uint32_t row : differing(run, other, training ? nullptr : &held_out, first, first + rows)) {
        found.push_back(row);
      }
      job.seen += rows;
      cost *= static_cast<double>(rows);
    }
    co_await job.work.spend(cost);
  }
}

JobOf<Disagreements> search_disagreements(Shared<Run> one, Shared<Run> other) {
  const Dataset& held_out = inside(*one).held_out();
  auto job = std::make_unique<VisitJob<Disagreements>>(one, one->visit(), one->data().size() + held_out.size(),
                                                       &find_disagreements, other, other->visit(), held_out);
  if (!on_the_same_examples(*one, *other)) job->fail(fail(Status::wrong_length, Field::runs, Reason::same_examples));
  return job;
}

std::vector<double> epochs_of(const Run& run) {
  const std::uint64_t last = run.frontier() / run.data().size();
  // Most points of a run that goes on; then every second is left out of what is still to come.
  constexpr std::uint64_t most_points = 64;
  std::uint64_t step = 1;
  while (last > most_points * step) step *= 2;
  std::vector<double> epochs;
  for (std::uint64_t epoch = 0; epoch <= last; epoch += step) epochs.push_back(static_cast<double>(epoch));
  if (inside(run).frontier_stop_reason() != StopReason::none && last % step != 0) {
    epochs.push_back(static_cast<double>(last));
  }
  return epochs;
}

void put(LearningPoints& points, std::ptrdiff_t place, const FoundMistakes& found) {
  points.training.insert(points.training.begin() + place, static_cast<double>(found.training));
  points.held_out.insert(points.held_out.begin() + place, static_cast<double>(found.held_out));
}

void put(ObjectivePoints& points, std::ptrdiff_t place, double found) {
  points.objective.insert(points.objective.begin() + place, found);
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
