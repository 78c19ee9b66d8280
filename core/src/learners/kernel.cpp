#include "learners/kernel.hpp"

#include <cmath>

#include "learners/learner.hpp"
#include "learners/registry.hpp"
#include "numeric/exponential.hpp"

namespace perceptron {

using detail::Pair;

/// base^exponent for 1 ≤ exponent, by squaring: the bits of the exponent from the lowest up.
static Pair power(Pair base, unsigned exponent) {
  Pair product{1, 1};
  for (;;) {
    if (exponent & 1) product *= base;
    exponent >>= 1;
    if (exponent == 0) return product;
    base *= base;
  }
}

static double size_of(double value) { return std::abs(value); }
static Pair size_of(Pair value) { return value < 0.0 ? -value : value; }

void Kernel::each(const double* x, const double* rows, std::size_t d, std::span<double> values) const {
  const bool by_distance = kind == KernelKind::rbf;
  with_width(d, [&](auto width) {
    const auto fill = [&](auto of) {
      for (double& value : values) {
        value = of(rows);
        rows += width;
      }
    };
    if (by_distance) {
      fill([&](const double* z) { return squared_distance(x, z, width); });
    } else {
      fill([&](const double* z) { return dot(x, z, width); });
    }
  });
  if (kind == KernelKind::linear) return;
  const auto of = [&](Pair two) {
    return by_distance ? exponential(-gamma * two) : power(offset + two, static_cast<unsigned>(degree));
  };
  std::size_t k = 0;
  for (; k + 2 <= values.size(); k += 2) detail::store(&values[k], of(detail::load(&values[k])));
  if (k < values.size()) values[k] = of(Pair{values[k], values[k]})[0];
}

double Kernel::magnitude(const double* x, const double* z, std::size_t d) const {
  if (kind == KernelKind::rbf) {
    const double exponent = gamma * squared_distance(x, z, d);
    return (1 + exponent) * exponential(-exponent);
  }
  const double sum = sum_of(x, z, d, [](auto xj, auto zj) { return size_of(xj * zj); });
  if (kind == KernelKind::linear) return sum;
  return power(Pair{offset + sum, 0}, static_cast<unsigned>(degree))[0];
}

/// A sum of d products, then as many factors of it, or an exponential that is off by less than two units.
double Kernel::roundings(std::size_t d) const {
  const double sum = static_cast<double>(d) + 2;
  return kind == KernelKind::polynomial ? degree * (sum + 1) : sum + 2;
}

bool Gram::create(std::size_t n, MemoryBudget* memory) {
  rows_.clear();
  passing_.reset();
  kept_.clear();
  asked_.assign(n, 0);
  memory_ = Allotment(memory);
  if (!memory_.grow(n * sizeof(double))) return false;
  rows_.resize(n);
  passing_.reset(new double[n]);
  return true;
}

/// Where to keep row i: in new memory, or in that of the row asked for least. Null where row i is not asked for more.
Gram::Row* Gram::room(std::size_t i) {
  const std::size_t n = rows_.size();
  const std::size_t bytes = n * sizeof(double);
  if ((kept_.size() + 1) * bytes <= most_bytes && memory_.grow(bytes)) {
    rows_[i].reset(new double[n]);
    kept_.push_back(static_cast<std::uint32_t>(i));
    return &rows_[i];
  }
  const auto least = std::min_element(kept_.begin(), kept_.end(),
                                      [&](std::uint32_t a, std::uint32_t b) { return asked_[a] < asked_[b]; });
  if (least == kept_.end() || asked_[*least] >= asked_[i]) return nullptr;
  rows_[i] = std::move(rows_[*least]);
  *least = static_cast<std::uint32_t>(i);
  return &rows_[i];
}

Numbers Gram::row(const double* X, std::size_t d, const Kernel& kernel, std::size_t i) {
  const std::size_t n = rows_.size();
  ++asked_[i];
  if (rows_[i]) return {rows_[i].get(), n};
  Row* const kept = room(i);
  double* const values = kept ? kept->get() : passing_.get();
  kernel.each(X + i * d, X, d, {values, n});
  return {values, n};
}

namespace {

Kernel kernel_of(const KernelOptions& options) {
  return {options.kind, static_cast<double>(options.degree), options.offset, options.gamma};
}

/// No sum of so many kernel values, each below this, overflows.
constexpr double largest_value = 1e280;

/// A length by its square; no less than it is where the square is too small for a double.
double root_of(double square) { return std::sqrt(square + 1e-280); }

class KernelLearner final : public Learner {
 public:
  KernelLearner(Kernel kernel, Ties ties) : kernel_(kernel), ties_(ties) {}

