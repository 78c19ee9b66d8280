#include "run/run_inside.hpp"

namespace perceptron {

void RunInside::restart() {
  frontier_.visit = 0;
  frontier_.updates = 0;
  frontier_.parameters = initial_;
  unsettled_ = 0;
  finished_ = false;
  stop_ = StopReason::none;
  present_ = &frontier_;
  if (!keep_journal_) journal_.clear();
  const double replay_cost = learner_->training_costs(data_).replay;
  const bool first_is_kept = checkpoints_.start(initial_, replay_cost);
  if (keep_journal_ && replay_cost * Journal::chunk_size <= most_work_again)
    journal_.drop_to(*this, learner_->caches());
  const bool has_room = !(keep_journal_ || count_mistakes_) || journal_.reserve() > 0;
  if (!first_is_kept || !has_room) stop_ = StopReason::journal_full;
}

/// A block ends with the epoch, where a checkpoint is due, and where the room of the journal ends.
BlockLimit RunInside::block_limit(std::uint64_t visits, std::uint64_t updates) {
  const std::uint64_t left_in_epoch = data_.size() - frontier_.visit % data_.size();
  std::uint64_t room = no_limit;
  if (keep_journal_) {
    room = std::min<std::uint64_t>({journal_.reserve(),
                                    checkpoints_.until_next(static_cast<std::size_t>(frontier_.updates)),
                                    max_updates_ - frontier_.updates});
  } else if (count_mistakes_) {
    journal_.forget();
    room = journal_.reserve();
  }
  return {static_cast<std::size_t>(std::min(visits, left_in_epoch)),
          static_cast<std::size_t>(std::min<std::uint64_t>({updates, room, data_.size()}))};
}

void RunInside::end_epoch() {
  if (unsettled_ == 0) {
    stop_ = StopReason::converged;
  } else if (finished_) {
    stop_ = StopReason::settled;
  } else if (frontier_.visit / data_.size() >= max_epochs_) {
    stop_ = StopReason::max_epochs;
  }
  unsettled_ = 0;
}

std::uint64_t RunInside::advance_frontier(std::uint64_t visits, std::uint64_t updates) {
  const std::size_t n = data_.size();
  Journal* const journal = keep_journal_ || count_mistakes_ ? &journal_ : nullptr;
  std::uint64_t made = 0;
  while (made < visits && updates > 0 && stop_ == StopReason::none) {
    const std::size_t position = frontier_.visit % n;
    const auto sequence = frontier_sequence_.of(order_, frontier_.visit / n).subspan(position);
    const BlockResult block =
        learner_->visit(frontier_.parameters, data_,
                        {sequence, static_cast<double>(frontier_.visit), block_limit(visits - made, updates), journal});
    made += block.visits;
    updates -= block.updates;
    frontier_.visit += block.visits;
    frontier_.updates += block.updates;
    unsettled_ += block.unsettled;
    finished_ = block.finished;
    if (keep_journal_ && block.updates > 0) {
      checkpoints_.keep(static_cast<std::size_t>(frontier_.updates), frontier_.parameters);
      if (frontier_.updates == max_updates_ || journal_.reserve() == 0) stop_ = StopReason::journal_full;
    }
    if (frontier_.visit % n == 0) end_epoch();
    if (block.broken) stop_ = StopReason::not_finite;
  }
  return made;
}

std::uint64_t Run::advance(std::uint64_t visits, std::uint64_t updates) {
  RunInside& run = inside(*this);
  const std::uint64_t start = visit();
  if (!run.at_frontier()) {
    // What has been computed is not computed again: find where the limits fall in the journal.
    std::uint64_t target = visits < frontier() - start ? start + visits : frontier();
    const std::uint64_t known = run.frontier_.updates - this->updates();
    if (updates <= known) {
      const std::uint64_t last = this->updates() + updates;
      target = updates == 0 ? start : std::min(target, run.visit_after(last));
      updates = 0;
    } else if (updates != no_limit) {
      updates -= known;
    }
    seek(target);
  }
  const std::uint64_t before = visit() - start;
  return before + run.advance_frontier(visits - before, updates);
}

void Run::seek(std::uint64_t visit) {
  RunInside& run = inside(*this);
  if (visit >= frontier()) {
    run.present_ = &run.frontier_;
    run.advance_frontier(visit - frontier(), no_limit);
  } else if (run.keep_journal_) {
    const std::uint64_t updates = run.journal_.count_before(static_cast<double>(visit));
    run.present_ = run.replay(updates, std::numeric_limits<double>::infinity());
    run.present_->visit = visit;
  } else {
    run.restart();
    run.advance_frontier(visit, no_limit);
  }
}

bool RunInside::approach(std::uint64_t visit, double work) {
  if (!keep_journal_) return true;
  std::uint64_t updates = frontier_.updates;
  if (visit < frontier_.visit) {
    // Making a chunk of the journal again takes as long as going to a state.
    const std::size_t first = journal_.chunk_before(static_cast<double>(visit)) * Journal::chunk_size;
    if (first < journal_.size() && !journal_.holds(first) && !replay(first, work)) return false;
    updates = journal_.count_before(static_cast<double>(visit));
  }
  return replay(updates > 0 ? updates - 1 : 0, work) != nullptr;
}

/// The state after so many updates, made again from the nearest one before it; null where that is more work. What has
/// been replayed is kept, even when another state is wanted next.
TrainingState* RunInside::replay(std::uint64_t updates, double work) {
  if (!at_frontier()) recent_.use(*present_);
  TrainingState* const known = recent_.before(updates);
  if (known) recent_.use(*known);
  if (known && known->updates == updates) return known;

  TrainingState& state = on_the_way_;
  const Checkpoint checkpoint = checkpoint_before(updates);
  const bool from_known = known && known->updates > checkpoint.updates;
  const std::uint64_t nearest = from_known ? known->updates : checkpoint.updates;
  if (state.parameters.empty() || state.updates < nearest || state.updates > updates) {
    if (!state.parameters.empty()) recent_.keep(state);
    state = from_known ? *known : state_at(checkpoint);
  }
  const auto from = static_cast<std::size_t>(state.updates);
  const double most = std::max(1.0, work / learner_->training_costs(data_).replay);
  const double left = static_cast<double>(updates - state.updates);
  const std::size_t to = from + static_cast<std::size_t>(std::min(left, most));
  if (to > from) {
    if (journal_.holds(from)) {
      learner_->replay(state.parameters, data_, journal_, from, to);
      state.updates = to;
      state.visit = visit_after(to);
    } else {
      visit_again(state, to, nullptr);
    }
  }
  return to == updates ? &recent_.keep(state) : nullptr;
}

/// The last checkpoint from which there is a way to so many updates: its visit has to be known.
Checkpoint RunInside::checkpoint_before(std::uint64_t updates) const {
  const Checkpoint last = checkpoints_.before(static_cast<std::size_t>(updates));
  if (journal_.holds(last.updates)) return last;
  return checkpoints_.before(static_cast<std::size_t>(updates - updates % Journal::chunk_size));
}

TrainingState RunInside::state_at(const Checkpoint& checkpoint) const {
  const std::size_t at = checkpoint.updates;
  const bool begins_chunk = at % Journal::chunk_size == 0 && at < journal_.size();
  const std::uint64_t visit =
      begins_chunk ? static_cast<std::uint64_t>(journal_.first_visit(at / Journal::chunk_size)) : visit_after(at);
  return {visit, at, {checkpoint.parameters.begin(), checkpoint.parameters.end()}};
}

/// Makes visits again, up to the update that makes so many, or to the frontier: a custom rule may not repeat itself.
void RunInside::visit_again(TrainingState& state, std::uint64_t updates, Journal* journal) const {
  const std::size_t n = data_.size();
  while (state.updates < updates && state.visit < frontier_.visit) {
    const auto left = again_sequence_.of(order_, state.visit / n).subspan(state.visit % n);
    const BlockLimit limit{left.size(), static_cast<std::size_t>(updates - state.updates)};
    const BlockResult made =
        learner_->visit(state.parameters, data_, {left, static_cast<double>(state.visit), limit, journal});
    state.visit += made.visits;
    state.updates += made.updates;
  }
}

/// From the last checkpoint or recent state before them, or from where it left off.
void RunInside::make_again(std::size_t first, Journal& into) const {
  TrainingState& state = again_;
  const Checkpoint nearest = checkpoint_before(first);
  if (state.parameters.empty() || state.updates > first || state.updates < nearest.updates) state = state_at(nearest);
  const TrainingState* const known = recent_.before(first);
  if (known && known->updates > state.updates) state = *known;
  visit_again(state, first, nullptr);
  visit_again(state, first + Journal::chunk_size, &into);
}

std::optional<Visit> Run::step() {
  RunInside& run = inside(*this);
  run.changed_ = false;
  if (stop_reason() != StopReason::none) return std::nullopt;
  EpochSequence& sequence = run.at_frontier() ? run.frontier_sequence_ : run.past_sequence_;
  const auto left = sequence.of(run.order_, epoch()).subspan(visit() % data().size());
  Visit made = run.visit_with(parameters(), visit(), left.front());
  run.learner_->scores(parameters(), {data().row(made.example), data().d}, run.scores_);
  // Before the visit, so that the parameters need not be copied.
  run.change_.resize(weights().size());
  run.changed_ = made.updated = run.learner_->change(parameters(), data(), left, run.change_);
  advance(1);
  return made;
}

/// What a visit of an example finds with these parameters.
Visit RunInside::visit_with(Numbers parameters, std::uint64_t number, std::uint32_t example) const {
  const Prediction found = learner_->activation(parameters, data_, example);
  const double label = data_.y[example];
  const bool mistake = learner_->mistake(found, label);
  return {number, number / data_.size(), example, label, found.score, found.label, mistake, false};
}

Moment RunInside::moment() const {
  return {data_,
          present_->parameters,
          static_cast<double>(present_->visit),
          static_cast<std::size_t>(present_->updates),
          {keep_journal_ ? &journal_ : nullptr, initial_}};
}

/// In turn, so that the examples in parts give the same bits as all at once.
double RunInside::objective_of(Numbers parameters, std::size_t first, std::size_t last, double sum) const {
  for (std::size_t i = first; i < std::min(last, data_.size()); ++i) {
    const Prediction found = learner_->activation(parameters, data_, static_cast<std::uint32_t>(i));
    if (learner_->mistake(found, data_.y[i])) sum -= data_.y[i] * found.score;
  }
  return sum;
}

std::uint64_t Run::visit() const { return inside(*this).present_->visit; }
std::uint64_t Run::epoch() const { return visit() / data().size(); }
std::uint64_t Run::updates() const { return inside(*this).present_->updates; }
std::uint64_t Run::frontier() const { return inside(*this).frontier_.visit; }
Numbers Run::parameters() const { return inside(*this).present_->parameters; }
Numbers Run::scores() const { return inside(*this).scores_; }
std::vector<double> Run::model() const { return inside(*this).learner_->model(inside(*this).moment()); }
std::size_t Run::training_mistakes() const { return inside(*this).training_mistakes(0, data().size()); }
double Run::margin() const { return inside(*this).margin(0, data().size()); }
double Run::objective() const { return inside(*this).objective(0, data().size(), 0); }
const Dataset& Run::data() const { return inside(*this).data_; }
const FeatureMap& Run::feature_map() const { return inside(*this).map_; }
Updates Run::journal() const { return Updates(inside(*this)); }

StopReason Run::stop_reason() const {
  const RunInside& run = inside(*this);
  return run.at_frontier() ? run.stop_ : StopReason::none;
}

Numbers Run::weights() const { return parameters().first(inside(*this).learner_->sizes(data()).weights); }

Numbers Run::change() const {
  const RunInside& run = inside(*this);
  return std::span(run.change_).first(run.changed_ ? run.change_.size() : 0);
}

std::vector<std::uint32_t> Run::sequence(std::uint64_t epoch) const {
  EpochSequence sequence;
  const auto examples = sequence.of(inside(*this).order_, epoch);
  return {examples.begin(), examples.end()};
}

std::size_t Updates::size() const { return run_->journal().size(); }
double Updates::visit(std::size_t k) const { return run_->journal().visit(k); }
std::uint32_t Updates::example(std::size_t k) const { return run_->journal().example(k); }
double Updates::score(std::size_t k) const { return run_->journal().score(k); }
double Updates::coefficient(std::size_t k) const { return run_->journal().coefficient(k); }
std::size_t Updates::mistakes(std::size_t k) const { return run_->journal().mistakes(k); }
std::size_t Updates::count_before(double visit) const { return run_->journal().count_before(visit); }

}  // namespace perceptron
