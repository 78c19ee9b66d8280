#include "data/checks.hpp"
#include "learners/learner.hpp"
#include "learners/registry.hpp"
#include "numeric/lanes.hpp"

namespace perceptron {
namespace {

class MulticlassLearner final : public Learner {
 public:
  MulticlassLearner(std::size_t classes, bool bias) : classes_(classes), bias_(bias ? 1.0 : 0.0) {}

  Error check_labels(Numbers y, std::size_t features) override {
    const double most = static_cast<double>(classes_ > 0 ? classes_ : limits::classes) - 1;
    std::size_t highest = 0;
    for (std::size_t i = 0; i < y.size(); ++i) {
      if (!is_whole(y[i], 0, most)) return fail(Status::bad_label, Field::y, Reason::label_class, i + 1, most);
      highest = std::max(highest, static_cast<std::size_t>(y[i]));
    }
    if (classes_ == 0) classes_ = highest + 1;
    if (classes_ < 2) return fail(Status::one_class, Field::y, Reason::only_class_0);
    if (classes_ > most_.values / (features + 1)) {
      return fail(Status::too_large, std::get<0>(MulticlassOptions::rows()).field, Reason::many_weights);
    }
    return {};
  }

  ModelKind model_kind() const override { return ModelKind::hyperplanes; }

  Sizes sizes(const Dataset& data) const override {
    const std::size_t all = classes_ * (data.d + 1);
    return {all, all, all};
  }

  BlockResult visit(std::span<double> parameters, const Dataset& data, const Block& block) const override {
    std::size_t updates = 0;
    std::size_t i = 0;
    while (i < block.limit.visits && updates < block.limit.updates) {
      const std::uint32_t example = block.sequence[i++];
      const Prediction found = activation(parameters, data, example);
      if (found.label == data.y[example]) continue;
      block.record(i - 1, found.score, found.label);
      update(parameters, data, example, found.label);
      ++updates;
    }
    return {i, updates, updates};
  }

  void replay(std::span<double> parameters, const Dataset& data, const Journal& journal, std::size_t first,
              std::size_t last) const override {
    for (std::size_t k = first; k < last; ++k) update(parameters, data, journal.example(k), journal.coefficient(k));
  }

  Prediction activation(Numbers parameters, const Dataset& data, std::uint32_t example) const override {
    return winner(parameters, data.row(example), data.d);
  }

  bool change(Numbers parameters, const Dataset& data, Examples sequence, std::span<double> change) const override {
    const std::uint32_t example = sequence.front();
    const double found = activation(parameters, data, example).label;
    if (found == data.y[example]) return false;
    std::fill(change.begin(), change.end(), 0.0);
    update(change, data, example, found);
    return true;
  }

  void predict(const Moment& moment, Numbers rows, std::span<Prediction> predictions) const override {
    const std::size_t d = moment.data.d;
    for (std::size_t i = 0; i < predictions.size(); ++i) {
      predictions[i] = winner(moment.parameters, rows.data() + i * d, d);
    }
  }

  void scores(Numbers parameters, Numbers row, std::vector<double>& scores) const override {
    scores.resize(classes_);
    for (std::size_t c = 0; c < classes_; ++c) scores[c] = score(parameters, row.data(), row.size(), c);
  }

 private:
  static double score(Numbers parameters, const double* x, std::size_t d, std::size_t c) {
    const double* const w = parameters.data() + c * (d + 1);
    return dot(w, x, d) + w[d];
  }

  /// Without a branch for each class, which would often be guessed wrongly: both lanes hold the same.
  Prediction winner(Numbers parameters, const double* x, std::size_t d) const {
    using detail::Pair;
    Pair best, label{0, 0};
    with_width(d, [&](auto width) {
      const double* w = parameters.data();
      const auto next_score = [&] {
        const double a = dot(w, x, width) + w[width];
        w += width + 1;
        return Pair{a, a};
      };
      best = next_score();
      Pair number{0, 0};
      for (std::size_t c = 1; c < classes_; ++c) {
        const Pair a = next_score();
        number += 1;
        label = a > best ? number : label;
        best = a > best ? a : best;
      }
    });
    return {best[0], label[0]};
  }

  void update(std::span<double> parameters, const Dataset& data, std::uint32_t example, double winner) const {
    move(parameters, data, example, data.y[example], 1);
    move(parameters, data, example, winner, -1);
  }

  void move(std::span<double> parameters, const Dataset& data, std::uint32_t example, double label, double by) const {
    double* const w = parameters.data() + static_cast<std::size_t>(label) * (data.d + 1);
    add_scaled(w, by, data.row(example), data.d);
    w[data.d] += by * bias_;
  }

  std::size_t classes_;
  double bias_;
};

}  // namespace

std::unique_ptr<Learner> make_multiclass(const MulticlassOptions& options, bool bias) {
  return std::make_unique<MulticlassLearner>(options.classes, bias);
}

}  // namespace perceptron
