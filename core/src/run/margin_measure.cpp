#include "perceptron/margin_measure.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "run/visiting.hpp"

namespace perceptron {

MarginMeasure::MarginMeasure(Shared<Run> run, std::uint64_t visit)
    : run_(std::move(run)), visit_(std::min(visit, run_->frontier())) {}

double MarginMeasure::progress() const {
  return static_cast<double>(measured_) / static_cast<double>(run_->data().size());
}

bool MarginMeasure::advance(double amount) {
  const std::size_t n = run_->data().size();
  Work work;
  work.grant(amount);
  if (measured_ == n) return true;
  if (!comes_near(*run_, visit_, work)) return false;
  const Visiting visiting(*run_, visit_);
  const std::size_t rows = work.rows(static_cast<double>(run_->data().d + 1), n - measured_);
  const double margin = run_->margin(measured_, measured_ + rows);
  measured_ = std::isnan(margin) ? n : measured_ + rows;
  margin_ = std::isnan(margin) ? margin : std::min(margin_, margin);
  return measured_ == n;
}

}  // namespace perceptron
