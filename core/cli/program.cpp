#include "perceptron/program.hpp"

#include <fstream>
#include <iostream>
#include <new>
#include <sstream>

#include "arguments.hpp"
#include "csv.hpp"
#include "perceptron/analysis.hpp"
#include "perceptron/experiment.hpp"
#include "perceptron/model.hpp"
#include "perceptron/spread.hpp"
#include "perceptron/version.hpp"

namespace perceptron {

using namespace cli;

namespace {

/// Values in JSON. Infinity is 1e999, which readers take for it, and NaN is null.
namespace json {

std::string number(double value) {
  if (std::isnan(value)) return "null";
  if (std::isinf(value)) return value > 0 ? "1e999" : "-1e999";
  return text_of(value);
}

std::string boolean(bool value) { return value ? "true" : "false"; }

std::string numbers(std::span<const double> values) { return "[" + joined(values, ",", number) + "]"; }

std::string string(std::string_view text) {
  std::string all = "\"";
  for (const char letter : text) {
    if (letter == '"' || letter == '\\') all += '\\';
    if (static_cast<unsigned char>(letter) < 0x20) {
      constexpr std::string_view hex = "0123456789abcdef";
      all += {'\\', 'u', '0', '0', hex[static_cast<std::size_t>(letter >> 4)], hex[letter & 15]};
    } else {
      all += letter;
    }
  }
  return all + '"';
}

/// Numbers as so many lists, all equally long.
std::string rows(std::span<const double> values, std::size_t count) {
  std::vector<std::string> lists(count);
  const std::size_t width = values.size() / count;
  for (std::size_t row = 0; row < count; ++row) lists[row] = numbers(values.subspan(row * width, width));
  return "[" + joined(lists, ",") + "]";
}

using Fields = std::vector<std::pair<const char*, std::string>>;

std::string object(const Fields& fields) {
  return "{" + joined(fields, ",", [](const auto& field) { return string(field.first) + ":" + field.second; }) + "}";
}

}  // namespace json

/// Fails where what was printed has not been taken.
void written(std::ostream& out) {
  if (!out) throw Failure(Exit::unwritten, "the output cannot be written");
}

/// Fails with the library's own sentence.
[[noreturn]] void refuse(const Error& error) {
  const bool is_initial = std::string_view(error.field.name).starts_with("initial");
  const std::string option = is_initial ? "--initial" : option_named(error.field);
  std::string message = error.message();
  if (!is_valued(option)) throw Failure(Exit::bad_input, message);
  if (message.ends_with('.')) message.pop_back();
  refuse_usage(option + ": " + message);
}

template <class Value>
Value value_of(Result<Value> result) {
  if (!result) refuse(result.error());
  return std::move(*result);
}

/// An option of a learner as it is given.
template <class Value>
Value option_of(const Arguments& given, const std::string& option, Value otherwise) {
  if constexpr (std::is_enum_v<Value>) {
    return given.member(option, otherwise);
  } else if constexpr (std::is_integral_v<Value>) {
    return static_cast<Value>(given.count(option, otherwise, std::numeric_limits<std::int32_t>::max()));
  } else {
    return given.number(option, otherwise);
  }
}

LearnerOptions learner_of(const Arguments& given) {
  if (given.learner() == LearnerKind::own) return given.own();
  LearnerOptions learner = default_options(given.learner());
  const auto read = [&](auto& options) {
    const auto set = [&](const auto& row) {
      options.*row.member = option_of(given, option_named(row.field), row.fallback());
    };
    std::apply([&](const auto&... row) { (set(row), ...); }, options.rows());
  };
  std::visit(read, learner);
  return learner;
}

/// The columns that a feature multiplies, from 0, of "x1*x2^2".
std::vector<std::uint32_t> factors_of(const std::string& feature) {
  std::vector<std::uint32_t> factors;
  for (const std::string& part : parts_of(feature, '*')) {
    const std::vector<std::string> power = parts_of(part, '^');
    const std::uint32_t exponent = power.size() == 1   ? 1
                                   : power.size() == 2 ? counted_in(power[1], limits::factors)
                                                       : 0;
    if (exponent == 0) refuse_usage("--features: " + quoted(feature) + " is not a product such as x1*x2 or x1^2");
    const std::uint32_t column = power[0].starts_with("x") ? counted_in(power[0].substr(1), limits::features) : 0;
    if (column == 0) {
      refuse_usage("--features: in " + quoted(feature) + ", " + quoted(power[0]) + " is not x1, x2, ...");
    }
    factors.insert(factors.end(), exponent, column - 1);
  }
  return factors;
}

Products products_of(const std::string& list) {
  std::vector<std::uint32_t> sizes, factors;
  for (const std::string& feature : parts_of(list, ',')) {
    const std::vector<std::uint32_t> of_feature = factors_of(feature);
    sizes.push_back(static_cast<std::uint32_t>(of_feature.size()));
    factors.insert(factors.end(), of_feature.begin(), of_feature.end());
  }
  return value_of(Products::create(sizes, factors));
}

/// How the options want the file to be read.
Reading reading_of(const Arguments& given) {
  Reading reading;
  reading.classes = given.learner() == LearnerKind::multiclass;
  reading.given_classes = given.has("--classes");
  reading.skip_missing = given.has("--skip-missing");
  reading.label = given.text("--label");
  if (given.has("--positive")) reading.positive = given.text("--positive");
  if (reading.positive && reading.classes) refuse_usage("--positive is not for multiclass");
  if (given.has("--header") && given.has("--no-header")) refuse_usage("--header and --no-header exclude each other");
  if (given.has("--header") || given.has("--no-header")) reading.header = given.has("--header");
  if (given.has("--decimal")) {
    const std::string mark = given.text("--decimal");
    if (mark != "." && mark != ",") refuse_usage("--decimal: " + quoted(mark) + " is neither . nor ,");
    reading.decimal = mark[0];
  }
  return reading;
}

/// All of a stream or a file. Fails where it cannot be read.
std::string bytes_of(std::istream& source, const std::string& name) {
  std::ostringstream bytes;
  if (source && source.peek() != std::istream::traits_type::eof()) bytes << source.rdbuf();
  if (source.bad()) throw Failure(Exit::bad_input, name + " cannot be read");
  return bytes.str();
}

std::string bytes_of_file(const std::string& name) {
  std::ifstream file(name, std::ios::binary);
  if (!file.is_open()) throw Failure(Exit::bad_input, name + " cannot be read");
  return bytes_of(file, name);
}

Table table_of(const Arguments& given, const Reading& reading) {
  const bool is_piped = given.file() == "-";
  const std::string name = is_piped ? "standard input" : given.file();
  Table table = read_csv(is_piped ? bytes_of(std::cin, name) : bytes_of_file(name), name, reading);
  for (const std::string& note : table.notes) std::cerr << "perceptron: " << name << ": " << note << "\n";
  return table;
}

/// What the file and the options ask for, as the library takes it.
RunSpec spec_of(const Arguments& given) {
  Table table = table_of(given, reading_of(given));
  RunSpec spec;
  spec.data.d = table.features.size() / table.labels.size();
  spec.data.X = std::move(table.features);
  spec.data.y = std::move(table.labels);
  if (given.has("--features")) spec.features = products_of(given.text("--features"));
  spec.scaling = given.member("--scaling", Scaling::none);
  spec.bias = !given.has("--no-bias");
  spec.learner = learner_of(given);
  spec.order = given.member("--order", OrderKind::given);
  spec.seed = given.count("--seed", 0);
  for (double index : given.numbers("--indices")) {
    if (!(index >= 0 && index < limits::examples) || index != std::uint32_t(index)) {
      refuse_usage("--indices: " + given.text("--indices") + " are not places from 0");
    }
    spec.indices.push_back(static_cast<std::uint32_t>(index));
  }
  spec.initial = given.numbers("--initial");
  spec.max_epochs = given.count("--max-epochs", 1000);
  spec.journal = !given.has("--no-journal");
  return spec;
}

std::string text_of_all(std::span<const double> numbers) { return joined(numbers, " ", text_of); }

std::string row(const std::string& name, const std::string& value) {
  return name + std::string(name.size() < 18 ? 18 - name.size() : 1, ' ') + value + "\n";
}

std::string row(const std::string& name, std::uint64_t value) { return row(name, std::to_string(value)); }

std::string whole(std::uint64_t value) { return json::number(static_cast<double>(value)); }

/// A name as a cell of CSV.
std::string cell_of(std::string name) {
  if (name.find_first_of(",\"\r\n") == std::string::npos) return name;
  for (std::size_t at = 0; (at = name.find('"', at)) != std::string::npos; at += 2) name.insert(at, 1, '"');
  return quoted(name);
}

void table(const Arguments& given) {
  const Table table = table_of(given, reading_of(given));
  const std::size_t n = table.labels.size(), d = table.features.size() / n;
  if (given.has("--json")) {
    std::cout << json::object({{"features", "[" + joined(table.columns, ",", json::string) + "]"},
                               {"label", json::string(table.label)},
                               {"X", json::rows(table.features, n)},
                               {"y", json::numbers(table.labels)}})
              << "\n";
    return;
  }
  for (const std::string& name : table.columns) std::cout << cell_of(name) << ",";
  if (!table.columns.empty()) std::cout << cell_of(table.label) << "\n";
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = 0; j < d; ++j) std::cout << text_of(table.features[i * d + j]) << ",";
    std::cout << text_of(table.labels[i]) << "\n";
    written(std::cout);
  }
}

