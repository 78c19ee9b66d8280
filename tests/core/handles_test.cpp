#include "handles.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace bindings::test {
namespace {

double open(Handles<int>& handles, int value) { return handles.open(std::make_unique<int>(value)); }

TEST(Handles, LeadToWhatIsOpen) {
  Handles<int> handles;
  const double one = open(handles, 1), two = open(handles, 2);
  EXPECT_EQ(**handles.find(one), 1);
  EXPECT_EQ(**handles.find(two), 2);
  EXPECT_TRUE(handles.close(one));
  EXPECT_EQ(handles.find(one), nullptr);
  EXPECT_EQ(**handles.find(two), 2);
}

TEST(Handles, OfWhatIsClosedNeverLeadToWhatTookItsPlace) {
  Handles<int> handles;
  double handle = open(handles, 0);
  for (int round = 1; round < 1000; ++round) {
    const double stale = handle;
    ASSERT_TRUE(handles.close(stale));
    handle = open(handles, round);
    ASSERT_NE(handle, stale);
    ASSERT_EQ(handles.find(stale), nullptr);
    ASSERT_FALSE(handles.close(stale));
    ASSERT_EQ(**handles.find(handle), round);
    ASSERT_EQ(std::fmod(handle, Handles<int>::places), 0) << "the place is free again";
  }
}

TEST(Handles, AreNoOtherNumbers) {
  Handles<int> handles;
  open(handles, 1);
  for (const double none : {-1.0, 0.5, 1.0, 1e9, 9007199254740992.0, 1e300, std::nan(""),
                            std::numeric_limits<double>::infinity(), static_cast<double>(Handles<int>::places)}) {
    EXPECT_EQ(handles.find(none), nullptr) << none;
    EXPECT_FALSE(handles.close(none)) << none;
  }
}

}  // namespace
}  // namespace bindings::test
