// Numbers of JavaScript as those of the core: what is no seed, count or index is refused with the name of its field.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

#include "perceptron/presets.hpp"
#include "support.hpp"

namespace perceptron::test {
namespace {

const double nan = std::nan("");
constexpr double infinity = std::numeric_limits<double>::infinity();

/// Two examples of one feature, each number as JavaScript may have it.
struct Given {
  double scaling = 0, bias = 1, learner = 0, order = 0, seed = 0, max_epochs = 1000, max_updates = 1000, journal = 1;
  std::vector<double> settings, initial, indices;
  std::optional<std::array<std::vector<double>, 2>> features;  ///< sizes, factors
};

/// As they cross the boundary.
std::vector<double> numbers_of(const Given& in) {
  std::vector<double> numbers{2, 0, 1, 2, -1, 1};
  const auto list = [&](const std::vector<double>& given) { bindings::put(numbers, given); };
  list(in.indices);
  numbers.insert(numbers.end(), {1, in.learner});
  list(in.settings);
  list(in.initial);
  numbers.push_back(in.features.has_value());
  if (in.features) std::for_each(in.features->begin(), in.features->end(), list);
  numbers.insert(numbers.end(), {in.scaling, in.bias, in.order, in.seed, in.max_epochs, in.max_updates, in.journal});
  return numbers;
}

Error refused(const std::vector<double>& numbers) {
  bindings::SpecIn spec;
  Error error = bindings::read_spec(numbers, spec);
  return error ? error : error_of(std::move(spec));
}

Error refused(const Given& in) { return refused(numbers_of(in)); }

TEST(FromJavaScript, WholeNumbersStayAndOthersBecomeTheLargest) {
  for (const double number : {0.0, 1.0, 4294967294.0}) {
    EXPECT_EQ(static_cast<double>(bindings::whole(number)), number);
    EXPECT_EQ(static_cast<double>(bindings::value_of<std::uint32_t>(number)), number);
  }
  EXPECT_EQ(bindings::whole(9007199254740991.0), 9007199254740991u);
  for (const double bad : {-1.0, 0.5, 1e16, 1e300, infinity, -infinity, nan}) {
    EXPECT_EQ(bindings::whole(bad), std::numeric_limits<std::uint64_t>::max()) << bad;
    EXPECT_EQ(bindings::value_of<std::uint32_t>(bad), std::numeric_limits<std::uint32_t>::max()) << bad;
  }
  EXPECT_EQ(bindings::value_of<std::uint32_t>(4294967301.0), std::numeric_limits<std::uint32_t>::max());
}

TEST(FromJavaScript, CountsAndSeedsAreWhole) {
  EXPECT_FALSE(refused(Given()));
  for (const double bad : {-1.0, 0.5, 9007199254740992.0, 1e16, infinity, nan}) {
    Given in;
    in.seed = bad;
    EXPECT_EQ(refused(in).field, Field::order_seed) << bad;
    EXPECT_EQ(refused(in).message(), "seed must be a whole number from 0 to 9007199254740991.");
  }
  for (const double bad : {0.0, -1.0, 1.5, 2147483648.0, infinity, nan}) {
    Given in;
    in.max_epochs = bad;
    EXPECT_EQ(refused(in).field, Field::max_epochs) << bad;
    EXPECT_EQ(refused(in).message(), "max_epochs must be a whole number from 1 to 2147483647.");
    in = {};
    in.max_updates = bad;
    EXPECT_EQ(refused(in).field, Field::max_updates) << bad;
  }
  Given in;
  in.max_updates = 10'000'001;
  EXPECT_EQ(refused(in).message(), "max_updates must be a whole number from 1 to 10000000.");
}

TEST(FromJavaScript, ProductsAreSizesAndThenFactors) {
  Given in;
  in.features = {{{1, 2}, {0, 0, 0}}};
  in.indices = {1, 0};
  in.order = 4;
  bindings::SpecIn spec;
  ASSERT_FALSE(bindings::read_spec(numbers_of(in), spec));
  ASSERT_TRUE(spec.features);
  ASSERT_EQ(spec.features->size(), 2u);
  EXPECT_EQ((*spec.features)[0].size(), 1u);
  EXPECT_EQ((*spec.features)[1].size(), 2u);
  EXPECT_EQ(spec.indices, (std::vector<std::uint32_t>{1, 0}));
  EXPECT_FALSE(error_of(spec));
  in.features = {{{}, {}}};
  ASSERT_FALSE(bindings::read_spec(numbers_of(in), spec));
  EXPECT_EQ(spec.features->size(), 0u);
}

TEST(FromJavaScript, WhatIsNoProductIsAFeaturesError) {
  const auto error_for = [](std::vector<double> sizes, std::vector<double> factors) {
    Given in;
    in.features = {{std::move(sizes), std::move(factors)}};
    return refused(in);
  };
  EXPECT_EQ(error_for({0}, {}).status, Status::out_of_range);
  EXPECT_EQ(error_for({17}, {0}).status, Status::out_of_range);
  EXPECT_EQ(error_for({2}, {0}).status, Status::out_of_range);
  EXPECT_EQ(error_for({nan}, {0}).status, Status::out_of_range);
  EXPECT_EQ(error_for({1}, {1}).status, Status::unknown);
  for (const double bad : {-1.0, 0.5, 4294967296.0, nan}) EXPECT_EQ(error_for({1}, {bad}).status, Status::unknown);
  EXPECT_EQ(error_for({1, 1}, {0, 0}).status, Status::duplicate);
  EXPECT_EQ(error_for({1}, {0, 0}).status, Status::wrong_length);
  EXPECT_EQ(error_for({1}, {1}).field, Field::features);
}

TEST(FromJavaScript, AnIndexIsNoOtherBecauseItIsTooLarge) {
  Given in;
  in.order = 4;
  for (const double bad : {4294967296.0, -1.0, 0.5, nan}) {
    in.indices = {1, bad};
    EXPECT_EQ(refused(in).status, Status::not_a_permutation) << bad;
  }
}

/// Cut off anywhere, or with any number in any place, it is a spec or an error: a list has no more than there is.
TEST(FromJavaScript, ASpecMayBeAnyNumbers) {
  Given in;
  in.settings = {1, 0};
  in.features = {{{1, 2}, {0, 0, 0}}};
  in.indices = {1, 0};
  const std::vector<double> whole = numbers_of(in);
  EXPECT_FALSE(refused(whole));
  for (std::size_t size = 0; size < whole.size(); ++size) {
    EXPECT_TRUE(is_member(refused({whole.data(), whole.data() + size}).status));
    for (const double any : {nan, -1.0, 0.5, 1e9, infinity}) {
      std::vector<double> changed = whole;
      changed[size] = any;
      EXPECT_TRUE(is_member(refused(changed).status));
    }
  }
  EXPECT_EQ(refused(std::vector<double>()).field, Field{"learner.kind"});
}

TEST(FromJavaScript, FieldsHaveTheNamesOfItsSpec) {
  EXPECT_EQ(bindings::js_name(Field::X), "X");
  EXPECT_EQ(bindings::js_name(Field::max_epochs), "maxEpochs");
  EXPECT_EQ(bindings::js_name(Field{"learner.learning_rate"}), "learner.learningRate");
  EXPECT_EQ(bindings::js_name(Field{"learner.C"}), "learner.C");
  EXPECT_EQ(bindings::js_name(Field{"learner.kernel.degree"}), "learner.kernel.degree");
  EXPECT_EQ(bindings::js_name(Field::held_out), "heldOut");
  EXPECT_EQ(bindings::js_name(Field::order_seed), "order.seed");
  EXPECT_EQ(bindings::js_name(Field::seed), "seed");
  EXPECT_EQ(bindings::js_name(Field::preset_seed), "data.seed");
  EXPECT_EQ(bindings::js_name(Field::kernel_degree), "kernel.degree");
  EXPECT_EQ(bindings::js_name({}), "");
}

}  // namespace
}  // namespace perceptron::test