/// Where a run is: what `train` says, and `trace` at its end.
std::string state_of(const Run& run, bool as_json) {
  const std::string stopped = name_of(run.stop_reason());
  if (!as_json) {
    return row("stopped", stopped) + row("epochs", run.epoch()) + row("visits", run.visit()) +
           row("updates", run.updates()) + row("training mistakes", run.training_mistakes()) +
           row("weights, bias", text_of_all(run.weights())) + row("model", text_of_all(run.model()));
  }
  return json::object({{"visit", whole(run.visit())},
                       {"epoch", whole(run.epoch())},
                       {"updates", whole(run.updates())},
                       {"converged", json::boolean(run.stop_reason() == StopReason::converged)},
                       {"stopReason", run.stop_reason() == StopReason::none ? "null" : json::string(stopped)},
                       {"weights", json::numbers(run.weights())},
                       {"model", json::numbers(run.model())},
                       {"trainingMistakes", whole(run.training_mistakes())}});
}

void train(const Arguments& given) {
  const std::unique_ptr<Run> run = value_of(Run::create(spec_of(given)));
  run->advance(Run::no_limit);
  if (given.has("--save-model")) {
    // Only once it is known what to write: a file that is there stays where nothing can be.
    const Result<Model> model = Model::of(*run);
    const Result<std::string> text = model ? model->save() : model.error();
    if (!text) throw Failure(Exit::bad_input, "--save-model: " + text.error().message());
    std::ofstream file(given.text("--save-model"), std::ios::binary);
    file << *text << "\n";
    written(file.flush());
  }
  const bool as_json = given.has("--json");
  std::cout << state_of(*run, as_json) << (as_json ? "\n" : "");
}

