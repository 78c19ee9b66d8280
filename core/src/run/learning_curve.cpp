#include "perceptron/learning_curve.hpp"

#include <cstdint>
#include <optional>
#include <utility>

#include "numeric/work.hpp"
#include "perceptron/mistake_count.hpp"
#include "run/curve_epochs.hpp"

namespace perceptron {

struct LearningCurve::Parts {
  explicit Parts(Shared<Run> run) : epochs(std::move(run)) {}

  CurveEpochs epochs;
  std::uint64_t epoch = 0;
  std::unique_ptr<MistakeCount> count;  ///< of that epoch, under way
  Points points;

  void add(const Mistakes& mistakes);
};

void LearningCurve::Parts::add(const Mistakes& mistakes) {
  const std::size_t place = epochs.add(epoch);
  points.epoch = epochs.known();
  insert(points.training, place, static_cast<double>(mistakes.training));
  insert(points.held_out, place, static_cast<double>(mistakes.held_out));
}

LearningCurve::LearningCurve(Shared<Run> run) : parts_(new Parts(std::move(run))) {}
LearningCurve::~LearningCurve() = default;

bool LearningCurve::advance(double amount) {
  Parts& parts = *parts_;
  Work work;
  work.grant(amount);
  for (;;) {
    if (!parts.count) {
      const std::optional<std::uint64_t> missing = parts.epochs.missing();
      if (!missing) return true;
      if (work.over()) return false;
      parts.epoch = *missing;
      parts.count = std::make_unique<MistakeCount>(parts.epochs.shared(), *missing * parts.epochs.run().data().size());
    }
    if (!parts.count->advance(work)) return false;
    parts.add(parts.count->mistakes());
    parts.count.reset();
  }
}

double LearningCurve::progress() const { return parts_->epochs.progress(); }

const LearningCurve::Points& LearningCurve::points() const { return parts_->points; }

}  // namespace perceptron
