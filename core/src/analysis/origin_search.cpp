#include "analysis/origin_search.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "analysis/combination.hpp"
#include "analysis/conditioning.hpp"
#include "numeric/dixon_solver.hpp"

namespace perceptron {

namespace {

/// Below this part of the corners' lengths, squared, the point that doubles found may be the origin.
constexpr double nearly_zero = 1e-16;
/// The part of the work that whole numbers may take for a simplex that doubles could not prove, before better
/// coordinates are tried.
constexpr double quick = 1.0 / 30;

/// Bits of a product of two corners' points.
std::size_t product_bits(const Hull& hull, const Scale& scale) {
  return 2 * scale.bits() + static_cast<std::size_t>(std::bit_width(hull.dimension()));
}

/// A guessed weight, up to a factor; not 0, so that the point is inside.
BigInteger whole_weight(double weight) { return BigInteger::of(weight, 60) + BigInteger::of(1); }

class WolfeInWholeNumbers {
 public:
  WolfeInWholeNumbers(Hull hull, const Scale& scale, const MinNormPoint& guess, ExactMinNormPoint::Goal goal,
                      const Means& means, const Work& work)
      : hull_(hull),
        scale_(scale),
        guess_(guess.corners()),
        guessed_weights_(guess.weights()),
        goal_(goal),
        until_(work.done() + means.work),
        memory_(means.memory) {}

  Task<OriginDecision> find(Work& work) {
    co_await search(work);
    for (std::vector<BigInteger>& point : points_) co_await release(point, work);
    co_return std::move(found_);
  }

 private:
  /// Whether there is memory for a step with so many corners, as points and as a system of as many, and any work left;
  /// else it is given up.
  bool affords(std::size_t corners, const Work& work) {
    const std::size_t wanted = corners * hull_.dimension() * BigInteger::bytes(scale_.bits()) +
                               DixonSolver::bytes(corners, corners, product_bits(hull_, scale_));
    if (wanted > asked_for_) {
      if (!memory_.grow(wanted - asked_for_)) found_.undecided = Undecided::memory_limit;
      asked_for_ = wanted;
    }
    if (!(work.done() < until_)) found_.undecided = Undecided::work_limit;
    return found_.undecided == Undecided::no;
  }

  Task<> search(Work& work) {
    if (!affords(guess_.size(), work)) co_return;
    for (const Corner& corner : guess_) {
      co_await add(corner, work);
      for (const BigInteger& x : points_.back()) co_await work.spend(BigInteger::cost(x, x));
    }
    for (;;) {
      const bool moved = co_await move(work);
      if (!moved) co_return;
      std::vector<BigInteger>& direction = found_.direction;
      co_await release(direction, work);
      direction.assign(hull_.dimension(), {});
      for (std::size_t i = 0; i < corners_.size(); ++i) co_await add_scaled(direction, weights_[i], points_[i], work);
      co_await reduce(direction, work);
      if (std::all_of(direction.begin(), direction.end(), [](const BigInteger& x) { return x.sign() == 0; })) {
        found_.at_origin = {std::move(corners_), std::move(weights_)};
        co_return;
      }
      // Of the corners it is made of: all are as high.
      const BigInteger height = co_await dot(direction, points_[0], work, &Work::overhead);
      Corner corner = co_await furthest_guess(height, work);
      if (corner == Corner{}) {
        ExactSearch search;
        co_await search.find(hull_, scale_, direction, work);
        const BigInteger least = search.height(hull_);
        const bool apart = least.sign() > 0;
        // What is not below the corners it is made of is no step nearer.
        if (!(least < height) || (apart && goal_ == ExactMinNormPoint::Goal::verdict)) {
          found_.apart = apart;
          co_return;
        }
        corner = search.corner(hull_);
      }
      co_await add(corner, work);
    }
  }

  Task<> add(Corner corner, Work& work) {
    corners_.push_back(corner);
    weights_.emplace_back();
    std::vector<BigInteger> point = co_await hull_.exact_point(corner, scale_.shift, work);
    points_.push_back(std::move(point));
  }

  /// Goes to the point of the corners' affine hull that is nearest to the origin, as far as that stays in the hull:
  /// there corners vanish, and it goes on with the others. False where it has been given up.
  Task<bool> move(Work& work) {
    for (;;) {
      std::vector<BigInteger> products = co_await gram(work);
      const std::size_t size = corners_.size();
      if (!affords(size, work)) co_return false;
      // What is taken up is below the hyperplane through the others, so that they are independent; a guess may be
      // anything.
      DixonSolver::System system{std::move(products), std::vector<BigInteger>(size, BigInteger::of(1)), size};
      std::optional<DixonSolver::Solution> wanted =
          co_await DixonSolver::solve(std::move(system), !trying_, until_ - work.done(), work);
      if (!wanted && !affords(size, work)) co_return false;
      const bool trying = std::exchange(trying_, false);
      if (!wanted) {
        // From the first corner of the guess; the others come where they are a step nearer.
        corners_.resize(1);
        points_.resize(1);
        weights_.assign(1, BigInteger::of(1));
        co_return true;
      }
      std::vector<BigInteger>& weights = wanted->numerators;
      if (std::all_of(weights.begin(), weights.end(), [](const BigInteger& w) { return w.sign() > 0; })) {
        weights_ = std::move(weights);
        co_return true;
      }
      for (std::size_t i = 0; trying && i < weights_.size(); ++i) weights_[i] = whole_weight(guessed_weights_[i]);
      co_await approach(weights, work);
    }
  }

