#include "analysis/min_norm_point.hpp"

#include "numeric/error_free.hpp"

namespace perceptron {

/// A point whose distance from the others' affine hull is less than this part of its length lies in it.
constexpr double least_distance = 1e-13;
/// The first pass leaves an error as large as AᵀA is ill-conditioned; the second corrects it.
constexpr int passes = 2;
/// A correction leaves as small a part of the weights' errors as doubles left of the weights.
constexpr int refinements = 2;
/// What rounding leaves of 0: a weight below it is none, and a corner must be nearer by as much, relative to the size
/// of the corners, to be worth a step.
constexpr double rounding = 1e-14, twice_rounding = 1e-27;
/// A point whose square is below this part of the corners' has lost too many digits to tell a direction.
constexpr double cancelled = 1e-22;
/// A point whose square is below this part of the corners' is worked out in twice the precision once no corner seems
/// nearer: `rounding` would be too much of its length.
constexpr double thin = 1e-4;
/// Some multiples of the dimension are enough where doubles see anything at all.
constexpr std::size_t most_steps = 10'000;

Task<bool> AffineBasis::append(const std::vector<double>& point, Work& work) {
  std::vector<double> rest(1, sigma_);  // what of the new column of A is orthogonal to the others
  rest.insert(rest.end(), point.begin(), point.end());
  points_.push_back(rest);
  std::vector<double> step(size()), column(size());
  for (int pass = 0; pass < passes; ++pass) {
    // step ← Aᵀ·rest, then R⁻ᵀ·step, which the new column of R gains, then R⁻¹·step; rest ← rest − A·step.
    for (std::size_t i = 0; i < size(); ++i) {
      step[i] = dot(points_[i].data(), rest.data(), rest.size());
      co_await work.spend(pass_cost(rest.size()));
    }
    co_await forward(step, work);
    for (std::size_t i = 0; i < size(); ++i) column[i] += step[i];
    co_await backward(step, work);
    for (std::size_t i = 0; i < size(); ++i) {
      add_scaled(rest.data(), -step[i], points_[i].data(), rest.size());
      co_await work.spend(pass_cost(rest.size()));
    }
  }
  const double square = dot(rest.data(), rest.data(), rest.size());
  const double whole = square + dot(column.data(), column.data(), size());
  if (!(square > least_distance * least_distance * whole)) {
    points_.pop_back();
    co_return false;
  }
  column.push_back(std::sqrt(square));
  columns_.push_back(std::move(column));
  co_return true;
}

/// Without a column, R has a number below the diagonal in each that follows: a rotation of two rows removes it, after
/// those of the columns before. Source: Golub and Van Loan, Matrix Computations, 6.5.2.
Task<> AffineBasis::remove(std::size_t at, Work& work) {
  struct Rotation {
    double cosine, sine;
  };
  std::vector<Rotation> rotations;
  for (std::size_t k = at + 1; k < size(); ++k) {
    double* rows = columns_[k].data() + at;
    for (const auto [cosine, sine] : rotations) {
      const double upper = rows[0], lower = rows[1];
      *rows++ = cosine * upper + sine * lower;
      *rows = cosine * lower - sine * upper;
    }
    const double length = std::sqrt(rows[0] * rows[0] + rows[1] * rows[1]);
    rotations.push_back({rows[0] / length, rows[1] / length});
    rows[0] = length;
    columns_[k].pop_back();
    co_await work.spend(4 * pass_cost(rotations.size() - 1));
  }
  columns_.erase(columns_.begin() + static_cast<std::ptrdiff_t>(at));
  points_.erase(points_.begin() + static_cast<std::ptrdiff_t>(at));
}

Task<std::vector<double>> AffineBasis::solve(Work& work) {
  std::vector<double> weights(size(), 1.0);
  co_await forward(weights, work);
  co_await backward(weights, work);
  double sum = 0;
  for (const double weight : weights) sum += weight;
  for (double& weight : weights) weight /= sum;
  co_return weights;
}

Task<> AffineBasis::combine(const std::vector<double>& weights, std::vector<double>& point, Work& work) {
  std::vector<double> sums(points_[0].size());
  for (std::size_t i = 0; i < size(); ++i) {
    add_scaled(sums.data(), weights[i], points_[i].data(), sums.size());
    co_await work.spend(pass_cost(sums.size()));
  }
  const double sum = sums[0] / sigma_;
  point.assign(sums.begin() + 1, sums.end());
  for (double& value : point) value /= sum;
}

/// Where the weights are exact, all points have the same product with the point. Where they are not, the differences δ
/// solve AᵀA·δ = −Pᵀ·point up to a multiple of the weights, and sum to 0.
Task<AffineBasis::Refined> AffineBasis::refine(std::vector<double> weights, Work& work) {
  Refined refined{std::move(weights), std::vector<double>(size()), {}};
  co_await combine(refined, work);
  std::vector<double> step(size());
  for (int correction = 0; correction < refinements; ++correction) {
    for (std::size_t i = 0; i < size(); ++i) {
      step[i] = -dot(points_[i].data() + 1, refined.point.data(), refined.point.size());
      co_await work.spend(pass_cost(refined.point.size()));
    }
    co_await forward(step, work);
    co_await backward(step, work);
    double sum = 0;
    for (const double value : step) sum += value;
    for (std::size_t i = 0; i < size(); ++i) {
      const double difference = step[i] - sum * refined.weights[i];
      const ErrorFree corrected = two_sum(refined.weights[i], refined.errors[i] + difference);
      refined.weights[i] = corrected.value;
      refined.errors[i] = corrected.error;
    }
    co_await combine(refined, work);
  }
  co_return refined;
}

Task<> AffineBasis::combine(Refined& refined, Work& work) const {
  std::vector<double>& point = refined.point;
  point.assign(points_[0].size() - 1, 0);
  std::vector<double> errors(point.size());
  for (std::size_t i = 0; i < size(); ++i) {
    const double* const corner = points_[i].data() + 1;
    add_scaled_twice(point.data(), errors.data(), refined.weights[i], corner, point.size());
    add_scaled(errors.data(), refined.errors[i], corner, point.size());
    co_await work.spend(twice_the_precision * pass_cost(point.size()));
  }
  for (std::size_t j = 0; j < point.size(); ++j) point[j] += errors[j];
}

/// x ← R⁻ᵀ·x.
Task<> AffineBasis::forward(std::vector<double>& x, Work& work) const {
  for (std::size_t j = 0; j < size(); ++j) {
    const std::vector<double>& column = columns_[j];
    x[j] = (x[j] - dot(column.data(), x.data(), j)) / column[j];
    co_await work.spend(pass_cost(j));
  }
}

/// x ← R⁻¹·x.
Task<> AffineBasis::backward(std::vector<double>& x, Work& work) const {
  for (std::size_t j = size(); j-- > 0;) {
    const std::vector<double>& column = columns_[j];
    x[j] /= column[j];
    add_scaled(x.data(), -x[j], column.data(), j);
    co_await work.spend(pass_cost(j));
  }
}

MinNormPoint::MinNormPoint(const Hull& hull, double largest)
    : hull_(hull), basis_(largest > 0 ? largest : 1), point_(hull.dimension()) {}

std::size_t MinNormPoint::bytes(const Hull& hull) {
  const std::size_t corners = std::min(hull.data().size(), hull.dimension() + 1);
  return corners * (hull.dimension() + 1 + corners / 2) * sizeof(double);
}

/// Until the point is the nearest, as far as doubles can tell.
Task<> MinNormPoint::find(Work& work) {
  const std::size_t most = most_steps + 50 * point_.size();
  for (std::size_t step = 0; step < most; ++step) {
    const Corner corner = co_await furthest_corner(hull_, point_, work);
    if (std::find(corners_.begin(), corners_.end(), corner) != corners_.end()) co_return;
    const std::vector<double> corner_point = hull_.point(corner);
    largest_ = std::max(largest_, dot(corner_point.data(), corner_point.data(), corner_point.size()));
    const double before = corners_.empty() ? std::numeric_limits<double>::infinity() : squared();
    const double nearer = before - dot(point_.data(), corner_point.data(), point_.size());
    // By more than rounding.
    const double told_apart = refined_ ? 4 * unit_roundoff * std::sqrt(squared() * largest_) : 0;
    if (!(nearer > std::max(none() * largest_, told_apart))) {
      if (refined_ || !(squared() < thin * largest_)) co_return;
      co_await refine(work);
      continue;
    }
    const bool appended = co_await basis_.append(corner_point, work);
    if (!appended) co_return;
    weights_.push_back(corners_.empty() ? 1.0 : 0.0);
    corners_.push_back(corner);
    const bool arrived = co_await move(work);
    if (!arrived) co_return;
    if (!refined_) co_await basis_.combine(weights_, point_, work);
    if (!refined_ && squared() < cancelled * largest_) co_await refine(work);
    if (!(squared() < before)) co_return;
  }
}

/// From here on.
Task<> MinNormPoint::refine(Work& work) {
  refined_ = true;
  AffineBasis::Refined nearest = co_await basis_.refine(weights_, work);
  weights_ = std::move(nearest.weights);
  point_ = std::move(nearest.point);
}

double MinNormPoint::none() const { return refined_ ? twice_rounding : rounding; }

/// Moves the weights towards the nearest point of the corners' affine hull until a corner vanishes, and goes on with
/// the rest. False where doubles cannot.
Task<bool> MinNormPoint::move(Work& work) {
  for (bool arrived = false; !arrived;) {
    std::vector<double> wanted = co_await basis_.solve(work);
    if (!std::all_of(wanted.begin(), wanted.end(), [](double weight) { return std::isfinite(weight); })) {
      co_return false;
    }
    if (refined_) {
      AffineBasis::Refined nearest = co_await basis_.refine(std::move(wanted), work);
      wanted = std::move(nearest.weights);
      point_ = std::move(nearest.point);
    }
    double share = 1;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      if (wanted[i] < none()) share = std::min(share, weights_[i] / (weights_[i] - wanted[i]));
    }
    arrived = share >= 1;
    std::vector<std::size_t> vanished;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      weights_[i] += share * (wanted[i] - weights_[i]);
      if (wanted[i] < none() && weights_[i] <= none()) vanished.push_back(i);
    }
    if (vanished.size() == corners_.size() || (vanished.empty() && !arrived)) co_return false;
    for (; !vanished.empty(); vanished.pop_back()) {
      const std::size_t at = vanished.back();
      co_await basis_.remove(at, work);
      corners_.erase(corners_.begin() + static_cast<std::ptrdiff_t>(at));
      weights_.erase(weights_.begin() + static_cast<std::ptrdiff_t>(at));
    }
  }
  co_return true;
}

}  // namespace perceptron
