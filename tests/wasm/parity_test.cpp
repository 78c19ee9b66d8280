// The same bits natively and as WASM: this test is built both ways, and parity.test.ts gives the same cases to the
// shipped engine. After a deliberate change of the bits: PERCEPTRON_WRITE_PARITY=1 with this test writes the file anew.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "numeric/random.hpp"
#include "perceptron/presets.hpp"
#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

template <class Enum, std::size_t size>
Enum member(const std::array<std::string_view, size>& words, const std::string& word) {
  std::size_t index = 0;
  while (index < size && words[index] != word) ++index;
  return static_cast<Enum>(index);
}

constexpr std::array<std::string_view, 5> orders{"given", "positives-first", "shuffle-once", "shuffle-each-epoch",
                                                 "custom"};
constexpr std::array<std::string_view, 12> learners{
    "perceptron", "margin", "averaged",           "voted",         "pocket",       "batch", "passive-aggressive",
    "multiclass", "kernel", "nearest-neighbours", "decision-tree", "second-order",
};
constexpr std::array<std::string_view, 4> scalings{"none", "standardize", "min-max", "unit-norm"};

/// Words of settings, each the number of its place in its own row.
constexpr std::array<std::array<std::string_view, 4>, 3> words{{
    {"mistake", "correct", "negative", "positive"},
    {"pa", "pa-1", "pa-2"},
    {"linear", "polynomial", "rbf"},
}};

double setting_of(const std::string& text) {
  for (const auto& row : words) {
    for (std::size_t place = 0; place < row.size(); ++place) {
      if (row[place] == text) return static_cast<double>(place);
    }
  }
  return std::stod(text);
}

/// The numbers a learner's header documents, as "0.1,mistake".
std::vector<double> settings_of(const std::string& list) {
  std::vector<double> settings;
  std::istringstream parts(list);
  for (std::string part; std::getline(parts, part, ',');) settings.push_back(setting_of(part));
  return settings;
}

/// n examples of d uniform features, the labels at random: −1 and +1, or class numbers.
Dataset noise(std::size_t n, std::size_t d, std::uint32_t classes) {
  std::vector<double> X, y;
  Random random(n + d);
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = 0; j < d; ++j) X.push_back(random.uniform(-1, 1));
    const double label = random.below(classes);
    y.push_back(classes > 2 || label == 1 ? label : -1);
  }
  return {std::move(X), std::move(y), d};
}

Dataset data_of(const std::string& name, std::size_t n, std::size_t d, std::uint32_t classes) {
  if (name == "noise") return noise(n, d, classes);
  for (const Preset& preset : presets()) {
    if (preset.name == name) return value_of(generate(preset, {static_cast<std::uint32_t>(n), preset.noise, 7}));
  }
  return {};
}

/// A line of parity.txt without its digest: data, n, d, order, learner, settings, bias, scaling, epochs.
RunSpec spec_of_line(const std::string& line) {
  std::string name, order, learner, settings, scaling;
  std::size_t n = 0, d = 0;
  RunSpec spec;
  std::istringstream(line) >> name >> n >> d >> order >> learner >> settings >> spec.bias >> scaling >> spec.max_epochs;
  spec.learner = options_of(member<LearnerKind>(learners, learner), settings_of(settings));
  const auto* const multiclass = std::get_if<MulticlassOptions>(&spec.learner);
  spec.data = data_of(name, n, d, multiclass ? multiclass->classes : 2);
  spec.order = member<OrderKind>(orders, order);
  spec.seed = 7;
  for (std::size_t i = n; i > 0; --i) spec.indices.push_back(static_cast<std::int32_t>(i - 1));
  spec.scaling = member<Scaling>(scalings, scaling);
  return spec;
}

/// The journal, the weights in training, the model, and the scores it gives the examples, folded into 64 bits.
std::string digest_of(const Run& run, std::span<const double> X) {
  std::uint64_t digest = 0xcbf29ce484222325u;
  const auto take = [&](double value) {
    std::uint64_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    digest = (digest ^ bits) * 0x100000001b3u;
  };
  for (std::size_t k = 0; k < run.journal().size(); ++k) {
    take(run.journal().visit(k));
    take(run.journal().example(k));
    take(run.journal().score(k));
  }
  for (const double value : run.weights()) take(value);
  for (const double value : run.model()) take(value);
  if (run.feature_map().base_features() > 0) {
    for (const double score : scores_of(run, X)) take(score);
  }
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(digest));
  return text;
}

}  // namespace

TEST(Parity, GivesTheCommittedBits) {
  std::ifstream file(PARITY_FILE);
  std::string expected, actual;
  for (std::string line; std::getline(file, line); expected += line + '\n') {
    if (line.empty() || line[0] == '#') {
      actual += line + '\n';
      continue;
    }
    const std::string given = line.substr(0, line.rfind(' '));
    const RunSpec spec = spec_of_line(given);
    const auto run = run_of(spec);
    ASSERT_TRUE(run) << line;
    run->advance(Run::no_limit);
    actual += given + ' ' + digest_of(*run, spec.data.X) + '\n';
  }
  if (std::getenv("PERCEPTRON_WRITE_PARITY")) std::ofstream(PARITY_FILE) << actual;
  EXPECT_FALSE(expected.empty()) << PARITY_FILE;
  EXPECT_EQ(actual, expected);
}
