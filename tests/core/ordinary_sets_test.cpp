#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "analysis_support.hpp"
#include "ordinary_sets.hpp"
#include "overlap_certificate.hpp"
#include "perceptron/analysis.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

/// How many sets are drawn, of how many features, and how much work in whole numbers is too much: ORDINARY_SETS, of 200
/// to 1,000; or some small ones that doubles decide.
struct Extent {
  std::size_t sets = sampled(100, 20), least = 20, most = 100;
  double work = 1e7;

  static Extent wanted() {
    const char* const sets = std::getenv("ORDINARY_SETS");
    return sets ? Extent{static_cast<std::size_t>(std::strtoull(sets, nullptr, 10)), 200, 1000, analysis_work}
                : Extent{};
  }
};

AnalysisResult analysed_within(const RunSpec& spec, double work) {
  const auto analysis = value_of(Analysis::create(spec));
  analysis->limit(work);
  analysis->advance(all_at_once);
  return analysis->result();
}

bool separates(const std::vector<double>& plane, const Dataset& data) {
  for (std::size_t i = 0; i < data.size(); ++i) {
    if (exact_sign(plane, data.row(i), 1) != data.y[i]) return false;
  }
  return true;
}

/// By the hyperplane that was found, or by that which the set was made with.
bool separable(const OrdinarySet& set, const AnalysisResult& found) {
  return separates(found.hyperplane, set.data) || (!set.planted.empty() && separates(set.planted, set.data));
}

/// By the examples that the witness names, and no other part of it.
bool overlapping(const OrdinarySet& set, const AnalysisResult& found) {
  std::vector<ConvexWeight> witness = found.positive;
  witness.insert(witness.end(), found.negative.begin(), found.negative.end());
  const Dataset& data = set.data;
  if (witness.size() == 2) {
    const double* const x = data.row(witness[0].example);
    return data.y[witness[0].example] != data.y[witness[1].example] &&
           std::equal(x, x + data.d, data.row(witness[1].example));
  }
  if (witness.size() != set.rank + 2) return false;
  std::vector<std::vector<double>> points;
  for (const ConvexWeight& share : witness) {
    const double* const at = set.essence.data() + share.example * set.rank;
    std::vector<double> point(at, at + set.rank);
    point.push_back(1);
    for (double& value : point) value *= data.y[share.example];
    points.push_back(std::move(point));
  }
  OverlapCertificate certificate(std::move(points));
  if (!certificate.prove()) return false;
  // Each side has half of all weight.
  for (std::size_t k = 0; k < witness.size(); ++k) {
    if (std::abs(2 * certificate.weights()[k] - witness[k].weight) > 1e-15) return false;
  }
  return true;
}

struct Tally {
  std::vector<double> seconds;
  std::size_t separable = 0, undecided = 0, wrong = 0;
};

void print(const std::map<std::string, Tally>& tallies) {
  for (auto [kind, tally] : tallies) {
    std::sort(tally.seconds.begin(), tally.seconds.end());
    std::printf("%-14s %3zu sets, %3zu separable, %zu undecided, %zu wrong; median %.2f s, longest %.2f s\n",
                kind.c_str(), tally.seconds.size(), tally.separable, tally.undecided, tally.wrong,
                tally.seconds[tally.seconds.size() / 2], tally.seconds.back());
  }
}

}  // namespace

/// Each verdict is proved once more, by ways that share nothing with those of the core.
TEST(OrdinarySets, AreDecidedRightlyAllOfThem) {
  const Extent extent = Extent::wanted();
  std::map<std::string, Tally> tallies;
  for (std::size_t seed = 0; seed < extent.sets; ++seed) {
    const OrdinarySet set = OrdinarySets(seed, extent.least, extent.most).next();
    Tally& tally = tallies[set.kind];
    RunSpec spec;
    spec.data = set.data;
    const auto started = std::chrono::steady_clock::now();
    const AnalysisResult found = analysed_within(spec, extent.work);
    tally.seconds.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count());
    const bool undecided = found.verdict == Verdict::undecided, apart = found.verdict == Verdict::separable;
    const bool right = !undecided && (apart ? separable(set, found) : overlapping(set, found));
    tally.separable += apart;
    tally.undecided += undecided;
    tally.wrong += !undecided && !right;
    EXPECT_TRUE(right) << set.kind << ", seed " << seed << ", n " << set.data.size() << ", d " << set.data.d
                       << (undecided ? ": undecided"
                           : apart   ? ": separable"
                                     : ": not separable");
    if (std::getenv("ORDINARY_SETS")) {
      std::printf("%zu %s, n %zu, d %zu, %s, %.2f s\n", seed, set.kind, set.data.size(), set.data.d,
                  undecided ? "undecided"
                  : apart   ? "separable"
                            : "not separable",
                  tally.seconds.back());
      std::fflush(stdout);
    }
  }
  print(tallies);
}
