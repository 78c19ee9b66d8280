#include "analysis/origin_search.hpp"

#include <algorithm>

#include "analysis/conditioning.hpp"
#include "analysis/exact_combination.hpp"
#include "analysis/exact_min_norm_point.hpp"
#include "analysis/exact_search.hpp"
#include "analysis/min_norm_point.hpp"
#include "analysis/verified_combination.hpp"
#include "numeric/big_vectors.hpp"

namespace perceptron {

namespace {

/// Below this part of the corners' lengths, squared, the point that doubles found may be the origin.
constexpr double nearly_zero = 1e-16;
/// The part of the work that whole numbers may take for a simplex that doubles could not prove, before better
/// coordinates are tried.
constexpr double quick = 1.0 / 30;

class OriginSearch {
 public:
  OriginSearch(Hull hull, const Scale& scale, const Means& means) : hull_(hull), scale_(scale), means_(means) {}

  Task<OriginDecision> decide(Work& work) {
    MinNormPoint nearest(hull_, std::max(scale_.largest, 1.0));
    co_await nearest.find(work);
    co_await judge(nearest, nullptr, work);
    if (decided()) co_return std::move(decision_);
    Allotment memory(means_.memory);
    if (memory.grow(Conditioning::bytes(hull_) + MinNormPoint::bytes(hull_))) {
      Conditioning conditioning(hull_);
      const bool held = co_await conditioning.find(work);
      if (held) {
        nearest = MinNormPoint(Hull(conditioning.points(), Hull::Kind::through_origin), 1);
        co_await nearest.find(work);
        co_await judge(nearest, &conditioning, work);
        if (decided()) co_return std::move(decision_);
      }
      memory.shrink(Conditioning::bytes(hull_));
    }
    co_await search(nearest, work);
    co_return std::move(decision_);
  }

 private:
  bool decided() const { return decision_.at_origin || decision_.apart; }

  /// Proves what a guess of doubles says, if it is true. `conditioning`: whose coordinates the guess is about, if any.
  Task<> judge(const MinNormPoint& guess, const Conditioning* conditioning, Work& work) {
    decision_.at_origin = co_await combination(guess, conditioning, work);
    if (decision_.at_origin) co_return;
    co_await release(decision_.direction, work);
    if (conditioning) {
      decision_.direction = co_await conditioning->restored(guess.point(), work);
    } else {
      decision_.direction = co_await whole_direction(guess.point(), work);
    }
    ExactSearch check;
    co_await check.find(hull_, scale_, decision_.direction, work);
    decision_.apart = check.height(hull_).sign() > 0;
  }

  Task<std::optional<Combination>> combination(const MinNormPoint& guess, const Conditioning* conditioning,
                                               Work& work) {
    const std::vector<Corner>& corners = guess.corners();
    const std::size_t size = corners.size();
    const bool simplex = size > hull_.dimension();
    std::optional<Combination> found;
    Allotment memory(means_.memory);
    // Nearly always, what is not separable has a simplex around the origin.
    if (simplex && VerifiedCombination::cost(size) <= means_.work && memory.grow(VerifiedCombination::bytes(size))) {
      if (conditioning) {
        found = co_await VerifiedCombination::find(hull_, scale_, *conditioning, corners, work);
      } else {
        found = co_await VerifiedCombination::find(hull_, corners, work);
      }
      if (found) co_return found;
    }
    // Of fewer corners a prime tells soon whether they are dependent, as they have to be.
    const bool worthwhile =
        !simplex || conditioning || ExactCombination::cost(hull_, scale_, size) < quick * means_.work;
    if (guess.relative_square() <= nearly_zero && worthwhile &&
        memory.grow(ExactCombination::bytes(hull_, scale_, size))) {
      const double started = work.done();
      found = co_await ExactCombination::find(hull_, scale_, corners, means_.work, work);
      means_.work -= work.done() - started;
    }
    co_return found;
  }

  Task<> search(const MinNormPoint& guess, Work& work) {
    ExactMinNormPoint exact(hull_, scale_, guess, ExactMinNormPoint::Goal::verdict, means_);
    co_await exact.find(work);
    decision_.apart = exact.apart();
    decision_.undecided = exact.gave_up();
    if (exact.at_origin()) decision_.at_origin = exact.combination();
    co_await release(decision_.direction, work);
    if (decision_.apart) decision_.direction = exact.direction();
    co_await exact.release(work);
  }

  Hull hull_;
  Scale scale_;
  Means means_;  ///< what is left of them
  OriginDecision decision_;
};

}  // namespace

Task<OriginDecision> decide_origin(Hull hull, const Scale& scale, const Means& means, Work& work) {
  OriginSearch search(hull, scale, means);
  co_return co_await search.decide(work);
}

}  // namespace perceptron