  Task<Error> prepare(const Dataset& data, Work& work) override {
    double longest = 0;  // ‖x‖²
    const auto whole = [](double value) { return std::trunc(value) == value; };
    whole_ = kernel_.kind != KernelKind::rbf && whole(kernel_.offset);
    co_await in_slices(0, data.size(), static_cast<double>(data.d + 1), work, [&](std::size_t first, std::size_t last) {
      for (; first < last; ++first) {
        const double* const x = data.row(first);
        longest = std::max(longest, dot(x, x, data.d));
        whole_ = whole_ && std::all_of(x, x + data.d, whole);
      }
    });
    if (kernel_.kind != KernelKind::rbf) {
      const double one = 1, most = kernel_(&longest, &one, 1);  // since |x·z| is at most the longest ‖x‖²
      if (!(most <= largest_value)) co_return fail(Status::out_of_range, Field::X, Reason::kernel_overflow);
      largest_ = root_of(most);
    }
    co_return gram_.create(data.size(), memory_) ? Error() : out_of_memory();
  }

  Sizes sizes(const Dataset& data) const override { return {data.size(), 2 * data.size() + 1, 0}; }

  /// An update moves the score of every example.
  TrainingCosts training_costs(const Dataset& data) const override {
    const double update = static_cast<double>(data.size()) * row_cost(data);
    return {static_cast<double>(data.size() * (data.d + 1)), update, update};
  }

  /// A look at every example and a value of the kernel for each that counts; the scores of those trained on are kept,
  /// but near 0 they are added up again.
  ModelCosts model_costs(const Moment& moment) const override {
    const auto n = static_cast<double>(moment.data.size());
    const double values = (std::min(static_cast<double>(moment.updates), n) + 1) * row_cost(moment.data);
    const double doubtful = largest_error(moment.parameters, moment.data);
    const auto scores = moment.parameters.subspan(moment.data.size(), moment.data.size());
    const auto in_doubt =
        std::count_if(scores.begin(), scores.end(), [&](double score) { return std::abs(score) < doubtful; });
    return {n + values, 1 + static_cast<double>(in_doubt) / n * (n + values)};
  }

  BlockResult visit(std::span<double> parameters, const Dataset& data, const Block& block) const override {
    const CacheLock lock(caches_);
    const double* const scores = parameters.data() + data.size();
    const double doubtful = largest_error(parameters, data, block.sequence.size());
    std::size_t updates = 0;
    std::size_t i = 0;
    while (i < block.limit.visits && updates < block.limit.updates) {
      const std::uint32_t example = block.sequence[i++];
      if (data.y[example] * scores[example] > doubtful) continue;
      const double score = signed_score(parameters, data, example, doubtful);
      if (!ties_.mistake(score, data.y[example])) continue;
      block.record(i - 1, score, 1);
      update(parameters, data, example);
      ++updates;
    }
    return {i, updates, updates};
  }

  void replay(std::span<double> parameters, const Dataset& data, const Journal& journal, std::size_t first,
              std::size_t last) const override {
    const CacheLock lock(caches_);
    for (std::size_t k = first; k < last; ++k) update(parameters, data, journal.example(k));
  }

  Prediction activation(Numbers parameters, const Dataset& data, std::uint32_t example) const override {
    return predicted(signed_score(parameters, data, example, largest_error(parameters, data)));
  }

  bool mistake(const Prediction& prediction, double label) const override {
    return ties_.mistake(prediction.score, label);
  }

  /// By the scores that are kept, which spares the sums: the count of `predict`, see `signed_score`.
  std::size_t training_mistakes(const Moment& moment, std::size_t first, std::size_t last,
                                std::vector<std::uint32_t>* wrong) const override {
    const double doubtful = largest_error(moment.parameters, moment.data);
    std::size_t mistakes = 0;
    for (std::size_t i = first; i < last; ++i) {
      const double score = signed_score(moment.parameters, moment.data, i, doubtful);
      if (ties_.mistake(score, moment.data.y[i])) mistakes += count_as_wrong(i, wrong);
    }
    return mistakes;
  }

  bool change(Numbers parameters, const Dataset& data, Examples sequence, std::span<double> change) const override {
    const std::uint32_t example = sequence.front();
    if (!mistake(activation(parameters, data, example), data.y[example])) return false;
    std::fill(change.begin(), change.end(), 0.0);
    change[example] = 1;
    return true;
  }

  /// Adds up example by example. What cancels exactly, as on XOR after every epoch of the linear kernel, leaves
  /// rounding errors whose signs mean nothing: a score no larger than its error is a tie.
  void predict(const Moment& moment, Numbers rows, std::span<Prediction> predictions) const override {
    const Dataset& data = moment.data;
    const auto alpha = moment.parameters.first(data.size());
    const double relative = relative_error(moment.parameters, data);
    std::array<double, together> scores, values;
    for (std::size_t first = 0; first < predictions.size(); first += together) {
      const std::size_t count = std::min(together, predictions.size() - first);
      std::fill_n(scores.data(), count, 0.0);
      for (std::size_t i = 0; i < data.size(); ++i) {
        if (alpha[i] == 0) continue;
        kernel_.each(data.row(i), rows.data() + first * data.d, data.d, std::span(values).first(count));
        add_scaled(scores.data(), alpha[i] * data.y[i], values.data(), count);
      }
      for (std::size_t k = 0; k < count; ++k) {
        const double* const row = rows.data() + (first + k) * data.d;
        predictions[first + k] = predicted(tie_or(scores[k], moment.parameters, relative, data, row));
      }
    }
  }