/// What the model that `--model` names makes of the examples.
void predict(const Arguments& given) {
  const std::string name = given.text("--model");
  const Result<Model> loaded = Model::load(bytes_of_file(name));
  if (!loaded) throw Failure(Exit::bad_input, name + ": " + loaded.error().message());
  const Model& model = *loaded;
  Reading reading = reading_of(given);
  reading.classes |= model.classes() > 0;
  reading.given_classes = model.classes() > 0;
  const Table table = table_of(given, reading);
  std::vector<Prediction> predictions(table.labels.size());
  if (const Error error = model.predict(table.features, predictions)) refuse(error);
  if (given.has("--json")) {
    std::vector<double> labels, scores;
    for (const Prediction& one : predictions) {
      labels.push_back(one.label);
      scores.push_back(one.score);
    }
    std::cout << json::object({{"label", json::numbers(table.labels)},
                               {"predicted", json::numbers(labels)},
                               {"score", json::numbers(scores)}})
              << "\n";
    return;
  }
  std::cout << "label\tpredicted\tscore\n";
  for (std::size_t i = 0; i < predictions.size(); ++i) {
    const std::array cells{table.labels[i], predictions[i].label, predictions[i].score};
    std::cout << joined(cells, "\t", text_of) << "\n";
    written(std::cout);
  }
}

