#include "learners/online_learner.hpp"
#include "learners/registry.hpp"

namespace perceptron {
namespace {

class AveragedLearner final : public OnlineLearner<RosenblattRule> {
 public:
  using OnlineLearner::OnlineLearner;

  Sizes sizes(const Dataset& data) const override { return {width(data), 2 * width(data), width(data)}; }

  std::vector<double> model(const Moment& moment) const override {
    const std::size_t size = width(moment.data);
    const double c = moment.visit + 1;
    std::vector<double> mean(size);
    for (std::size_t j = 0; j < size; ++j) mean[j] = (c * moment.parameters[j] - moment.parameters[size + j]) / c;
    return mean;
  }

 protected:
  bool keeps() const override { return true; }

  void keep(std::span<double> parameters, const Dataset& data, std::uint32_t example, double visit,
            double coefficient) const override {
    const std::size_t size = width(data);
    const double c = (visit + 1) * coefficient;
    add_scaled(parameters.data() + size, c, data.row(example), data.d);
    parameters[size + data.d] += c * bias_;
  }
};

}  // namespace

std::unique_ptr<Learner> make_averaged(const AveragedOptions& options, bool bias) {
  return std::make_unique<AveragedLearner>(RosenblattRule{options.learning_rate, Ties(options.tie)}, bias);
}

}  // namespace perceptron