 private:
  /// Rows whose scores are added up side by side: few enough for the cache.
  static constexpr std::size_t together = 256;

  static constexpr double epsilon = std::numeric_limits<double>::epsilon();

  /// The caller holds the caches.
  void update(std::span<double> parameters, const Dataset& data, std::uint32_t example) const {
    const std::size_t n = data.size();
    parameters[example] += 1;
    const auto row = gram_.row(data.X.data(), data.d, kernel_, example);
    add_scaled(parameters.data() + n, data.y[example], row.data(), n);
    parameters[2 * n] += 1;
  }

  /// The kept score of an example, with the sign that `predict` gives it. Both are sums of the same numbers, the kept
  /// one in the order of the updates. Near 0 their signs may differ, and only the predicted one knows ties, so it
  /// decides: training, convergence and every count go by the prediction's rule. Further from 0 than both sums may err,
  /// the kept score's sign is certain, and a visit costs no sum.
  /// @param doubtful at least the `largest_error` of these parameters
  double signed_score(Numbers parameters, const Dataset& data, std::size_t example, double doubtful) const {
    const double score = parameters[data.size() + example];
    return std::abs(score) >= doubtful ? score : near_zero(parameters, data, example);
  }

  /// Few come here: a loop over visits is faster without this inside.
  [[gnu::noinline]] double near_zero(Numbers parameters, const Dataset& data, std::size_t example) const {
    const CacheLock lock(caches_);
    const auto row = gram_.row(data.X.data(), data.d, kernel_, example);
    double sum = 0;
    for (std::size_t i = 0; i < data.size(); ++i) {
      if (parameters[i] != 0) sum += parameters[i] * data.y[i] * row[i];
    }
    const double score = parameters[data.size() + example];
    const double told = tie_or(sum, parameters, relative_error(parameters, data), data, data.row(example));
    return predicted(score).label == predicted(told).label ? score : told;
  }

  /// The sum that was added up for a row, or 0 where it is no larger than its error.
  double tie_or(double sum, Numbers parameters, double relative, const Dataset& data, const double* row) const {
    const double updates = parameters[2 * data.size()];
    if (std::abs(sum) > 2 * relative * updates * largest_ * root_of(kernel_.magnitude(row, row, data.d))) return sum;
    double error = 0;
    for (std::size_t i = 0; i < data.size(); ++i) {
      if (parameters[i] != 0) error += parameters[i] * kernel_.magnitude(data.row(i), row, data.d);
    }
    error *= relative;
    return std::abs(sum) <= error && std::isfinite(error) ? 0 : sum;
  }

  /// What a predicted sum may err by, as a part of Σ α_i·magnitude(x_i, x): twice what is true to first order.
  double relative_error(Numbers parameters, const Dataset& data) const {
    const auto counts = [](double alpha) { return alpha > 0; };
    const auto terms = std::count_if(parameters.begin(), parameters.begin() + data.size(), counts);
    return (static_cast<double>(terms) + 1 + kernel_.roundings(data.d)) * epsilon;
  }

  /// What both sums may err by, and a tie may be, for any example, now and after so many more updates: `updates` terms
  /// in the kept sum, at most n and one in the predicted one, twice that for its tie. Doubled, for what is not of first
  /// order.
  double largest_error(Numbers parameters, const Dataset& data, std::size_t more = 0) const {
    const double updates = parameters[2 * data.size()] + static_cast<double>(more);
    const double terms = std::min(updates, static_cast<double>(data.size()));
    const double relative = (updates + 3 * terms + 4 * (1 + kernel_.roundings(data.d))) * epsilon;
    const double most = relative * updates * largest_ * largest_;
    // Sums of whole numbers are exact in any order, and no tie but 0 is below 1.
    return whole_ && most < 1 ? 0 : most;
  }

  /// Of one value of the kernel; an exponential is worth some multiply-adds.
  static double row_cost(const Dataset& data) { return static_cast<double>(data.d) + 8; }

  Kernel kernel_;
  Ties ties_;
  double largest_ = 1;  ///< √K(x, x) of the examples; 1 of rbf
  bool whole_ = false;  ///< whether all values of the kernel are whole numbers
  mutable Gram gram_;   ///< a cache: what it returns depends on nothing that changes
};

}  // namespace

std::unique_ptr<Learner> make_kernel(const KernelOptions& options, bool) {
  return std::make_unique<KernelLearner>(kernel_of(options), Ties(options.tie));
}

double kernel_square(const KernelOptions& options, Numbers x) {
  return kernel_of(options)(x.data(), x.data(), x.size());
}

}  // namespace perceptron
