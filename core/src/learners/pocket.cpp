#include "perceptron/learners/pocket.hpp"

#include "learners/rosenblatt.hpp"

namespace perceptron {

namespace {

class PocketLearner final : public OnlineLearner<RosenblattRule> {
 public:
  using OnlineLearner::OnlineLearner;

  /// An update may be followed by a look at every example.
  double visit_cost(const Dataset& data) const override {
    return static_cast<double>(data.size()) * static_cast<double>(weights(data));
  }

  std::size_t parameters(const Dataset& data) const override { return 2 * weights(data) + 1; }

  void start(const Dataset& data, std::span<const double> initial, std::span<double> parameters) const override {
    Learner::start(data, initial, parameters);
    parameters.back() = static_cast<double>(data.size() + 1);
    pocket(data, parameters);
  }

  std::vector<double> model(const Moment& moment) const override {
    const std::size_t size = weights(moment.data);
    const auto kept = moment.parameters.subspan(size, size);
    return {kept.begin(), kept.end()};
  }

  std::optional<std::size_t> known_mistakes(const Moment& moment) const override {
    return static_cast<std::size_t>(moment.parameters.back());
  }

 protected:
  bool keeps() const override { return true; }

  void keep(std::span<double> parameters, const Dataset& data, std::uint32_t, double, double) const override {
    pocket(data, parameters);
  }

 private:
  /// Pockets the weights if they make fewer mistakes; counts only as far as that is open.
  void pocket(const Dataset& data, std::span<double> parameters) const {
    double mistakes = 0;
    for (std::uint32_t i = 0; i < data.size(); ++i) {
      mistakes += mistake(activation(parameters, data, i), data.y[i]);
      if (mistakes >= parameters.back()) return;
    }
    const std::size_t size = weights(data);
    std::copy_n(parameters.begin(), size, parameters.begin() + size);
    parameters.back() = mistakes;
  }
};

}  // namespace

std::unique_ptr<Learner> make_pocket(bool bias, std::span<const double> settings, Error& error) {
  return std::make_unique<PocketLearner>(read_rosenblatt(settings, error), bias);
}

}  // namespace perceptron
