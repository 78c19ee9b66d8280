// Numbers of JavaScript as those of the core: what is no seed, count or index is refused with the name of its field.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "perceptron/presets.hpp"
#include "support.hpp"

namespace perceptron::test {
namespace {

const double nan = std::nan("");
constexpr double infinity = std::numeric_limits<double>::infinity();

/// Two examples of one feature, as they cross the boundary.
const bindings::ConfigIn good{.n = 2,
                              .d = 1,
                              .settings = 0,
                              .terms = 0,
                              .products = -1,
                              .scaling = 0,
                              .bias = 1,
                              .learner = 0,
                              .order = 0,
                              .seed = 0,
                              .maxEpochs = 1000,
                              .maxUpdates = 1000,
                              .journal = 1};

Error refused(const bindings::ConfigIn& in, std::vector<std::uint32_t> ints = {}) {
  auto spec = bindings::read_spec(in, {0, 1, -1, 1}, ints);
  return spec ? error_of(std::move(*spec)) : spec.error();
}

TEST(FromJavaScript, WholeNumbersStayAndOthersBecomeTheLargest) {
  for (const double number : {0.0, 1.0, 4294967294.0}) {
    EXPECT_EQ(static_cast<double>(bindings::whole(number)), number);
    EXPECT_EQ(static_cast<double>(bindings::small_whole(number)), number);
  }
  EXPECT_EQ(bindings::whole(9007199254740991.0), 9007199254740991u);
  for (const double bad : {-1.0, 0.5, 1e16, 1e300, infinity, -infinity, nan}) {
    EXPECT_EQ(bindings::whole(bad), std::numeric_limits<std::uint64_t>::max()) << bad;
    EXPECT_EQ(bindings::small_whole(bad), std::numeric_limits<std::uint32_t>::max()) << bad;
  }
  EXPECT_EQ(bindings::small_whole(4294967301.0), std::numeric_limits<std::uint32_t>::max());
}

TEST(FromJavaScript, CountsAndSeedsAreWhole) {
  EXPECT_FALSE(refused(good));
  for (const double bad : {-1.0, 0.5, 9007199254740992.0, 1e16, infinity, nan}) {
    bindings::ConfigIn in = good;
    in.seed = bad;
    EXPECT_EQ(refused(in).field, Field::order_seed) << bad;
    EXPECT_EQ(refused(in).message, "The seed must be a whole number from 0 to 9007199254740991.");
  }
  for (const double bad : {0.0, -1.0, 1.5, 2147483648.0, infinity, nan}) {
    bindings::ConfigIn in = good;
    in.maxEpochs = bad;
    EXPECT_EQ(refused(in).field, Field::max_epochs) << bad;
    EXPECT_EQ(refused(in).message, "maxEpochs must be a whole number from 1 to 2147483647.");
    in = good;
    in.maxUpdates = bad == 1.5 ? 0 : bad;
    EXPECT_EQ(refused(in).field, Field::max_updates) << bad;
  }
}

TEST(FromJavaScript, ProductsAreSizesAndThenFactors) {
  bindings::ConfigIn in = good;
  in.terms = 5;
  in.products = 2;
  const std::uint32_t ints[] = {1, 2, 0, 0, 0, 1, 0};
  in.order = 4;
  const auto spec = value_of(bindings::read_spec(in, {0, 1, -1, 1}, ints));
  ASSERT_TRUE(spec.features);
  ASSERT_EQ(spec.features->size(), 2u);
  EXPECT_EQ((*spec.features)[0].size(), 1u);
  EXPECT_EQ((*spec.features)[1].size(), 2u);
  EXPECT_EQ(spec.indices, (std::vector<std::uint32_t>{1, 0}));
  EXPECT_FALSE(error_of(spec));
  in.products = 0;
  in.terms = 0;
  in.order = 0;
  EXPECT_EQ(value_of(bindings::read_spec(in, {0, 1, -1, 1}, {})).features->size(), 0u);
}

TEST(FromJavaScript, WhatIsNoProductIsAFeaturesError) {
  const auto error_for = [](double products, std::vector<std::uint32_t> ints) {
    bindings::ConfigIn in = good;
    in.products = products;
    in.terms = static_cast<double>(ints.size());
    return refused(in, std::move(ints));
  };
  EXPECT_EQ(error_for(1, {0}).status, Status::out_of_range);
  EXPECT_EQ(error_for(1, {17, 0}).status, Status::out_of_range);
  EXPECT_EQ(error_for(1, {2, 0}).status, Status::out_of_range);
  EXPECT_EQ(error_for(1, {1, 1}).status, Status::unknown);
  EXPECT_EQ(error_for(1, {1, 0xffffffff}).status, Status::unknown);
  EXPECT_EQ(error_for(2, {1, 1, 0, 0}).status, Status::duplicate);
  EXPECT_EQ(error_for(1, {1, 0, 0}).status, Status::wrong_length);
  EXPECT_EQ(error_for(1, {1, 1}).field, Field::features);
  // More products than there are numbers, and what is no number of them.
  EXPECT_EQ(error_for(3, {1, 0}).field, Field::X);
  EXPECT_EQ(error_for(infinity, {1, 0}).field, Field::X);
}

TEST(FromJavaScript, FieldsHaveTheNamesOfItsSpec) {
  EXPECT_EQ(bindings::js_name(Field::X), "X");
  EXPECT_EQ(bindings::js_name(Field::max_epochs), "maxEpochs");
  EXPECT_EQ(bindings::js_name(Field{"learner.learning_rate"}), "learner.learningRate");
  EXPECT_EQ(bindings::js_name(Field{"learner.C"}), "learner.C");
  EXPECT_EQ(bindings::js_name(Field{"learner.kernel.degree"}), "learner.kernel.degree");
  EXPECT_EQ(bindings::js_name(Field::held_out), "heldOut");
  EXPECT_EQ(bindings::js_name({}), "");
}

}  // namespace
}  // namespace perceptron::test
