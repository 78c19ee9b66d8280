#include "run/cycle_search.hpp"

#include <cstring>
#include <span>
#include <utility>
#include <vector>

#include "numeric/first_equal.hpp"
#include "numeric/work.hpp"

namespace perceptron {

/// Weights that are kept of the ends of epochs: with more the search is given up.
static constexpr std::size_t most_kept = std::size_t{1} << 20;

/// Vectors of one length by their bits: which was the first of those alike.
class CycleSearch::Seen {
 public:
  std::size_t size() const { return seen_.size(); }
  std::size_t numbers() const { return values_.size(); }

  /// The place of the first of the vectors before that has the same bits; the vector is kept. None: its own place.
  std::size_t first_like(std::span<const double> vector) {
    values_.insert(values_.end(), vector.begin(), vector.end());
    return seen_.add(FirstEqual::hash(vector), [&](std::size_t place) {
      // There may be no numbers, and then no address of them.
      return vector.empty() ||
             std::memcmp(values_.data() + place * vector.size(), vector.data(), vector.size_bytes()) == 0;
    });
  }

 private:
  std::vector<double> values_;
  FirstEqual seen_;
};

CycleSearch::CycleSearch(Shared<Run> run) : RunJob(std::move(run)), seen_(new Seen) {}
CycleSearch::~CycleSearch() = default;

/// Whether there is an end of an epoch to look at. Without a mistake an epoch changes nothing.
bool CycleSearch::behind() const {
  return !cycle_ && run_->frontier_stop_reason() != StopReason::converged && seen_->numbers() <= most_kept &&
         seen_->size() * run_->data().size() <= run_->frontier();
}

std::optional<std::uint64_t> CycleSearch::next() {
  return behind() ? std::optional<std::uint64_t>(seen_->size() * run_->data().size()) : std::nullopt;
}

void CycleSearch::look(Work& work) {
  const std::uint64_t epoch = seen_->size();
  const std::uint64_t first = seen_->first_like(run_->weights());
  if (first < epoch) cycle_ = Cycle{first, epoch - first};
  work.spend(run_->visit_cost() * static_cast<double>(run_->data().size()));
}

double CycleSearch::share() const {
  if (!behind()) return 1;
  const std::uint64_t ends = run_->frontier() / run_->data().size() + 1;
  return static_cast<double>(seen_->size()) / static_cast<double>(ends);
}

JobOf<std::optional<Cycle>> search_cycle(Shared<Run> run) { return std::make_unique<CycleSearch>(std::move(run)); }

}  // namespace perceptron
