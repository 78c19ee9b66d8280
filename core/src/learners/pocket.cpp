#include <numeric>

#include "learners/online_learner.hpp"
#include "learners/registry.hpp"

namespace perceptron {
namespace {

class PocketLearner final : public OnlineLearner<RosenblattRule> {
 public:
  using OnlineLearner::OnlineLearner;

  Task<Error> prepare(const Dataset& data, Work&) override {
    order_memory_ = Allotment(memory_);
    if (!order_memory_.grow(data.size() * sizeof(std::uint32_t))) co_return out_of_memory();
    order_.resize(data.size());
    std::iota(order_.begin(), order_.end(), 0u);
    co_return Error();
  }

  /// An update may be followed by a look at every example.
  TrainingCosts training_costs(const Dataset& data) const override {
    const double all = static_cast<double>(data.size()) * static_cast<double>(width(data));
    return {0, all, all};
  }

  Sizes sizes(const Dataset& data) const override { return {width(data), 2 * width(data) + 1, width(data)}; }

  void start(const Dataset& data, Numbers initial, std::span<double> parameters) const override {
    Learner::start(data, initial, parameters);
    parameters.back() = static_cast<double>(data.size() + 1);
    pocket(data, parameters);
  }

  std::vector<double> model(const Moment& moment) const override {
    const std::size_t size = width(moment.data);
    const auto kept = moment.parameters.subspan(size, size);
    return {kept.begin(), kept.end()};
  }

 protected:
  bool keeps() const override { return true; }

  void keep(std::span<double> parameters, const Dataset& data, std::uint32_t, double, double) const override {
    pocket(data, parameters);
  }

 private:
  static constexpr std::size_t any = 0;

  /// Pockets the weights if they make fewer mistakes.
  void pocket(const Dataset& data, std::span<double> parameters) const {
    const auto fewest = static_cast<std::size_t>(parameters.back());
    const std::size_t mistakes =
        data.d == 2 ? count<2>(data, parameters, fewest) : count<any>(data, parameters, fewest);
    if (mistakes >= fewest) return;
    const std::size_t size = width(data);
    std::copy_n(parameters.begin(), size, parameters.begin() + size);
    parameters.back() = static_cast<double>(mistakes);
  }

  /// The mistakes of the weights in training, up to `enough`. What many weights get wrong comes first: an example that
  /// is a mistake moves half way to the front.
  template <std::size_t fixed>
  std::size_t count(const Dataset& data, Numbers parameters, std::size_t enough) const {
    const std::size_t d = fixed == any ? data.d : fixed;
    const double* const X = data.X.data();
    const double* const w = parameters.data();
    const double b = w[d];
    const Ties ties = rule().ties;
    std::uint32_t* const order = order_.data();
    const std::size_t n = data.size();
    std::size_t mistakes = 0;
    for (std::size_t at = 0; at < n && mistakes < enough; ++at) {
      const std::uint32_t example = order[at];
      const std::size_t mistake = ties.mistake(dot(w, X + example * d, d) + b, data.y[example]);
      // Without a branch, which would often be guessed wrongly.
      const std::size_t place = at - ((at - mistakes) / 2 & (0 - mistake));
      order[at] = order[place];
      order[place] = example;
      mistakes += mistake;
    }
    return mistakes;
  }

  Allotment order_memory_;
  mutable std::vector<std::uint32_t> order_;  ///< a cache: the examples in any order, which no count depends on
};

}  // namespace

std::unique_ptr<Learner> make_pocket(const PocketOptions& options, bool bias) {
  return std::make_unique<PocketLearner>(RosenblattRule{options.learning_rate, Ties(options.tie)}, bias);
}

}  // namespace perceptron