  /// PᵀP + 1, where 1 is all ones: the weights of that point solve (PᵀP + 1)·λ = 1 up to a factor.
  Task<std::vector<BigInteger>> gram(Work& work) const {
    const std::size_t size = corners_.size();
    std::vector<BigInteger> products(size * size);
    for (std::size_t i = 0; i < size; ++i) {
      for (std::size_t j = i; j < size; ++j) {
        const BigInteger product = co_await dot(points_[i], points_[j], work);
        products[i * size + j] = product + BigInteger::of(1);
        products[j * size + i] = products[i * size + j];
      }
    }
    co_return products;
  }

  /// With λ the weights and μ those wanted: to the first i where λ + t·(μ − λ) is 0, which is the one with the least
  /// λᵢ/|μᵢ| of those with μᵢ < 0. There the weights are λ·|μᵢ| + μ·λᵢ up to a factor, whatever those of λ and μ.
  Task<> approach(const std::vector<BigInteger>& wanted, Work& work) {
    std::size_t first = wanted.size();
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      double cost = 1;
      if (wanted[i].sign() <= 0 && first == wanted.size()) {
        first = i;
      } else if (wanted[i].sign() <= 0) {
        cost = BigInteger::cost(weights_[i], wanted[first]) + BigInteger::cost(weights_[first], wanted[i]);
        if (weights_[i] * -wanted[first] < weights_[first] * -wanted[i]) first = i;
      }
      co_await work.spend(cost);
    }
    const BigInteger own = weights_[first];
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      const double cost = BigInteger::cost(wanted[i], own) + BigInteger::cost(weights_[i], wanted[first]);
      weights_[i] = wanted[i] * own - weights_[i] * wanted[first];
      co_await work.spend(cost);
    }
    for (std::size_t i = weights_.size(); i-- > 0;) {
      if (weights_[i].sign() > 0) continue;
      const auto at = static_cast<std::ptrdiff_t>(i);
      weights_.erase(weights_.begin() + at);
      corners_.erase(corners_.begin() + at);
      points_.erase(points_.begin() + at);
    }
    co_await reduce(weights_, work);
  }

  /// The corner of the guess that is furthest against the direction, if its product with it is below the least so far.
  Task<Corner> furthest_guess(BigInteger least, Work& work) const {
    Corner furthest;
    for (const Corner& corner : guess_) {
      std::vector<BigInteger> point = co_await hull_.exact_point(corner, scale_.shift, work);
      BigInteger product = co_await dot(found_.direction, point, work);
      co_await release(point, work);
      if (!(product < least)) continue;
      least = std::move(product);
      furthest = corner;
    }
    co_return furthest;
  }

  Hull hull_;
  Scale scale_;
  std::vector<Corner> guess_;
  std::vector<double> guessed_weights_;
  bool trying_ = true;  ///< whether all of the guess is the answer
  ExactMinNormPoint::Goal goal_;
  double until_;  ///< so much work has been done
  Allotment memory_;
  std::size_t asked_for_ = 0;  ///< bytes of it
  std::vector<Corner> corners_;
  std::vector<std::vector<BigInteger>> points_;
  std::vector<BigInteger> weights_;
  OriginDecision found_;
};

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
    co_await release(decision_.direction, work);
    co_return co_await ExactMinNormPoint::find(hull_, scale_, nearest, ExactMinNormPoint::Goal::verdict, means_, work);
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
      found = co_await VerifiedCombination::find(hull_, scale_, conditioning, corners, work);
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

  Hull hull_;
  Scale scale_;
  Means means_;  ///< what is left of them
  OriginDecision decision_;
};

}  // namespace

double ExactMinNormPoint::cost(const Hull& hull, const Scale& scale, std::size_t corners) {
  return DixonSolver::cost(corners, corners, product_bits(hull, scale));
}

Task<OriginDecision> ExactMinNormPoint::find(Hull hull, const Scale& scale, const MinNormPoint& guess, Goal goal,
                                             const Means& means, Work& work) {
  WolfeInWholeNumbers search(hull, scale, guess, goal, means, work);
  co_return co_await search.find(work);
}

Task<OriginDecision> decide_origin(Hull hull, const Scale& scale, const Means& means, Work& work) {
  OriginSearch search(hull, scale, means);
  co_return co_await search.decide(work);
}

}  // namespace perceptron
