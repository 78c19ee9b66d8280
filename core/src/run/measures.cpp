#include "run/measures.hpp"

#include "numeric/bits.hpp"
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

/// What `measured` makes of the examples first…last−1 and of what was found of those before them.
static Task<> measure_examples(VisitJob<double>& job, double (*measured)(const RunInside&, std::size_t first,
                                                                         std::size_t last, double found)) {
  const RunInside& run = job.run();
  const auto cost = static_cast<double>(run.data().d + 1);
  co_await in_slices(0, run.data().size(), cost, job.work, [&](std::size_t first, std::size_t last) {
    job.found = measured(run, first, last, job.found);
    job.seen = last;
  });
}

JobOf<FoundMistakes> count_mistakes(Shared<Run> run, std::uint64_t visit) {
  const Dataset& held_out = inside(*run).held_out();
  return std::make_unique<VisitJob<FoundMistakes>>(run, visit, run->data().size() + held_out.size(), &find_mistakes,
                                                   held_out);
}

JobOf<double> measure_margin(Shared<Run> run, std::uint64_t visit) {
  const auto least = [](const RunInside& of, std::size_t first, std::size_t last, double found) {
    const double margin = of.margin(first, last);  // NaN of any examples, or of none
    return first > 0 ? std::min(margin, found) : margin;
  };
  return std::make_unique<VisitJob<double>>(run, visit, run->data().size(), &measure_examples, least);
}

JobOf<double> measure_objective(Shared<Run> run, std::uint64_t visit) {
  const auto sum = [](const RunInside& of, std::size_t first, std::size_t last, double found) {
    return of.objective(first, last, found);
  };
  return std::make_unique<VisitJob<double>>(run, visit, run->data().size(), &measure_examples, sum);
}

bool on_the_same_examples(const Run& one, const Run& other) {
  return one.data().size() == other.data().size() &&
         one.feature_map().base_features() == other.feature_map().base_features();
}

/// The labels that a run predicts for so many rows from `first` on: of those held out, or of those trained on. Of
/// classes 0 is −1, as it is of two labels.
static std::vector<double> labels_of(const RunInside& run, const Dataset* held_out, std::size_t first,
                                     std::size_t count) {
  std::vector<Prediction> predictions(count);
  if (!held_out) {
    run.predict_training(first, predictions);
  } else {
    [[maybe_unused]] const Error error = run.predict({held_out->row(first), count * held_out->d}, predictions);
    assert(!error);
  }
  std::vector<double> labels;
  for (const Prediction& one : predictions) labels.push_back(run.tells_classes() && one.label == 0 ? -1 : one.label);
  return labels;
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
      const Dataset* const held = training ? nullptr : &held_out;
      const std::vector<double> ours = labels_of(run, held, first, rows), theirs = labels_of(other, held, first, rows);
      auto& found = training ? job.found.training : job.found.held_out;
      for (std::size_t i = 0; i < rows; ++i) {
        if (ours[i] != theirs[i]) found.push_back(static_cast<std::uint32_t>(first + i));
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

void add(LearningPoints& points, const FoundMistakes& found) {
  points.training.push_back(static_cast<double>(found.training));
  points.held_out.push_back(static_cast<double>(found.held_out));
}

void add(ObjectivePoints& points, double found) { points.objective.push_back(found); }

JobOf<LearningPoints> follow_mistakes(Shared<Run> run) { return std::make_unique<LearningCurve>(std::move(run)); }
JobOf<ObjectivePoints> follow_objective(Shared<Run> run) { return std::make_unique<ObjectiveCurve>(std::move(run)); }

/// Weights that are kept of the ends of epochs: with more the search is given up.
static constexpr std::size_t most_kept = std::size_t{1} << 20;

/// Whether there is an end of an epoch to look at. Without a mistake an epoch changes nothing.
bool CycleSearch::behind() const {
  return !cycle_ && run_->frontier_stop_reason() != StopReason::converged &&
         seen_.size() * run_->weights().size() <= most_kept && seen_.size() * run_->data().size() <= run_->frontier();
}

std::optional<std::uint64_t> CycleSearch::next() {
  return behind() ? std::optional<std::uint64_t>(seen_.size() * run_->data().size()) : std::nullopt;
}

void CycleSearch::look(Work& work) {
  const std::uint64_t epoch = seen_.size();
  const auto weights = run_->weights();
  std::vector<std::uint64_t> bits(weights.size());
  std::transform(weights.begin(), weights.end(), bits.begin(), bits_of);
  const auto [first, is_new] = seen_.emplace(std::move(bits), epoch);
  if (!is_new) cycle_ = Cycle{first->second, epoch - first->second};
  work.spend(run_->visit_cost() * static_cast<double>(run_->data().size()));
}

double CycleSearch::share() const {
  if (!behind()) return 1;
  const std::uint64_t ends = run_->frontier() / run_->data().size() + 1;
  return static_cast<double>(seen_.size()) / static_cast<double>(ends);
}

JobOf<std::optional<Cycle>> search_cycle(Shared<Run> run) { return std::make_unique<CycleSearch>(std::move(run)); }

}  // namespace perceptron
