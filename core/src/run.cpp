#include "perceptron/run.hpp"

#include <algorithm>

namespace perceptron {

void Run::restart() {
  frontier_.visit = 0;
  frontier_.updates = 0;
  frontier_.parameters = initial_;
  updates_at_epoch_ = 0;
  stop_ = StopReason::none;
  at_frontier_ = true;
  checkpoints_.start(initial_);
}

/// A block ends with the epoch, where a checkpoint is due, and where the reserved room of the journal ends.
BlockLimit Run::block_limit(std::uint64_t visits, std::uint64_t updates) {
  const std::uint64_t left_in_epoch = data_.size() - frontier_.visit % data_.size();
  std::uint64_t room = no_limit;
  if (keep_journal_) {
    room = std::min<std::uint64_t>({journal_.reserve(),
                                    checkpoints_.until_next(static_cast<std::size_t>(frontier_.updates)),
                                    max_updates_ - frontier_.updates});
  }
  return {static_cast<std::size_t>(std::min(visits, left_in_epoch)),
          static_cast<std::size_t>(std::min<std::uint64_t>({updates, room, data_.size()}))};
}

void Run::end_epoch() {
  if (frontier_.updates == updates_at_epoch_) {
    stop_ = StopReason::converged;
  } else if (frontier_.visit / data_.size() >= max_epochs_) {
    stop_ = StopReason::max_epochs;
  }
  updates_at_epoch_ = frontier_.updates;
}

std::uint64_t Run::advance_frontier(std::uint64_t visits, std::uint64_t updates) {
  const std::size_t n = data_.size();
  std::uint64_t made = 0;
  while (made < visits && updates > 0 && stop_ == StopReason::none) {
    const std::size_t position = frontier_.visit % n;
    const auto sequence = frontier_.sequence.of(order_, frontier_.visit / n).subspan(position);
    const BlockResult block =
        learner_->visit(frontier_.parameters, data_, sequence, static_cast<double>(frontier_.visit),
                        block_limit(visits - made, updates), keep_journal_ ? &journal_ : nullptr);
    made += block.visits;
    updates -= block.updates;
    frontier_.visit += block.visits;
    frontier_.updates += block.updates;
    if (keep_journal_ && block.updates > 0) {
      checkpoints_.keep(static_cast<std::size_t>(frontier_.updates), frontier_.parameters);
      if (frontier_.updates == max_updates_) stop_ = StopReason::journal_full;
    }
    if (frontier_.visit % n == 0) end_epoch();
  }
  return made;
}

std::uint64_t Run::advance(std::uint64_t visits, std::uint64_t updates) {
  const std::uint64_t start = visit();
  if (!at_frontier_) {
    // What has been computed is not computed again: find where the limits fall in the journal.
    std::uint64_t target = visits < frontier_.visit - start ? start + visits : frontier_.visit;
    const std::uint64_t known = frontier_.updates - past_.updates;
    if (updates <= known) {
      target = updates == 0 ? start
                            : std::min(target, update_visit(static_cast<std::size_t>(past_.updates + updates) - 1) + 1);
      updates = 0;
    } else if (updates != no_limit) {
      updates -= known;
    }
    seek(target);
  }
  const std::uint64_t before = visit() - start;
  return before + advance_frontier(visits - before, updates);
}

void Run::seek(std::uint64_t visit) {
  if (visit >= frontier_.visit) {
    at_frontier_ = true;
    advance_frontier(visit - frontier_.visit, no_limit);
  } else if (keep_journal_) {
    seek_past(visit);
  } else {
    restart();
    advance_frontier(visit, no_limit);
  }
}

void Run::seek_past(std::uint64_t visit) {
  const std::size_t updates = journal_.count_before(static_cast<double>(visit));
  std::size_t from = 0;
  const auto checkpoint = checkpoints_.before(updates, from);
  const bool past_is_nearer = !at_frontier_ && past_.updates >= from && past_.updates <= updates;
  if (past_is_nearer) {
    from = static_cast<std::size_t>(past_.updates);
  } else {
    past_.parameters.assign(checkpoint.begin(), checkpoint.end());
  }
  learner_->replay(past_.parameters, data_, journal_, from, updates);
  past_.visit = visit;
  past_.updates = updates;
  at_frontier_ = false;
}

std::optional<Visit> Run::step() {
  if (stop_reason() != StopReason::none) return std::nullopt;
  const std::size_t n = data_.size();
  const std::uint64_t number = visit();
  Moment& moment = at_frontier_ ? frontier_ : past_;
  const std::uint32_t example = moment.sequence.of(order_, number / n)[number % n];

  Visit visit{};
  visit.visit = number;
  visit.epoch = number / n;
  visit.example = example;
  visit.label = data_.y[example];
  visit.score = learner_->score(moment.parameters, data_.row(example), data_.d);
  visit.mistake = learner_->mistake(visit.score, visit.label);
  visit.coefficient = learner_->coefficient(visit.score, visit.label);
  advance(1);
  return visit;
}

std::size_t Run::training_mistakes() const {
  std::size_t mistakes = 0;
  for (std::size_t i = 0; i < data_.size(); ++i) {
    mistakes += learner_->mistake(learner_->score(parameters(), data_.row(i), data_.d), data_.y[i]) ? 1 : 0;
  }
  return mistakes;
}

void Run::predict(std::span<const double> X, std::span<double> scores) const {
  const std::size_t base = map_.base_features();
  std::vector<double> features(data_.d);
  for (std::size_t i = 0; i < scores.size(); ++i) {
    map_.apply(X.data() + i * base, features.data());
    scores[i] = learner_->score(parameters(), features.data(), data_.d);
  }
}

void Run::change(const Visit& visit, std::span<double> change) const {
  learner_->change(visit.coefficient, data_.row(visit.example), change);
}

}  // namespace perceptron
