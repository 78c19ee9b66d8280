#include "commands.hpp"

#include <fstream>
#include <sstream>
#include <string_view>

#include "cells.hpp"
#include "json.hpp"
#include "perceptron/analysis.hpp"
#include "perceptron/experiment.hpp"
#include "perceptron/spread.hpp"
#include "spec.hpp"

namespace perceptron::cli {

namespace {

std::string text_of_all(std::span<const double> numbers) {
  std::string text;
  for (double number : numbers) text += (text.empty() ? "" : " ") + text_of(number);
  return text;
}

std::string row(const std::string& name, const std::string& value) {
  return name + std::string(name.size() < 18 ? 18 - name.size() : 1, ' ') + value + "\n";
}

std::string row(const std::string& name, std::uint64_t value) { return row(name, std::to_string(value)); }

Json& whole(Json& json, std::string_view name, std::uint64_t value) {
  return json.field(name, static_cast<double>(value));
}

/// Where a run stands: what `train` says, and `trace` at its end.
void describe(Json& json, const Run& run) {
  whole(json, "visit", run.visit());
  whole(json, "epoch", run.epoch());
  whole(json, "updates", run.updates());
  json.key("converged").boolean(run.stop_reason() == StopReason::converged);
  json.key("stopReason");
  run.stop_reason() == StopReason::none ? json.null() : json.string(name_of(run.stop_reason()));
  json.field("weights", run.weights()).field("model", run.model());
  whole(json, "trainingMistakes", run.training_mistakes());
}

std::string described(const Run& run) {
  return row("stopped", name_of(run.stop_reason())) + row("epochs", run.epoch()) + row("visits", run.visit()) +
         row("updates", run.updates()) + row("training mistakes", run.training_mistakes()) +
         row("weights, bias", text_of_all(run.weights())) + row("model", text_of_all(run.model()));
}

void visit_as_json(Json& json, const Visit& visit, const Run& run) {
  json.open('{');
  whole(json, "visit", visit.visit);
  whole(json, "epoch", visit.epoch);
  whole(json, "example", visit.example);
  json.field("label", visit.label).field("score", visit.score);
  if (!run.scores().empty()) json.field("scores", run.scores());
  json.field("predicted", visit.predicted).key("mistake").boolean(visit.mistake).key("change");
  visit.updated ? json.numbers(run.change()) : json.null();
  json.field("weights", run.weights()).close('}');
}

std::string visit_as_text(const Visit& visit, const Run& run) {
  return std::to_string(visit.visit) + "\t" + std::to_string(visit.epoch) + "\t" + std::to_string(visit.example) +
         "\t" + text_of(visit.label) + "\t" + text_of(visit.score) + "\t" + (visit.mistake ? "mistake" : "correct") +
         "\t" + text_of_all(run.weights()) + "\n";
}

/// One side of a witness: examples with their convex weights.
void side_as_json(Json& json, std::string_view name, const std::vector<ConvexWeight>& side) {
  json.key(name).open('[');
  for (const ConvexWeight& part : side) {
    json.open('{');
    whole(json, "example", part.example);
    json.field("weight", part.weight).close('}');
  }
  json.close(']');
}

std::string side_as_text(const std::vector<ConvexWeight>& side) {
  std::string text;
  for (const ConvexWeight& part : side) {
    text += (text.empty() ? "" : " + ") + text_of(part.weight) + " x example " + std::to_string(part.example);
  }
  return text.empty() ? "0" : text;
}

std::string analysis_as_json(const AnalysisResult& found) {
  Json json;
  json.open('{').key("verdict").string(name_of(found.verdict));
  json.field("radius", found.radius);
  if (found.verdict == Verdict::separable) {
    json.field("margin", found.margin).field("bound", found.bound).field("separator", found.separator);
    json.key("geometric").open('{');
    json.field("margin", found.geometric_margin).field("hyperplane", found.hyperplane).close('}');
  } else if (found.verdict == Verdict::not_separable) {
    json.key("witness").open('{');
    side_as_json(json, "positive", found.positive);
    side_as_json(json, "negative", found.negative);
    json.field("point", found.point).field("factor", found.factor).close('}');
  }
  return json.close('}').text() + "\n";
}

std::string analysis_as_text(const AnalysisResult& found) {
  std::string text = row("verdict", name_of(found.verdict));
  if (found.verdict == Verdict::separable) {
    text += row("separator", text_of_all(found.separator)) + row("radius", text_of(found.radius)) +
            row("margin", text_of(found.margin)) + row("most updates", text_of(found.bound)) +
            row("widest hyperplane", text_of_all(found.hyperplane)) +
            row("its margin", text_of(found.geometric_margin));
  } else if (found.verdict == Verdict::not_separable) {
    text += row("proof", "the same point is a mix of positives and of negatives") +
            row("positives", side_as_text(found.positive)) + row("negatives", side_as_text(found.negative)) +
            row("point", text_of_all(found.point));
    if (found.factor != 1) text += row("factor", text_of(found.factor));
  }
  return text;
}

/// A name as a cell of CSV.
std::string cell_of(std::string name) {
  if (name.find_first_of(",\"\r\n") == std::string::npos) return name;
  for (std::size_t at = 0; (at = name.find('"', at)) != std::string::npos; at += 2) name.insert(at, 1, '"');
  return quoted(name);
}

}  // namespace

void written(std::ostream& out) {
  if (!out) throw Failure(Exit::unwritten, "the output cannot be written");
}

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

Model model_of(const Arguments& given) {
  const std::string name = given.text("--model", "");
  Result<Model> model = Model::load(bytes_of_file(name));
  if (!model) throw Failure(Exit::bad_input, name + ": " + model.error().message());
  return *std::move(model);
}

void predict(const Arguments& given, const Model& model, const Table& table, std::ostream& out) {
  std::vector<Prediction> predictions(table.labels.size());
  if (const Error error = model.predict(table.features, predictions)) refuse(error);
  if (!given.has("--json")) {
    out << "label\tpredicted\tscore\n";
    for (std::size_t i = 0; i < predictions.size(); ++i) {
      out << text_of(table.labels[i]) << "\t" << text_of(predictions[i].label) << "\t" << text_of(predictions[i].score)
          << "\n";
      written(out);
    }
    return;
  }
  std::vector<double> labels, scores;
  for (const Prediction& one : predictions) {
    labels.push_back(one.label);
    scores.push_back(one.score);
  }
  Json json;
  json.open('{').field("label", table.labels).field("predicted", labels).field("score", scores);
  out << json.close('}').text() << "\n";
}

void table(const Arguments& given, const Table& table, std::ostream& out) {
  const std::size_t d = table.features.size() / table.labels.size();
  const auto row_of = [&](std::size_t i) { return std::span(table.features).subspan(i * d, d); };
  if (given.has("--json")) {
    Json json;
    json.open('{').key("features").open('[');
    for (const std::string& name : table.columns) json.string(name);
    json.close(']').key("label").string(table.label).key("X").open('[');
    for (std::size_t i = 0; i < table.labels.size(); ++i) json.numbers(row_of(i));
    out << json.close(']').field("y", std::span<const double>(table.labels)).close('}').text() << "\n";
    return;
  }
  for (const std::string& name : table.columns) out << cell_of(name) << ",";
  if (!table.columns.empty()) out << cell_of(table.label) << "\n";
  for (std::size_t i = 0; i < table.labels.size(); ++i) {
    for (const double value : row_of(i)) out << text_of(value) << ",";
    out << text_of(table.labels[i]) << "\n";
    written(out);
  }
}

void train(const Arguments& given, RunSpec spec, std::ostream& out) {
  const std::unique_ptr<Run> run = value_of(Run::create(std::move(spec)));
  run->advance(Run::no_limit);
  if (given.has("--save-model")) {
    std::ofstream file(given.text("--save-model", ""), std::ios::binary);
    file << value_of(value_of(Model::of(*run)).save()) << "\n";
    written(file.flush());
  }
  if (!given.has("--json")) {
    out << described(*run);
    return;
  }
  Json json;
  json.open('{');
  describe(json, *run);
  out << json.close('}').text() << "\n";
}

void trace(const Arguments& given, RunSpec spec, std::ostream& out) {
  const std::unique_ptr<Run> run = value_of(Run::create(std::move(spec)));
  const std::uint64_t most = given.count("--visits", 1000);
  const bool as_json = given.has("--json");
  Json json;
  json.open('{').key("visits").open('[');
  if (!as_json) out << "visit\tepoch\texample\tlabel\tscore\t\tweights, bias\n";
  while (run->visit() < most) {
    const std::optional<Visit> visit = run->step();
    if (!visit) break;
    if (as_json) {
      visit_as_json(json, *visit, *run);
      out << json.taken();
    } else {
      out << visit_as_text(*visit, *run);
    }
    written(out);
  }
  if (!as_json) {
    out << described(*run);
    return;
  }
  json.close(']').key("end").open('{');
  describe(json, *run);
  out << json.close('}').close('}').text() << "\n";
}

void analyse(const Arguments& given, RunSpec spec, std::ostream& out) {
  const std::unique_ptr<Analysis> analysis = value_of(Analysis::create(std::move(spec)));
  while (!analysis->advance(1e9)) continue;
  if (analysis->error()) refuse(analysis->error());
  out << (given.has("--json") ? analysis_as_json(analysis->result()) : analysis_as_text(analysis->result()));
}

void orders(const Arguments& given, RunSpec spec, std::ostream& out) {
  const auto seeds = static_cast<std::size_t>(given.count("--seeds", 20));
  const auto epochs = static_cast<std::size_t>(given.count("--epochs", 50));
  const std::vector<double> mistakes = value_of(order_experiment(std::move(spec), seeds, epochs));
  if (given.has("--json")) {
    Json json;
    json.open('{').key("mistakes").open('[');
    for (std::size_t k = 0; k < mistakes.size(); k += epochs) json.numbers(std::span(mistakes).subspan(k, epochs));
    out << json.close(']').close('}').text() << "\n";
    return;
  }
  std::string text = "epoch\tleast\tmedian\tmost mistakes\n";
  for (std::size_t epoch = 0; epoch < epochs; ++epoch) {
    std::vector<double> column;
    for (std::size_t k = epoch; k < mistakes.size(); k += epochs) column.push_back(mistakes[k]);
    const FiveNumbers numbers = five_numbers(column).value();
    text += std::to_string(epoch + 1) + "\t" + text_of(numbers.least) + "\t" + text_of(numbers.median) + "\t" +
            text_of(numbers.most) + "\n";
  }
  out << text;
}

}  // namespace perceptron::cli
