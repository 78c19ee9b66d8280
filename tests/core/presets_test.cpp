#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>

#include "perceptron/presets.hpp"
#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {
PresetOptions defaults(const Preset& preset, std::uint64_t seed) { return {preset.n, preset.noise, seed}; }

std::uint64_t checksum(const Dataset& data) {
  std::uint64_t sum = 0;
  for (double value : data.X) {
    std::uint64_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    sum = sum * 31 + bits;
  }
  return sum;
}
}  // namespace

TEST(Presets, EachGeneratesWhatItSays) {
  for (const Preset& preset : presets()) {
    const Dataset data = value_of(generate(preset, defaults(preset, 1)));
    const Dataset again = value_of(generate(preset, defaults(preset, 1)));
    const Dataset other = value_of(generate(preset, defaults(preset, 2)));
    EXPECT_EQ(data.size(), preset.n);
    EXPECT_FALSE(check(data)) << preset.name;
    EXPECT_EQ(data.X, again.X);
    EXPECT_EQ(data.X != other.X, preset.seeded) << preset.name;
  }
}

TEST(Presets, TheSeparableOnesConverge) {
  for (const Preset& preset : presets()) {
    if (preset.separable == Separable::depends) continue;
    RunSpec spec;
    spec.data = value_of(generate(preset, defaults(preset, 1)));
    if (preset.classes > 2) spec.learner = MulticlassOptions();
    spec.max_epochs = preset.separable == Separable::yes ? 100'000 : 200;
    const auto run = run_of(std::move(spec));
    run->advance(Run::no_limit);
    EXPECT_EQ(run->stop_reason() == StopReason::converged, preset.separable == Separable::yes) << preset.name;
  }
}

/// The bits of every generator, as one number: the same natively and in WASM.
TEST(Presets, GiveTheSameBitsEverywhere) {
  std::uint64_t two = 0, several = 0;
  for (const Preset& preset : presets()) {
    const Dataset data = value_of(generate(preset, defaults(preset, 42)));
    std::uint64_t& sum = preset.classes == 2 ? two : several;
    sum = sum * 31 + checksum(data);
  }
  EXPECT_EQ(two, UINT64_C(8118722022092848584));
  EXPECT_EQ(several, UINT64_C(2089185055102323600));
}

TEST(Presets, IrisSetosaAgainstVersicolorByPetalsConverges) {
  const auto all = presets();
  const auto iris = std::find_if(all.begin(), all.end(), [](const Preset& p) { return std::string(p.name) == "iris"; });
  RunSpec spec;
  spec.data = value_of(generate(*iris, defaults(*iris, 1)));
  EXPECT_EQ(spec.data.X[0], 1.4);
  EXPECT_EQ(spec.data.X[1], 0.2);
  const auto run = run_of(std::move(spec));
  run->advance(Run::no_limit);
  EXPECT_EQ(run->stop_reason(), StopReason::converged);
}

TEST(Presets, TheWorkedExampleStartsWhereItsTextDoes) {
  for (const Preset& preset : presets()) {
    const bool worked = std::string(preset.name) == "cs188";
    EXPECT_EQ(preset.start.weights, (std::array<double, 2>{0, 0})) << preset.name;
    EXPECT_EQ(preset.start.bias, worked ? -1 : 0) << preset.name;
  }
}

/// What is watched first has updates over several epochs, and ends before it is tedious.
TEST(Presets, TheBlobsOfTheirOwnSeedAreWorthWatching) {
  const Preset& blobs = presets()[0];
  RunSpec spec;
  spec.data = value_of(generate(blobs, defaults(blobs, blobs.seed)));
  const auto run = run_of(std::move(spec));
  run->advance(Run::no_limit);
  EXPECT_EQ(run->updates(), 12u);
  EXPECT_EQ(run->visit(), 160u);
}

TEST(Presets, BadRequestsAreNamed) {
  const Preset& blobs = presets()[0];
  EXPECT_EQ(generate(blobs, {3, 0.1, 1}).error().field, Field::preset_n);
  EXPECT_EQ(generate(blobs, {10'000'000, 0.1, 1}).error().field, Field::preset_n);
  EXPECT_EQ(generate(blobs, {40, -0.1, 1}).error().field, Field::preset_noise);
  EXPECT_EQ(generate(blobs, {40, std::nan(""), 1}).error().field, Field::preset_noise);
  EXPECT_EQ(generate(blobs, {40, 0.1, limits::seed + 1}).error().field, Field::preset_seed);
  EXPECT_EQ(generate(blobs, {40, 0.1, 1, {1, 1}, {0, 1}}).error().field, Field::preset_columns);
  EXPECT_EQ(generate(blobs, {40, 0.1, 1, {0, 1}, {0, 3}}).error().field, Field::preset_species);
  EXPECT_EQ(generate(blobs, {40, 1.1, 1}).error().field, Field::preset_noise);
  EXPECT_EQ(generate(blobs, {40, 0.1, 1, {0, 4}, {0, 1}}).error().field, Field::preset_columns);
  const Preset& worked = presets()[2];
  EXPECT_EQ(generate(worked, {4, 0, 1}).error().message(), "This preset has 5 examples.");
}
