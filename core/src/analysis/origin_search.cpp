#include "analysis/origin_search.hpp"

#include <bit>

#include "analysis/combination.hpp"
#include "numeric/dixon_solver.hpp"

namespace perceptron {
namespace {

/// Below this part of the corners' lengths, squared, the point that doubles found may be the origin.
constexpr double nearly_zero = 1e-16;
/// The part of the work for a simplex that doubles could not prove, in whole numbers, before better coordinates are
/// tried.
constexpr double quick = 1.0 / 30;

/// Bits of a product of two corners' points.
std::size_t product_bits(const Hull& hull) {
  return 2 * hull.scale().bits() + static_cast<std::size_t>(std::bit_width(hull.dimension()));
}

class WolfeInWholeNumbers {
 public:
  WolfeInWholeNumbers(Hull hull, const MinNormPoint& guess, Goal goal, const SearchLimits& limits, const Work& work)
      : hull_(hull), guess_(guess), goal_(goal), until_(work.done() + limits.work), memory_(limits.memory) {}

  Task<OriginDecision> find(Work& work) {
    co_await search(work);
    for (BigIntegers& point : points_) co_await release(point, work);
    co_return std::move(found_);
  }

 private:
  /// Whether there is work left, and memory for a step with so many corners, as points and as a system; else it gives
  /// up.
  bool affords(std::size_t corners, const Work& work) {
    const std::size_t wanted = corners * hull_.dimension() * BigInteger::bytes(hull_.scale().bits()) +
                               DixonSolver::bytes(corners, corners, product_bits(hull_));
    if (wanted > asked_for_) {
      if (!memory_.grow(wanted - asked_for_)) found_.undecided = Undecided::memory_limit;
      asked_for_ = wanted;
    }
    if (!(work.done() < until_)) found_.undecided = Undecided::work_limit;
    return found_.undecided == Undecided::no;
  }

  Task<> search(Work& work) {
    if (!affords(guess_.corners().size(), work)) co_return;
    for (const Corner& corner : guess_.corners()) {
      co_await add(corner, work);
      for (const BigInteger& x : points_.back()) co_await work.spend(BigInteger::cost(x, x));
    }
    for (;;) {
      const bool moved = co_await move(work);
      if (!moved) co_return;
      BigIntegers& direction = found_.direction;
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
        const Heights found = co_await exact_heights(hull_, direction, work);
        found_.apart = found.height.sign() > 0;
        // What is not below the corners it is made of is no step nearer.
        if (!(found.height < height) || (found_.apart && goal_ == Goal::verdict)) co_return;
        corner = found.corner;
      }
      co_await add(corner, work);
    }
  }

  Task<> add(Corner corner, Work& work) {
    corners_.push_back(corner);
    weights_.emplace_back();
    BigIntegers point = co_await hull_.exact_point(corner, work);
    points_.push_back(std::move(point));
  }

  /// Goes to the point of the corners' affine hull nearest to the origin, as far as that stays in the hull: there
  /// corners vanish, and it goes on with the rest. False where it gives up.
  Task<bool> move(Work& work) {
    for (;;) {
      BigIntegers products = co_await gram(work);
      const std::size_t size = corners_.size();
      if (!affords(size, work)) co_return false;
      // A new corner lies below the hyperplane through the old ones: all are independent, unless guessed.
      DixonSolver::System system{std::move(products), BigIntegers(size, BigInteger::of(1)), size};
      std::optional<DixonSolver::Solution> wanted =
          co_await DixonSolver::solve(std::move(system), !trying_, until_ - work.done(), work);
      if (!wanted && !affords(size, work)) co_return false;
      const bool trying = std::exchange(trying_, false);
      if (!wanted) {
        // Starts from the first corner of the guess; the rest come where they are a step nearer.
        corners_.resize(1);
        points_.resize(1);
        weights_.assign(1, BigInteger::of(1));
        co_return true;
      }
      BigIntegers& weights = wanted->numerators;
      if (std::all_of(weights.begin(), weights.end(), [](const BigInteger& w) { return w.sign() > 0; })) {
        weights_ = std::move(weights);
        co_return true;
      }
      for (std::size_t i = 0; trying && i < weights_.size(); ++i) {
        // Not 0, so that the point is inside.
        weights_[i] = BigInteger::of(guess_.weights()[i], 60) + BigInteger::of(1);
      }
      co_await approach(weights, work);
    }
  }