std::string text_of_visit(const Visit& visit, const Run& run) {
  return std::to_string(visit.visit) + "\t" + std::to_string(visit.epoch) + "\t" + std::to_string(visit.example) +
         "\t" + text_of(visit.label) + "\t" + text_of(visit.score) + "\t" + (visit.mistake ? "mistake" : "correct") +
         "\t" + text_of_all(run.weights()) + "\n";
}

std::string json_of_visit(const Visit& visit, const Run& run) {
  json::Fields fields{{"visit", whole(visit.visit)},
                      {"epoch", whole(visit.epoch)},
                      {"example", whole(visit.example)},
                      {"label", json::number(visit.label)},
                      {"score", json::number(visit.score)}};
  if (!run.scores().empty()) fields.emplace_back("scores", json::numbers(run.scores()));
  fields.emplace_back("predicted", json::number(visit.predicted));
  fields.emplace_back("mistake", json::boolean(visit.mistake));
  fields.emplace_back("change", visit.updated ? json::numbers(run.change()) : "null");
  fields.emplace_back("weights", json::numbers(run.weights()));
  return json::object(fields);
}

/// Visit by visit: what is long is not kept.
void trace(const Arguments& given) {
  const std::unique_ptr<Run> run = value_of(Run::create(spec_of(given)));
  const std::uint64_t most = given.count("--visits", 1000);
  const bool as_json = given.has("--json");
  std::cout << (as_json ? "{\"visits\":[" : "visit\tepoch\texample\tlabel\tscore\t\tweights, bias\n");
  while (run->visit() < most) {
    const std::optional<Visit> visit = run->step();
    if (!visit) break;
    if (as_json && visit->visit > 0) std::cout << ",";
    std::cout << (as_json ? json_of_visit(*visit, *run) : text_of_visit(*visit, *run));
    written(std::cout);
  }
  const std::string state = state_of(*run, as_json);
  std::cout << (as_json ? "],\"end\":" + state + "}\n" : state);
}

/// One side of a proof: examples with their convex weights.
std::string text_of_side(const std::vector<ConvexWeight>& side) {
  const auto text = [](const ConvexWeight& part) {
    return text_of(part.weight) + " x example " + std::to_string(part.example);
  };
  return side.empty() ? "0" : joined(side, " + ", text);
}

std::string json_of_side(const std::vector<ConvexWeight>& side) {
  const auto text = [](const ConvexWeight& part) {
    return json::object({{"example", whole(part.example)}, {"weight", json::number(part.weight)}});
  };
  return "[" + joined(side, ",", text) + "]";
}

std::string text_of_analysis(const AnalysisResult& found) {
  std::string text = row("verdict", name_of(found.verdict));
  if (found.verdict == Verdict::separable) {
    text += row("separator", text_of_all(found.separator)) + row("radius", text_of(found.radius)) +
            row("margin", text_of(found.margin)) + row("most updates", text_of(found.bound)) +
            row("widest hyperplane", text_of_all(found.hyperplane)) +
            row("its margin", text_of(found.geometric_margin));
  } else if (found.verdict == Verdict::not_separable) {
    text += row("proof", "the same point is a mix of positives and of negatives") +
            row("positives", text_of_side(found.positive)) + row("negatives", text_of_side(found.negative)) +
            row("point", text_of_all(found.point));
    if (found.factor != 1) text += row("factor", text_of(found.factor));
  }
  return text;
}

