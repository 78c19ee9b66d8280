#include "learners/learner.hpp"
#include "learners/registry.hpp"

namespace perceptron {
namespace {

class SecondOrderLearner final : public LinearLearner {
 public:
  SecondOrderLearner(double ridge, bool bias) : LinearLearner(bias), ridge_(ridge) {}

  Error check_labels(Numbers y, std::size_t features) override {
    if (Error error = check_two_labels(y)) return error;
    // Features are at most 2^20: their square fits in 64 bits.
    const std::uint64_t width = features + 1;
    if (width * (width + 5) / 2 <= most_.values) return {};
    return fail(Status::too_large, Field::learner, Reason::own_numbers, static_cast<double>(most_.values - width));
  }

  Sizes sizes(const Dataset& data) const override {
    const std::size_t w = width(data);
    return {w, w * (w + 5) / 2, w};
  }

  /// An update goes through the factors, and multiplies twice with each of their numbers.
  TrainingCosts training_costs(const Dataset& data) const override {
    const double update = 2 * static_cast<double>(sizes(data).parameters);
    return {0, update, update};
  }

  void start(const Dataset& data, Numbers initial, std::span<double> parameters) const override {
    LinearLearner::start(data, initial, parameters);
    double* column = parameters.data() + width(data);
    for (std::size_t j = 0; j <= data.d; column += ++j) column[j] = 1 / ridge_;
  }

  BlockResult visit(std::span<double> parameters, const Dataset& data, const Block& block) const override {
    BlockResult made{0, 0, 0};
    while (made.visits < block.limit.visits && made.updates < block.limit.updates) {
      const std::size_t place = made.visits++;
      const std::uint32_t example = block.sequence[place];
      const Prediction found = activation(parameters, data, example);
      if (!mistake(found, data.y[example])) continue;
      block.record(place, found.score, update(parameters, data, example, found.score));
      ++made.updates;
    }
    made.unsettled = made.updates;
    return made;
  }

  void replay(std::span<double> parameters, const Dataset& data, const Journal& journal, std::size_t first,
              std::size_t last) const override {
    for (std::size_t k = first; k < last; ++k) update(parameters, data, journal.example(k), journal.score(k));
  }

  bool mistake(const Prediction& prediction, double label) const override { return !(label * prediction.score > 0); }

  bool change(Numbers parameters, const Dataset& data, Examples sequence, std::span<double> change) const override {
    const std::uint32_t example = sequence.front();
    const Prediction found = activation(parameters, data, example);
    if (!mistake(found, data.y[example])) return false;
    std::vector<double> after(parameters.begin(), parameters.end());
    const double c = update(after, data, example, found.score);
    const double* const s = direction(after, data);
    for (std::size_t j = 0; j < change.size(); ++j) change[j] = c * s[j];
    return true;
  }

 private:
  /// The last numbers: Sz of the last update.
  static double* direction(std::span<double> parameters, const Dataset& data) {
    return parameters.data() + (parameters.size() - width(data));
  }

  /// Column by column, as in Bierman's update of U and D: `length` and Sz grow by what each column adds, to 1 + z·Sz
  /// and Sz. Returns what Sz is multiplied by.
  double update(std::span<double> parameters, const Dataset& data, std::uint32_t example, double score) const {
    const double* const x = data.row(example);
    double* const s = direction(parameters, data);
    double* column = parameters.data() + width(data);
    double length = 1;
    for (std::size_t j = 0; j <= data.d; column += ++j) {
      const double f = dot(column, x, j) + (j < data.d ? x[j] : bias_);
      const double before = length, v = column[j] * f;
      length += v * f;
      column[j] *= before / length;
      for (std::size_t i = 0; i < j; ++i) {
        const double u = column[i];
        column[i] = u - f / before * s[i];
        s[i] += u * v;
      }
      s[j] = v;
    }
    const double c = (data.y[example] - score) / length;
    add_scaled(parameters.data(), c, s, width(data));
    return c;
  }

  double ridge_;
};

}  // namespace

std::unique_ptr<Learner> make_second_order(const SecondOrderOptions& options, bool bias) {
  return std::make_unique<SecondOrderLearner>(options.ridge, bias);
}

}  // namespace perceptron
