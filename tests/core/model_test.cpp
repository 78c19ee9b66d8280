#include "perceptron/model.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <limits>
#include <string>

#include "data/flat_json.hpp"
#include "support.hpp"

namespace perceptron::test {
namespace {

struct Case {
  const char* name;
  LearnerKind learner;
  std::vector<double> settings;
};

const Case cases[] = {
    {"perceptron", LearnerKind::perceptron, {0.3, 2}},
    {"margin", LearnerKind::margin, {0.3, 1.5}},
    {"averaged", LearnerKind::averaged, {0.3, 3}},
    {"voted", LearnerKind::voted, {0.3, 0}},
    {"pocket", LearnerKind::pocket, {0.3, 1}},
    {"batch", LearnerKind::batch, {0.3, 0, 1e-9}},
    {"passive_aggressive", LearnerKind::passive_aggressive, {1, 0.2}},
    {"multiclass", LearnerKind::multiclass, {4}},
    {"kernel_linear", LearnerKind::kernel, {0, 2, 1, 1, 2}},
    {"kernel_polynomial", LearnerKind::kernel, {1, 3, 0.5}},
    {"kernel_rbf", LearnerKind::kernel, {2, 2, 1, 0.7}},
    {"nearest_neighbours", LearnerKind::nearest_neighbours, {3}},
    {"decision_tree", LearnerKind::decision_tree, {4}},
    {"second_order", LearnerKind::second_order, {0.3}},
};

/// Runs of a case: in the plane, with a scaling and products, with many features, with none.
std::vector<RunSpec> specs_of(const Case& given) {
  std::vector<RunSpec> specs{noisy(40, 2, 5), noisy(40, 3, 6), noisy(30, 11, 7), whole(20, 2, 8), noisy(20, 0, 9)};
  specs[0].bias = false;
  specs[1].features = products({{0}, {1, 2}, {0, 0, 1}});
  specs[1].scaling = Scaling::standardize;
  specs[2].scaling = Scaling::unit_norm;
  specs[3].scaling = Scaling::min_max;
  for (RunSpec& spec : specs) {
    if (given.learner == LearnerKind::multiclass) spec = with_classes(std::move(spec), 4, 5);
    spec = shuffled(of(given.learner, given.settings, std::move(spec)));
    spec.max_epochs = 20;
  }
  return specs;
}

using Bits = std::vector<std::uint64_t>;

std::uint64_t bits_of(double number) {
  std::uint64_t bits;
  std::memcpy(&bits, &number, sizeof bits);
  return bits;
}

/// Scores and labels, bit by bit.
template <class Predictor>
Bits predicted_by(const Predictor& predictor, std::span<const double> X, std::size_t n) {
  std::vector<Prediction> predictions(n);
  EXPECT_FALSE(predictor.predict(X, predictions));
  Bits bits;
  for (const Prediction& one : predictions) {
    bits.push_back(bits_of(one.score));
    bits.push_back(bits_of(one.label));
  }
  return bits;
}

/// Rows around the examples, and the examples.
std::vector<double> rows_near(const Dataset& data) {
  std::vector<double> X(data.X.begin(), data.X.end());
  Random random(4);
  for (std::size_t i = 0; i < 50 * data.d; ++i) X.push_back(random.uniform(-3, 3));
  return X;
}

class EveryModel : public testing::TestWithParam<Case> {};

INSTANTIATE_TEST_SUITE_P(Kinds, EveryModel, testing::ValuesIn(cases),
                         [](const testing::TestParamInfo<Case>& test) { return std::string(test.param.name); });

}  // namespace

/// At several moments, forwards and back: the bits of the run, and again once written and read.
TEST_P(EveryModel, PredictsTheBitsOfItsRun) {
  for (const RunSpec& spec : specs_of(GetParam())) {
    const std::vector<double> X = rows_near(spec.data);
    const std::size_t n = spec.data.size() + 50;
    const auto run = run_of(spec);
    ASSERT_TRUE(run);
    for (const std::uint64_t visit : {0u, 1u, 7u, 63u, 400u, 30u}) {
      run->seek(visit);
      const Model model = *Model::of(*run);
      const Bits expected = predicted_by(*run, X, n);
      ASSERT_EQ(predicted_by(model, X, n), expected) << "visit " << visit << ", d " << spec.data.d;
      const Result<std::string> text = model.save();
      ASSERT_TRUE(text);
      const auto read = Model::load(*text);
      ASSERT_TRUE(read) << read.error().message() << *text;
      EXPECT_TRUE(*read == model) << *text;
      EXPECT_EQ(*read->save(), *text);
      ASSERT_EQ(predicted_by(*read, X, n), expected);
    }
  }
}

/// What is learned afterwards, and a run that is gone, change nothing.
TEST_P(EveryModel, IsAValue) {
  RunSpec spec = specs_of(GetParam())[1];
  auto run = run_of(spec);
  run->seek(9);
  const Model model = *Model::of(*run);
  const Model copy = model;
  const Bits expected = predicted_by(*run, spec.data.X, spec.data.size());
  run->advance(Run::no_limit);
  const Model later = *Model::of(*run);
  // The pocket has its best already, and baselines learn nothing.
  const LearnerKind kind = GetParam().learner;
  const bool stays =
      kind == LearnerKind::nearest_neighbours || kind == LearnerKind::decision_tree || kind == LearnerKind::pocket;
  EXPECT_EQ(later == model, stays);
  run.reset();
  EXPECT_TRUE(copy == model);
  EXPECT_EQ(predicted_by(copy, spec.data.X, spec.data.size()), expected);
}

TEST_P(EveryModel, HasAScoreForEachRowOrClass) {
  const RunSpec spec = specs_of(GetParam())[2];
  const auto run = run_of(spec);
  run->seek(50);
  const Model model = *Model::of(*run);
  const std::vector<double> scores = value_of(model.scores(spec.data.X));
  std::vector<Prediction> predictions(spec.data.size());
  ASSERT_FALSE(model.predict(spec.data.X, predictions));
  const bool many = GetParam().learner == LearnerKind::multiclass;
  const std::size_t width = many ? 4 : 1;
  EXPECT_EQ(model.classes(), many ? 4u : 0u);
  ASSERT_EQ(scores.size(), spec.data.size() * width);
  for (std::size_t i = 0; i < predictions.size(); ++i) {
    const auto best = std::max_element(scores.begin() + i * width, scores.begin() + (i + 1) * width);
    EXPECT_EQ(*best, predictions[i].score);
    const auto place = static_cast<double>(best - scores.begin()) - static_cast<double>(i * width);
    EXPECT_EQ(place, many ? predictions[i].label : 0);
  }
  EXPECT_EQ(model.predict({}, predictions).reason, Reason::columns);
  EXPECT_EQ(model.scores(std::vector<double>(12)).error().reason, Reason::columns);
}

/// Any byte that is missing, doubled or another leaves a text that is refused, or a model that predicts.
TEST_P(EveryModel, IsReadFromAnybody) {
  RunSpec spec = specs_of(GetParam())[3];
  const auto run = run_of(spec);
  run->seek(30);
  const std::string text = *Model::of(*run)->save();
  Random random(12);
  const std::vector<double> X{0, 0, 1, -1, 1e300, -1e300};
  for (std::size_t k = 0; k < sampled(3000, 800); ++k) {
    std::string other = text;
    const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
    switch (k % 4) {
      case 0: other.erase(at, 1 + random.below(4)); break;
      case 1: other.insert(at, 1, text[random.below(static_cast<std::uint32_t>(text.size()))]); break;
      case 2: other[at] = "0123456789-[]{},:\"eE.\\\0"[random.below(23)]; break;
      case 3: other.resize(at);
    }
    const auto read = Model::load(other);
    if (!read) {
      EXPECT_NE(read.error().reason, Reason::none);
      EXPECT_FALSE(read.error().message().empty());
      continue;
    }
    const std::size_t n = X.size() / std::max<std::size_t>(1, read->feature_map().base_features());
    std::vector<Prediction> predictions(n);
    (void)read->predict(std::span(X).first(n * read->feature_map().base_features()), predictions);
    EXPECT_TRUE(*Model::load(*read->save()) == *read);
  }
}

namespace {

const std::string line_model =
    R"({"format":"perceptron-model","version":1,"kind":"hyperplane","baseFeatures":2,"scaling":"none","weights":[[1,2]],"bias":[3]})";

std::string with(const std::string& from, const std::string& to, std::string text = line_model) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

const std::string tree_model = with(
    R"("weights":[[1,2]],"bias":[3])",
    R"("feature":[0,-1,-1],"threshold":[0.5,0,0],"low":[1,0,0],"high":[2,0,0],"positives":[2,2,0],"negatives":[2,0,2])",
    with("hyperplane", "decision-tree"));

}  // namespace

TEST(Model, IsWrittenAsItsHeaderSays) {
  RunSpec spec = xor_spec();
  spec.features = products({{0}, {1}, {0, 1}});
  spec.scaling = Scaling::standardize;
  const auto run = run_of(spec);
  run->advance(Run::no_limit);
  EXPECT_EQ(
      *Model::of(*run)->save(),
      R"({"format":"perceptron-model","version":1,"kind":"hyperplane","baseFeatures":2,"products":[[0],[1],[0,1]],)"
      R"("scaling":"standardize","shift":[0.5,0.5],"rest":[0,0],"unit":[1,1],"divisor":[0.5,0.5],)"
      R"("weights":[[0,0,-4]],"bias":[0]})");
}

TEST(Model, ReadsJsonAsOthersWriteIt) {
  const Model model = *Model::load(line_model);
  std::vector<Prediction> predictions(1);
  ASSERT_FALSE(model.predict(std::vector<double>{10, -20}, predictions));
  EXPECT_EQ(predictions[0].score, -27);
  const std::string spread =
      "\n { \"bias\" : [ 3.0 ] ,\t\"weights\": [ [ 1e0 , 0.2E+1 ] ], \"scaling\":\"none\", "
      "\"version\":1.0,\"baseFeatures\":2,\"kind\":\"hyperplane\",\"format\":\"perceptron-model\" }\r\n";
  EXPECT_TRUE((*Model::load(spread)) == model);
  EXPECT_FALSE((*Model::load(with("[3]", "[4]"))) == model);
}

/// The numbers that decimals are hardest for.
TEST(Model, ReadsTheSameDoubles) {
  Random random(3);
  for (std::size_t k = 0; k < 2000; ++k) {
    std::uint64_t bits = 0;
    for (int part = 0; part < 4; ++part) bits = bits << 16 | random.below(1 << 16);
    double number;
    std::memcpy(&number, &bits, sizeof number);
    if (k < 4) number = std::array{5e-324, -0.0, std::numeric_limits<double>::max(), 2.2250738585072014e-308}[k];
    if (!std::isfinite(number)) continue;
    char digits[40];
    std::snprintf(digits, sizeof digits, "%.17g", number);
    const Model model = *Model::load(with("[3]", "[" + std::string(digits) + "]"));
    const Model again = *Model::load(*model.save());
    std::vector<Prediction> predictions(1);
    ASSERT_FALSE(again.predict(std::vector<double>{0, 0}, predictions));
    ASSERT_EQ(predictions[0].score, number);
    ASSERT_EQ(*again.save(), *model.save());
  }
  EXPECT_NE((*Model::load(with("[3]", "[-0]"))).save()->find("[-0]"), std::string::npos);
}

TEST(Model, SaysWhatIsWrong) {
  struct Wrong {
    std::string text;
    const char* field;
    Reason reason;
  };
  const std::vector<Wrong> wrong{
      {"", "model", Reason::model_text},
      {"{}", "model", Reason::model_text},
      {R"({"version":1})", "format", Reason::model_missing},
      {"[]", "model", Reason::model_text},
      {line_model + "x", "model", Reason::model_text},
      {line_model.substr(0, 60), "model", Reason::model_text},
      {with("[3]", "[1e999]"), "model", Reason::model_text},
      {with("[3]", "[NaN]"), "model", Reason::model_text},
      {with("[3]", "[03]"), "model", Reason::model_text},
      {with("[3]", "[3.]"), "model", Reason::model_text},
      {with("[3]", "[1e-999]"), "model", Reason::model_text},
      {with("[3]", "[[[3]]]"), "model", Reason::model_text},
      {with("perceptron-model", "other"), "format", Reason::name},
      {with(":1,", ":2,"), "version", Reason::whole_within},
      {with("hyperplane", "plane"), "kind", Reason::name},
      {with("none", "some"), "scaling", Reason::name},
      {with("none", "min-max"), "shift", Reason::model_missing},
      {with(R"("none")", "1"), "scaling", Reason::model_missing},
      {with(R"("scaling")", R"("products":[[0],[2]],"scaling")"), "features", Reason::base_feature},
      {with(R"("scaling")", R"("products":[[0],[0.5]],"scaling")"), "products", Reason::whole_within},
      {with(R"("scaling")", R"("products":[[0],[0]],"scaling")"), "features", Reason::same_product},
      {with(":2,", ":-1,"), "baseFeatures", Reason::whole_within},
      {with(":2,", ":1e300,"), "baseFeatures", Reason::whole_within},
      {with(":2,", ":3,"), "weights", Reason::model_shape},
      {with("[[1,2]]", "[1,2]"), "weights", Reason::model_shape},
      {with("[[1,2]]", "[[1,2],[3]]"), "weights", Reason::model_shape},
      {with("[[1,2]]", "[[1,2],[3,4]]"), "weights", Reason::model_shape},
      {with("[[1,2]]", "[]"), "weights", Reason::model_shape},
      {with("[3]", "3"), "bias", Reason::model_missing},
      {with("[3]", "[3,4]"), "weights", Reason::model_shape},
      {with(R"(,"bias":[3])", ""), "bias", Reason::model_missing},
      {with("[3]", R"([3],"bias":[4])"), "model", Reason::model_extra},
      {with("[3]", R"([3],"count":[4])"), "model", Reason::model_extra},
      {with("hyperplane", "hyperplanes"), "weights", Reason::model_shape},
      {with("[0,-1,-1]", "[2,-1,-1]", tree_model), "feature", Reason::whole_within},
      {with("[1,0,0]", "[0,0,0]", tree_model), "low", Reason::whole_within},
      {with("[2,0,0]", "[3,0,0]", tree_model), "high", Reason::whole_within},
      {with("[2,0,2]", "[2,0,-2]", tree_model), "negatives", Reason::whole_within},
  };
  ASSERT_TRUE(Model::load(tree_model));
  for (const Wrong& one : wrong) {
    const Error error = Model::load(one.text).error();
    EXPECT_EQ(error.field, Field{one.field}) << one.text << error.field.name;
    EXPECT_EQ(error.reason, one.reason) << one.text << "\n" << error.message();
  }
  EXPECT_EQ(Model::load(with("[3]", "[03]")).error().numbers[0], static_cast<double>(line_model.find("[3]") + 3));
}

#ifndef PERCEPTRON_WITHOUT_RULES

namespace {

struct Bowl : ScoringRule {
  double score(ConstState state, std::span<const double> x) const override {
    return state.linear_score(x) - x[0] * x[0];
  }
  double update(State state, std::span<const double> x, double label, double) const override {
    state.add(label, x);
    return label;
  }
};

struct Doubling : UpdateRule {
  double update(State state, std::span<const double> x, double label, double) const override {
    state.add(label * 1e300 * (1 + std::abs(state.bias)), x);
    return label;
  }
};

}  // namespace

/// A rule's function predicts, but cannot be written down.
TEST(Model, OfARuleOfOnesOwn) {
  RunSpec spec = noisy(30, 2, 3);
  spec.learner = Bowl();
  const auto run = run_of(spec);
  run->seek(20);
  const Model model = *Model::of(*run);
  EXPECT_EQ(predicted_by(model, spec.data.X, 30), predicted_by(*run, spec.data.X, 30));
  EXPECT_TRUE(model == (*Model::of(*run)));
  EXPECT_EQ(model.save().error().reason, Reason::model_rule);
  spec.learner = Doubling();
  const auto broken = run_of(spec);
  broken->advance(Run::no_limit);
  EXPECT_EQ(broken->stop_reason(), StopReason::not_finite);
  EXPECT_EQ(Model::of(*broken).error().status, Status::not_finite);
}

#endif

/// The text of a number is the same natively and as WASM: so is a saved model, byte by byte.
TEST(FlatJson, WritesEachNumberInOneWay) {
  const std::pair<double, const char*> texts[] = {
      {0, "0"},
      {-0.0, "-0"},
      {0.1, "0.1"},
      {-1.0 / 3, "-0.3333333333333333"},
      {100000, "100000"},
      {0.00012, "0.00012"},
      {0.000012, "0.000012"},
      {0.0000012, "1.2e-6"},
      {1e17, "1e17"},
      {12345678901234567e0, "12345678901234568"},
      {std::ldexp(1, -44), "5.6843418860808015e-14"},
      {std::numeric_limits<double>::max(), "1.7976931348623157e308"},
      {std::numeric_limits<double>::min(), "2.2250738585072014e-308"},
      {std::numeric_limits<double>::denorm_min(), "4.94065645841247e-324"},
  };
  for (const auto& [number, text] : texts) EXPECT_EQ(json_number(number), text);
}

TEST(FlatJson, ReadsEachNumberBack) {
  Random random(11);
  std::string text = "{\"x\":[0";
  std::vector<double> numbers{0};
  std::uint64_t hash = 0;
  while (numbers.size() < 20'000) {
    const std::uint64_t bits = random.next();
    double number;
    std::memcpy(&number, &bits, sizeof number);
    if (!std::isfinite(number)) continue;
    numbers.push_back(numbers.size() % 2 == 0 ? number : static_cast<double>(random.below(1000)) / 8);
    const std::string one = json_number(numbers.back());
    for (const char letter : one) hash = hash * 31 + static_cast<unsigned char>(letter);
    text.append(",").append(one);
  }
  EXPECT_EQ(hash, 18138985625046590792u);
  std::size_t at = 0;
  const auto fields = read_flat_json(text + "]}", at);
  ASSERT_TRUE(fields);
  EXPECT_EQ(fields->front().numbers, numbers);
}

TEST(FlatJson, ReadsLongNumbersToTheNearest) {
  const auto read = [](const std::string& number) {
    std::size_t at = 0;
    const auto fields = read_flat_json("{\"x\":" + number + "}", at);
    return fields ? std::optional(fields->front().numbers[0]) : std::nullopt;
  };
  EXPECT_EQ(read("1" + std::string(400, '0') + "e-400"), 1);
  EXPECT_EQ(read("0." + std::string(400, '0') + "1e401"), 1);
  // The middle of two doubles goes to the even one, and anything beyond it up.
  EXPECT_EQ(read("9007199254740993"), 9007199254740992);
  EXPECT_EQ(read("9007199254740993." + std::string(2000, '0') + "1"), 9007199254740994);
  EXPECT_EQ(read("-0e99999999999999999999"), 0);
  EXPECT_EQ(read("1e309"), std::nullopt);
  EXPECT_EQ(read("1e-330"), std::nullopt);
  EXPECT_EQ(read("1e99999999999999999999"), std::nullopt);
  EXPECT_EQ(read("1e-99999999999999999999"), std::nullopt);
}

}  // namespace perceptron::test