std::string json_of_analysis(const AnalysisResult& found) {
  json::Fields fields{{"verdict", json::string(name_of(found.verdict))}, {"radius", json::number(found.radius)}};
  if (found.verdict == Verdict::separable) {
    const json::Fields widest{{"margin", json::number(found.geometric_margin)},
                              {"hyperplane", json::numbers(found.hyperplane)}};
    fields.insert(fields.end(), {{"margin", json::number(found.margin)},
                                 {"bound", json::number(found.bound)},
                                 {"separator", json::numbers(found.separator)},
                                 {"geometric", json::object(widest)}});
  } else if (found.verdict == Verdict::not_separable) {
    fields.emplace_back("witness", json::object({{"positive", json_of_side(found.positive)},
                                                 {"negative", json_of_side(found.negative)},
                                                 {"point", json::numbers(found.point)},
                                                 {"factor", json::number(found.factor)}}));
  }
  return json::object(fields) + "\n";
}

void analyse(const Arguments& given) {
  const auto analysis = value_of(Analysis::create(spec_of(given)));
  while (!analysis->advance(1e9)) continue;
  if (analysis->error()) refuse(analysis->error());
  std::cout << (given.has("--json") ? json_of_analysis(analysis->result()) : text_of_analysis(analysis->result()));
}

void orders(const Arguments& given) {
  RunSpec spec = spec_of(given);
  const auto seeds = static_cast<std::size_t>(given.count("--seeds", 20));
  const auto epochs = static_cast<std::size_t>(given.count("--epochs", 50));
  const std::vector<double> mistakes = value_of(order_experiment(std::move(spec), seeds, epochs));
  if (given.has("--json")) {
    std::cout << json::object({{"mistakes", json::rows(mistakes, seeds)}}) << "\n";
    return;
  }
  std::cout << "epoch\tleast\tmedian\tmost mistakes\n";
  for (std::size_t epoch = 0; epoch < epochs; ++epoch) {
    std::vector<double> column;
    for (std::size_t k = epoch; k < mistakes.size(); k += epochs) column.push_back(mistakes[k]);
    const FiveNumbers numbers = five_numbers(column).value();
    std::cout << epoch + 1 << "\t" << joined(std::array{numbers.least, numbers.median, numbers.most}, "\t", text_of)
              << "\n";
  }
}

void answer(const Arguments& given) {
  constexpr std::array answers{table, train, predict, trace, analyse, orders};
  const auto named = std::find(commands.begin(), commands.end(), given.command());
  answers[static_cast<std::size_t>(named - commands.begin())](given);
}

}  // namespace

int program(int count, const char* const* arguments, OwnLearner own) {
  const std::span given(arguments + 1, static_cast<std::size_t>(count - 1));
  const auto asks = [&](std::string_view what) { return std::find(given.begin(), given.end(), what) != given.end(); };
  try {
    if (asks("--help")) {
      std::cout << help(static_cast<bool>(own.rule()));
    } else if (asks("--version")) {
      std::cout << "perceptron " PERCEPTRON_VERSION "\n";
    } else {
      answer(Arguments(given, std::move(own)));
    }
    written(std::cout.flush());
    return static_cast<int>(Exit::done);
  } catch (const Failure& failure) {
    std::cerr << "perceptron: " << failure.what() << "\n";
    return static_cast<int>(failure.exit());
  } catch (const std::bad_alloc&) {
    std::cerr << "perceptron: there is no memory for so many numbers\n";
    return static_cast<int>(Exit::bad_input);
  }
}

}  // namespace perceptron
