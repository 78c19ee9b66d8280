#include "analysis/separation.hpp"

#include <unordered_set>

#include "analysis/coordinates.hpp"
#include "analysis/origin_search.hpp"
#include "numeric/bits.hpp"

namespace perceptron {

/// How many multiply-adds a step in whole numbers may take where doubles may have found what separates.
static constexpr double worthwhile = 2e7;
/// The part of the work that may be spent on a wider hyperplane than one that is known.
static constexpr double part_of_work = 0.05;

/// x/√square · 2^exponent.
static double over_root(const BigInteger& x, const BigInteger& square, int exponent) {
  return x.sign() * BigInteger::root_of_quotient(x * x, square, exponent);
}

/// Of a number above 0: that it is, and finite, is not lost to rounding.
static double positive(double rounded) {
  using Limits = std::numeric_limits<double>;
  return std::clamp(rounded, Limits::denorm_min(), Limits::max());
}

static double part(const BigInteger& weight, const BigInteger& sum) {
  return positive(BigInteger::quotient(weight, sum));
}

Task<std::optional<Combination>> find_twins(const Dataset& data, Work& work) {
  const double cost = 2 * static_cast<double>(data.d + 24);
  auto hash = [&data](std::uint32_t example) {
    std::uint64_t state = 0x9e3779b97f4a7c15u;
    for (const double* x = data.row(example); x != data.row(example) + data.d; ++x) {
      state = (state ^ bits_of(*x + 0.0)) * 0xff51afd7ed558ccdu;  // 0 and −0 are equal
      state ^= state >> 32;
    }
    return static_cast<std::size_t>(state);
  };
  auto equal = [&data](std::uint32_t one, std::uint32_t other) {
    return std::equal(data.row(one), data.row(one) + data.d, data.row(other));
  };
  std::unordered_set<std::uint32_t, decltype(hash), decltype(equal)> seen(data.size(), hash, equal);
  std::optional<Combination> found;
  for (std::uint32_t example = 0; example < data.size() && !found; ++example) {
    const std::uint32_t twin = *seen.insert(example).first;
    if (data.y[twin] != data.y[example]) {
      const auto [positive, negative] = data.y[example] > 0 ? std::pair(example, twin) : std::pair(twin, example);
      found = {{{positive, Corner::none}, {Corner::none, negative}}, BigIntegers(2, BigInteger::of(1))};
    }
    co_await work.spend(cost);
  }
  // Each has memory of its own.
  for (; !seen.empty(); seen.erase(seen.begin())) co_await work.overhead(BigInteger::access);
  co_return found;
}

Task<> Separation::find(Work& work) {
  const Survey surveyed = co_await survey(*data_, work);
  scale_ = surveyed.scale;
  BigIntegers z = co_await hull(scale_).exact_point({surveyed.farthest, Corner::none}, work);
  squared_radius_ = co_await dot(z, z, work);
  co_await release(z, work);
  result_.radius = BigInteger::root_of_quotient(squared_radius_, BigInteger::of(1), -scale_.shift);
  Allotment memory(limits_.memory);
  // For the twins, for the search that decides, and for the one that measures.
  if (!memory.grow(6 * data_->size() * sizeof(double) + 2 * MinNormPoint::bytes(hull(scale_)))) {
    result_.undecided = Undecided::memory_limit;
    co_return;
  }
  const std::optional<Combination> twins = co_await find_twins(*data_, work);
  if (twins) {
    co_await explain(*twins, work);
  } else {
    co_await decide(work);
  }
}

Task<> Separation::decide(Work& work) {
  Coordinates coordinates({bias_, true});
  co_await coordinates.choose(*data_, work);
  co_await coordinates.apply(*data_, work);
  const Survey moved = co_await survey(*data_, work);
  OriginDecision decision = co_await decide_origin(hull(moved.scale), limits_, work);
  co_await coordinates.restore(*data_, work);
  if (decision.at_origin) {
    co_await explain(*decision.at_origin, work);
  } else if (decision.apart) {
    BigIntegers known = co_await coordinates.restored(decision.direction, scale_.shift, work);
    co_await release(decision.direction, work);
    co_await measure(std::move(known), work);
  } else {
    result_.undecided = decision.undecided;
  }
}

Task<> Separation::explain(const Combination& origin, Work& work) {
  result_.verdict = Verdict::not_separable;
  BigInteger sum_of_positives, sum_of_negatives;
  BigIntegers point(data_->d);  // the weighted sum of the positives, times 2^shift
  for (std::size_t k = 0; k < origin.corners.size(); ++k) {
    const BigInteger& weight = origin.weights[k];
    const std::uint32_t example = origin.corners[k].positive;
    BigInteger& sum = example == Corner::none ? sum_of_negatives : sum_of_positives;
    sum = sum + weight;
    if (example == Corner::none) continue;
    BigIntegers x =
        co_await Hull(*data_, Hull::Kind::through_origin, scale_).exact_point({example, Corner::none}, work);
    co_await add_scaled(point, weight, x, work);
    co_await release(x, work);
  }
  for (std::size_t k = 0; k < origin.corners.size(); ++k) {
    const auto [positive, negative] = origin.corners[k];
    const bool is_positive = positive != Corner::none;
    const BigInteger& sum = is_positive ? sum_of_positives : sum_of_negatives;
    (is_positive ? result_.positive : result_.negative)
        .push_back({is_positive ? positive : negative, part(origin.weights[k], sum)});
  }
  for (auto* side : {&result_.positive, &result_.negative}) {
    std::sort(side->begin(), side->end(),
              [](const ConvexWeight& a, const ConvexWeight& b) { return a.example < b.example; });
  }
  const bool alone = sum_of_positives.sign() == 0 || sum_of_negatives.sign() == 0;
  result_.factor = alone ? 0 : part(sum_of_negatives, sum_of_positives);
  result_.point.reserve(point.size());
  for (const BigInteger& sum : point) {
    result_.point.push_back(alone ? 0 : BigInteger::quotient(sum, sum_of_positives, -scale_.shift));
    co_await work.overhead(2 * BigInteger::cost(sum, sum_of_positives));
  }
  co_await release(point, work);
}

/// With a bias that counts, or none; then with a free one. `known`: the normal of a hyperplane that separates.
Task<> Separation::measure(BigIntegers known, Work& work) {
  result_.verdict = Verdict::separable;
  Widest found = co_await widest(hull(scale_), std::move(known), work);
  result_.separator = std::move(found.unit);
  if (!bias_) result_.separator.push_back(0);
  const BigInteger height = std::min(found.above, found.below);
  result_.margin = positive(over_root(height, found.square, -scale_.shift));
  result_.bound = BigInteger::quotient(squared_radius_ * found.square, height * height);
  if (bias_) {
    found.normal.pop_back();
    found = co_await widest({*data_, Hull::Kind::difference, scale_}, std::move(found.normal), work);
    result_.hyperplane = std::move(found.unit);
    // Half way between the two.
    result_.hyperplane.push_back(over_root(found.below - found.above, found.square, -scale_.shift - 1));
    result_.geometric_margin = positive(over_root(found.above + found.below, found.square, -scale_.shift - 1));
  } else {
    result_.hyperplane = result_.separator;
    result_.geometric_margin = result_.margin;
  }
  co_await release(found.normal, work);
}

/// The widest hyperplane that separates: exactly where that is quick, else as wide as doubles find one, but proved;
/// `known` where nothing wider is found.
Task<Separation::Widest> Separation::widest(Hull hull, BigIntegers known, Work& work) {
  Widest found;
  found.normal = std::move(known);
  if (hull.biased()) {
    // Where the bias counts as much as a weight, nothing may change.
    co_await widen(hull, found.normal, work);
  } else {
    Coordinates coordinates({hull.kind() == Hull::Kind::difference, false});
    co_await coordinates.choose(*data_, work);
    co_await coordinates.apply(*data_, work);
    co_await widen(hull, found.normal, work);
    co_await coordinates.restore(*data_, work);
  }
  // On the examples as they are.
  Heights proof = co_await exact_heights(hull, found.normal, work);
  found.above = std::move(proof.positive);
  found.below = std::move(proof.negative);
  BigIntegers squares;
  squares.reserve(found.normal.size());
  for (const BigInteger& number : found.normal) {
    squares.push_back(number * number);
    found.square = found.square + squares.back();
    co_await work.spend(BigInteger::cost(number, number));
  }
  found.unit.reserve(squares.size() + 1);
  for (std::size_t j = 0; j < squares.size(); ++j) {
    found.unit.push_back(found.normal[j].sign() * BigInteger::root_of_quotient(squares[j], found.square));
    co_await work.overhead(2 * BigInteger::cost(squares[j], found.square));
  }
  co_await release(squares, work);
  co_return found;
}

/// Finds a better direction in the coordinates that are, if there is one.
Task<> Separation::widen(Hull hull, BigIntegers& direction, Work& work) {
  const Survey surveyed = co_await survey(*data_, work);
  const Scale& scale = surveyed.scale;
  hull = Hull(*data_, hull.kind(), scale);
  MinNormPoint nearest(hull, hull.biased() ? std::max(scale.largest, 1.0) : scale.largest);
  co_await nearest.find(work);
  BigIntegers better;
  if (!(exact_step_cost(hull, nearest.corners().size()) < worthwhile)) {
    BigIntegers guess = co_await whole_direction(nearest.point(), work);
    const Heights found = co_await exact_heights(hull, guess, work);
    if (found.height.sign() > 0) better = std::move(guess);
  }
  if (better.empty()) {
    const SearchLimits limits{part_of_work * limits_.work, limits_.memory};
    OriginDecision exact = co_await exact_min_norm_point(hull, nearest, Goal::point, limits, work);
    if (exact.apart) better = std::move(exact.direction);
  }
  if (better.empty()) co_return;
  co_await release(direction, work);
  direction = std::move(better);
}

}  // namespace perceptron
