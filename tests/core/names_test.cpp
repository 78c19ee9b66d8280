#include "perceptron/names.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>

#include "perceptron/perceptron.hpp"

namespace perceptron::test {
namespace {

/// A member as the source has it, with dashes: "one-class".
template <auto member>
std::string identifier() {
  std::string text = __PRETTY_FUNCTION__;
  text.erase(0, text.find("member = "));
  text.erase(text.find_first_of(";]"));
  text.erase(0, text.rfind(':') + 1);
  std::replace(text.begin(), text.end(), '_', '-');
  return text;
}

/// Each name is that of the member in its place.
template <class Enum, std::size_t... places>
void expect_identifiers(std::index_sequence<places...>) {
  const auto expect = [](const std::string& name, const std::string& member) { EXPECT_EQ(name, member); };
  (expect(member_names<Enum>[places], identifier<static_cast<Enum>(places)>()), ...);
}

/// As many names as members, all different, and each leads back to its member.
template <class Enum>
void expect_names(Enum last) {
  expect_identifiers<Enum>(std::make_index_sequence<member_names<Enum>.size()>());
  EXPECT_TRUE(is_member(last));
  EXPECT_FALSE(is_member(static_cast<Enum>(static_cast<int>(last) + 1)));
  for (int k = 0; k <= static_cast<int>(last); ++k) {
    const auto member = static_cast<Enum>(k);
    EXPECT_EQ(member_named<Enum>(name_of(member)), member);
  }
  EXPECT_EQ(member_named<Enum>(""), std::nullopt);
  EXPECT_EQ(member_named<Enum>("none of them"), std::nullopt);
}

TEST(Names, AreOfEachMember) {
  expect_names(Scaling::unit_norm);
  expect_names(OrderKind::custom);
  expect_names(LearnerKind::second_order);
  expect_names(TieRule::positive);
  expect_names(KernelKind::rbf);
  expect_names(Aggressiveness::pa_2);
  expect_names(StopReason::not_finite);
  expect_names(Verdict::not_separable);
  expect_names(Undecided::memory_limit);
  expect_names(Separable::depends);
  expect_names(Status::out_of_memory);
  expect_names(Reason::model_rule);
}

TEST(Names, AreThoseOfThePublicContract) {
  EXPECT_STREQ(name_of(OrderKind::shuffle_each_epoch), "shuffle-each-epoch");
  EXPECT_STREQ(name_of(LearnerKind::nearest_neighbours), "nearest-neighbours");
  EXPECT_STREQ(name_of(Aggressiveness::pa_1), "pa-1");
  EXPECT_STREQ(name_of(Status::not_a_permutation), "not-a-permutation");
  EXPECT_EQ(member_named<Scaling>("unit-norm"), Scaling::unit_norm);
}

TEST(Sentences, AreWholeAndNameWhatTheirErrorsHave) {
  for (std::size_t k = 1; k < member_names<Reason>.size(); ++k) {
    const auto reason = static_cast<Reason>(k);
    const std::string text = fail(Status::out_of_range, Field::X, reason, 1, 2.5, 1e100).message();
    EXPECT_TRUE(text.ends_with('.')) << text;
    EXPECT_EQ(text.find_first_of("{}"), text.npos) << text;
  }
  EXPECT_EQ(Error().message(), "");
  EXPECT_EQ(fail(Status::out_of_range, Field::seed, Reason::within, 0.5, 1e100).message(),
            "options.seed must be from 0.5 to 1e100.");
  EXPECT_EQ(fail(Status::out_of_range, Field::seed, Reason::within, -3, 9007199254740991).message(),
            "options.seed must be from -3 to 9007199254740991.");
}

}  // namespace
}  // namespace perceptron::test
