#include "perceptron/cycle_search.hpp"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "numeric/bits.hpp"
#include "numeric/first_equal.hpp"
#include "run/visiting.hpp"

namespace perceptron {

namespace {

/// Weights that are kept of the ends of epochs: with more the search is given up.
constexpr std::size_t most_kept = std::size_t{1} << 20;

/// Vectors of one length by their bits: which was the first of those alike.
class Seen {
 public:
  std::size_t size() const { return seen_.size(); }
  std::size_t numbers() const { return values_.size(); }

  /// The place of the first of the vectors before that has the same bits; the vector is kept. None: its own place.
  std::size_t first_like(std::span<const double> vector) {
    values_.insert(values_.end(), vector.begin(), vector.end());
    return seen_.add(hash_of(vector), [&](std::size_t place) {
      return std::memcmp(values_.data() + place * vector.size(), vector.data(), vector.size_bytes()) == 0;
    });
  }

 private:
  /// FNV-1a over whole numbers of 64 bits, its upper half folded in, because a slot is told by the lower bits.
  static std::uint32_t hash_of(std::span<const double> vector) {
    std::uint64_t hash = 14695981039346656037u;
    for (const double value : vector) {
      hash = (hash ^ bits_of(value)) * 1099511628211u;
    }
    return static_cast<std::uint32_t>(hash ^ (hash >> 32));
  }

  std::vector<double> values_;
  FirstEqual seen_;
};

}  // namespace

struct CycleSearch::Parts {
  explicit Parts(Shared<Run> followed) : run(std::move(followed)) {}

  Shared<Run> run;
  Seen seen;  ///< after epoch 0, 1, …
  std::optional<Cycle> cycle;

  /// Whether there is an end of an epoch to look at. Without a mistake an epoch changes nothing.
  bool behind() const {
    return !cycle && run->frontier_stop_reason() != StopReason::converged && seen.numbers() <= most_kept &&
           seen.size() * run->data().size() <= run->frontier();
  }

  bool look(Work& work);
};

/// True once the next end of an epoch has been looked at.
bool CycleSearch::Parts::look(Work& work) {
  const std::uint64_t epoch = seen.size();
  const std::uint64_t visit = epoch * run->data().size();
  if (!comes_near(*run, visit, work)) return false;
  const Visiting visiting(*run, visit);
  const std::uint64_t first = seen.first_like(run->weights());
  if (first < epoch) cycle = Cycle{first, epoch - first};
  work.spend(run->visit_cost() * static_cast<double>(run->data().size()));
  return true;
}

CycleSearch::CycleSearch(Shared<Run> run) : parts_(new Parts(std::move(run))) {}
CycleSearch::~CycleSearch() = default;

bool CycleSearch::advance(double amount) {
  Parts& parts = *parts_;
  Work work;
  work.grant(amount);
  while (parts.behind()) {
    if (work.over() || !parts.look(work)) return false;
  }
  return true;
}

double CycleSearch::progress() const {
  const Parts& parts = *parts_;
  if (!parts.behind()) return 1;
  const std::uint64_t ends = parts.run->frontier() / parts.run->data().size() + 1;
  return static_cast<double>(parts.seen.size()) / static_cast<double>(ends);
}

const std::optional<Cycle>& CycleSearch::cycle() const { return parts_->cycle; }

}  // namespace perceptron