  /// PᵀP + 1, where 1 is all ones: the weights of that point solve (PᵀP + 1)·λ = 1 up to a factor.
  Task<BigIntegers> gram(Work& work) const {
    const std::size_t size = corners_.size();
    BigIntegers products(size * size);
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
  Task<> approach(const BigIntegers& wanted, Work& work) {
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
    for (const Corner& corner : guess_.corners()) {
      BigIntegers point = co_await hull_.exact_point(corner, work);
      BigInteger product = co_await dot(found_.direction, point, work);
      co_await release(point, work);
      if (!(product < least)) continue;
      least = std::move(product);
      furthest = corner;
    }
    co_return furthest;
  }

  Hull hull_;
  const MinNormPoint& guess_;
  bool trying_ = true;  ///< whether all of the guess is the answer
  Goal goal_;
  double until_;  ///< so much work has been done
  Allotment memory_;
  std::size_t asked_for_ = 0;  ///< bytes of it
  std::vector<Corner> corners_;
  std::vector<BigIntegers> points_;
  BigIntegers weights_;
  OriginDecision found_;
};

/// Proves that the origin is a combination of the corners that doubles found, as is likely to do. `limits`: reduced by
/// the work it takes. `conditioning`: whose coordinates the guess is about, if any.
Task<std::optional<Combination>> proved_combination(Hull hull, const MinNormPoint& guess,
                                                    const Conditioning* conditioning, SearchLimits& limits,
                                                    Work& work) {
  const std::vector<Corner>& corners = guess.corners();
  const std::size_t size = corners.size(), rows = hull.dimension() + 1, bits = hull.scale().bits();
  const bool simplex = size == rows;
  Allotment memory(limits.memory);
  // Nearly always, what is not separable has a simplex around the origin.
  if (simplex && verification_cost(size) <= limits.work && memory.grow(verification_bytes(size))) {
    std::optional<Combination> found = co_await verified_combination(hull, conditioning, corners, work);
    if (found) co_return found;
  }
  // Of fewer corners a prime tells soon whether they are dependent, as they have to be.
  const bool worthwhile = !simplex || conditioning || DixonSolver::cost(rows, size, bits) < quick * limits.work;
  const bool may_be = guess.relative_square() <= nearly_zero && worthwhile;
  if (!may_be || !memory.grow(DixonSolver::bytes(rows, size, bits))) co_return std::nullopt;
  const double started = work.done();
  std::optional<Combination> found = co_await exact_combination(hull, corners, limits.work, work);
  limits.work -= work.done() - started;
  co_return found;
}

/// Proves what a guess of doubles says, if it is true.
Task<OriginDecision> judged(Hull hull, const MinNormPoint& guess, const Conditioning* conditioning,
                            SearchLimits& limits, Work& work) {
  OriginDecision decision;
  decision.at_origin = co_await proved_combination(hull, guess, conditioning, limits, work);
  if (decision.at_origin) co_return decision;
  if (conditioning) {
    decision.direction = co_await conditioning->restored(guess.point(), work);
  } else {
    decision.direction = co_await whole_direction(guess.point(), work);
  }
  const Heights found = co_await exact_heights(hull, decision.direction, work);
  decision.apart = found.height.sign() > 0;
  if (!decision.apart) co_await release(decision.direction, work);
  co_return decision;
}

}  // namespace

double exact_step_cost(const Hull& hull, std::size_t corners) {
  return DixonSolver::cost(corners, corners, product_bits(hull));
}

Task<OriginDecision> exact_min_norm_point(Hull hull, const MinNormPoint& guess, Goal goal, SearchLimits limits,
                                          Work& work) {
  WolfeInWholeNumbers search(hull, guess, goal, limits, work);
  co_return co_await search.find(work);
}

Task<OriginDecision> decide_origin(Hull hull, SearchLimits limits, Work& work) {
  MinNormPoint nearest(hull, std::max(hull.scale().largest, 1.0));
  co_await nearest.find(work);
  OriginDecision decision = co_await judged(hull, nearest, nullptr, limits, work);
  if (decision.at_origin || decision.apart) co_return decision;
  Allotment memory(limits.memory);
  if (memory.grow(Conditioning::bytes(hull) + MinNormPoint::bytes(hull))) {
    Conditioning conditioning(hull);
    const bool held = co_await conditioning.find(work);
    if (held) {
      nearest = MinNormPoint(conditioning.hull(), 1);
      co_await nearest.find(work);
      decision = co_await judged(hull, nearest, &conditioning, limits, work);
      if (decision.at_origin || decision.apart) co_return decision;
    }
    memory.shrink(Conditioning::bytes(hull));
  }
  co_return co_await exact_min_norm_point(hull, nearest, Goal::verdict, limits, work);
}

}  // namespace perceptron
