#include "perceptron/model.hpp"

#include <numeric>

#include "data/checks.hpp"
#include "data/flat_json.hpp"
#include "learners/registry.hpp"
#include "run/run_inside.hpp"

namespace perceptron {

/// How numbers are made into a prediction.
enum class Form : std::uint8_t { hyperplane, hyperplanes, votes, kernel, nearest_neighbours, decision_tree, rule };

template <>
inline constexpr auto member_names<Form> = std::to_array<const char*>({"hyperplane", "hyperplanes", "votes", "kernel",
                                                                       "nearest-neighbours", "decision-tree"});

namespace {

/// A column of numbers, or of rows with a number for each feature, and which numbers it may have.
struct Column {
  enum Allowed : std::uint8_t { any, feature_values, signs, whole };

  Field field;
  Allowed allowed = any;
  bool wide = false;
  std::vector<double> numbers = {};

  bool operator==(const Column& that) const { return numbers == that.numbers; }
};

std::vector<Column> columns_of(Form form) {
  const Column weights{{"weights"}, Column::any, true}, bias{{"bias"}};
  const Column positives{{"positives"}, Column::whole}, negatives{{"negatives"}, Column::whole};
  const Column x{{"x"}, Column::feature_values, true}, label{{"label"}, Column::signs};
  switch (form) {
    case Form::hyperplane:
    case Form::hyperplanes: return {weights, bias};
    case Form::votes: return {weights, bias, {{"count"}}};
    case Form::kernel: return {x, label, {{"alpha"}, Column::whole}};
    case Form::nearest_neighbours: return {x, label};
    case Form::decision_tree: return {{{"feature"}}, {{"threshold"}}, {{"low"}}, {{"high"}}, positives, negatives};
    case Form::rule: return {{{"learner"}}};
  }
  return {};
}

constexpr std::string_view format = "perceptron-model";
constexpr std::array scalings{Field{"shift"}, Field{"rest"}, Field{"unit"}, Field{"divisor"}};

Error out_of(Field field, double least, double most) {
  return fail(Status::out_of_range, field, Reason::whole_within, least, most);
}
Error shape(Field field) { return fail(Status::wrong_length, field, Reason::model_shape); }

Error check(const Column& column) {
  for (std::size_t i = 0; i < column.numbers.size(); ++i) {
    const double number = column.numbers[i];
    if (!std::isfinite(number)) return fail(Status::not_finite, column.field, Reason::finite);
    if (column.allowed == Column::feature_values && std::abs(number) > limits::magnitude) {
      return fail(Status::out_of_range, column.field, Reason::magnitude);
    }
    if (column.allowed == Column::signs && std::abs(number) != 1) {
      return fail(Status::bad_label, column.field, Reason::label_sign, static_cast<double>(i + 1));
    }
    if (column.allowed == Column::whole && !is_whole(number, 0, limits::visits)) {
      return out_of(column.field, 0, limits::visits);
    }
  }
  return {};
}

/// Takes the fields of a model's object one after another. After the first that is missing or wrong nothing more is
/// taken.
class FieldReader {
 public:
  explicit FieldReader(std::vector<JsonField> fields) : fields_(std::move(fields)) {}

  const Error& error() const { return error_; }
  void refuse(Error error) {
    if (!error_) error_ = error;
  }

  bool has(Field field) { return find(field) != fields_.end(); }

  JsonField take(Field field, std::initializer_list<JsonField::Shape> shapes) {
    const auto found = find(field);
    if (found == fields_.end() || std::find(shapes.begin(), shapes.end(), found->shape) == shapes.end()) {
      refuse(fail(Status::unknown, field, Reason::model_missing));
      return {};
    }
    JsonField taken = std::move(*found);
    fields_.erase(found);
    return taken;
  }

  std::string_view word(Field field) { return take(field, {JsonField::Shape::word}).word; }

  template <class Enum>
  Enum member(Field field) {
    const std::optional<Enum> found = member_named<Enum>(word(field));
    if (!found) refuse(fail(Status::unknown, field, Reason::name));
    return found.value_or(Enum{});
  }

  double number(Field field) {
    const std::vector<double> numbers = take(field, {JsonField::Shape::number}).numbers;
    return numbers.empty() ? 0 : numbers[0];
  }

  std::uint32_t whole(Field field, double least, double most) {
    const double found = number(field);
    if (is_whole(found, least, most)) return static_cast<std::uint32_t>(found);
    refuse(out_of(field, least, most));
    return static_cast<std::uint32_t>(least);
  }

  std::vector<double> list(Field field) { return take(field, {JsonField::Shape::list}).numbers; }

  /// Rows of as many numbers; "[]" is no row of any.
  std::vector<double> rows(Field field, std::size_t width) {
    JsonField found = take(field, {JsonField::Shape::list, JsonField::Shape::lists});
    const bool fits = std::all_of(found.sizes.begin(), found.sizes.end(), [&](auto size) { return size == width; });
    if (!fits || (found.sizes.empty() && !found.numbers.empty())) refuse(shape(field));
    return std::move(found.numbers);
  }

  /// Once all that a model has has been taken.
  void end() {
    if (fields_.empty()) return;
    refuse(fail(Status::unknown, {"model"}, Reason::model_extra, static_cast<double>(fields_.front().at)));
  }

 private:
  std::vector<JsonField>::iterator find(Field field) {
    return std::find_if(fields_.begin(), fields_.end(), [&](const JsonField& one) { return one.name == field.name; });
  }

  std::vector<JsonField> fields_;
  Error error_;
};

Result<FeatureMap> map_in(FieldReader& fields) {
  const std::size_t base = fields.whole({"baseFeatures"}, 0, limits::features);
  std::optional<Products> products;
  if (fields.has({"products"})) {
    const JsonField given = fields.take({"products"}, {JsonField::Shape::lists});
    std::vector<std::uint32_t> factors;
    for (const double factor : given.numbers) {
      if (!is_whole(factor, 0, limits::features)) return out_of({"products"}, 0, limits::features);
      factors.push_back(static_cast<std::uint32_t>(factor));
    }
    auto made = Products::create(std::vector<std::uint32_t>(given.sizes.begin(), given.sizes.end()), factors);
    if (!made) return made.error();
    products = *std::move(made);
  }
  auto map = FeatureMap::create(std::move(products), fields.member<Scaling>(Field::scaling), base);
  if (!map || !map->learns()) return map;
  constexpr double most = std::numeric_limits<double>::max();
  std::vector<double> learned(2 * base);
  for (const Field field : scalings) {
    const std::vector<double> numbers = fields.list(field);
    const bool divides = field == scalings[2] || field == scalings[3];
    for (const double number : numbers) {
      if (divides && !(number > 0)) return fail(Status::out_of_range, field, Reason::above, 0, most);
    }
    if (!fields.error() && numbers.size() != base) return shape(field);
    learned.insert(learned.end(), numbers.begin(), numbers.end());
  }
  if (!fields.error()) (void)map->take_scaling(learned);
  return map;
}

}  // namespace

struct Model::Parts {
  FeatureMap map;
  Form form = Form::hyperplane;
  LearnerOptions options;  ///< of the learner that predicts by numbers of this form
  bool bias = true;
  std::vector<Column> columns;

  // Made of these:
  std::unique_ptr<Learner> learner;
  Dataset rows;
  std::vector<double> parameters;

  std::size_t size() const { return columns.back().numbers.size(); }
  Numbers operator[](std::size_t column) const { return columns[column].numbers; }

  /// Takes rows of numbers, the columns in turn.
  void take(Numbers numbers) {
    for (std::size_t at = 0; at < numbers.size();) {
      for (Column& column : columns) {
        const std::size_t end = at + (column.wide ? map.features() : 1);
        for (; at < end; ++at) column.numbers.push_back(numbers[at]);
      }
    }
  }

  /// A rule is compared by identity.
  bool has_options_of(const Parts& other) const {
    if (options.index() != other.options.index()) return false;
#ifndef PERCEPTRON_WITHOUT_RULES
    if (const auto* own = std::get_if<OwnLearner>(&options)) {
      return bias == other.bias && &*own->rule() == &*std::get_if<OwnLearner>(&other.options)->rule();
    }
#endif
    const auto same = [&]<class Options>(const Options& one) {
      const Options& two = *std::get_if<Options>(&other.options);
      return std::apply([&](const auto&... row) { return ((one.*row.member == two.*row.member) && ...); }, one.rows());
    };
    return std::visit(same, options);
  }

  Error check_tree() const {
    const double nodes = static_cast<double>(size()), d = static_cast<double>(map.features());
    for (std::size_t node = 0; node < size(); ++node) {
      if (!is_whole((*this)[0][node], -1, d - 1)) return out_of(columns[0].field, -1, d - 1);
      // Later nodes alone: so every row comes to a leaf.
      const auto next = static_cast<double>(node + 1);
      for (const std::size_t side : {2u, 3u}) {
        if ((*this)[0][node] >= 0 && !is_whole((*this)[side][node], next, nodes - 1)) {
          return out_of(columns[side].field, next, nodes - 1);
        }
      }
    }
    return {};
  }

  /// Has the learner predict by these numbers, once they are all there.
  Error prepare() {
    for (const Column& column : columns) {
      if (Error error = check(column)) return error;
      if (column.numbers.size() != size() * (column.wide ? map.features() : 1)) return shape(column.field);
    }
    rows.d = map.features();
    // Before any mistake nothing counts for a kernel.
    if (size() == 0 && form != Form::kernel) return shape(columns.back().field);
    if (form == Form::decision_tree) return check_tree();
    const bool one_each_class = form == Form::hyperplanes;
    if (form == Form::hyperplane && size() > 1) return shape(columns[0].field);
    if (one_each_class && (size() < 2 || size() > limits::classes)) return shape(columns[0].field);
    if (one_each_class) options = MulticlassOptions{static_cast<std::uint32_t>(size())};
    if (form == Form::rule) parameters = columns[0].numbers;
    if (form == Form::kernel || form == Form::nearest_neighbours) {
      rows.X = std::vector<double>(columns[0].numbers);
      rows.y = columns[1].numbers;
    }
    for (std::size_t k = 0; k < size() && form <= Form::votes; ++k) {
      const auto weights = (*this)[0].subspan(k * rows.d, rows.d);
      parameters.insert(parameters.end(), weights.begin(), weights.end());
      parameters.push_back((*this)[1][k]);
    }
    if (form == Form::kernel) {
      // As the learner has them: counts, scores that no prediction is made of, and how many updates there were.
      parameters = columns[2].numbers;
      parameters.resize(2 * size());
      parameters.push_back(std::accumulate(columns[2].numbers.begin(), columns[2].numbers.end(), 0.0));
    }
    auto made = make_learner(options, bias);
    if (!made) return made.error();
    learner = std::move(*made);
    Work work = Work::unlimited();
    Task<Error> prepared = learner->prepare(rows, work);
    prepared.advance(work);
    return prepared.take();
  }

  double ask_tree(const double* x) const {
    std::size_t node = 0;
    while ((*this)[0][node] >= 0) {
      const bool low = x[static_cast<std::size_t>((*this)[0][node])] <= (*this)[1][node];
      node = static_cast<std::size_t>((*this)[low ? 2 : 3][node]);
    }
    const double positives = (*this)[4][node], negatives = (*this)[5][node];
    return (positives - negatives) / (positives + negatives);
  }

  void predict(Numbers mapped, std::span<Prediction> predictions) const {
    const std::size_t n = predictions.size(), d = rows.d;
    if (form == Form::decision_tree) {
      for (std::size_t i = 0; i < n; ++i) predictions[i] = predicted(ask_tree(mapped.data() + i * d));
    } else if (form == Form::votes) {
      std::vector<double> votes(n);
      for (std::size_t k = 0; k < size(); ++k) {
        add_votes(std::span(parameters).subspan(k * (d + 1), d + 1), (*this)[2][k], mapped.data(), d, votes);
      }
      std::transform(votes.begin(), votes.end(), predictions.begin(), predicted);
    } else {
      learner->predict({rows, parameters, 0, 0, {}}, mapped, predictions);
    }
  }
};

Model::Model(Shared<const Parts> parts) : parts_(std::move(parts)) {}
Model::Model(const Model&) = default;
Model& Model::operator=(const Model&) = default;
Model::~Model() = default;

static Form form_of(const RunInside& run) {
  if (run.predicts_by_hyperplane()) return Form::hyperplane;
  if (run.tells_classes()) return Form::hyperplanes;
  if (run.votes()) return Form::votes;
  const LearnerKind kind = kind_of(run.options());
  if (kind == LearnerKind::kernel) return Form::kernel;
  if (kind == LearnerKind::nearest_neighbours) return Form::nearest_neighbours;
  return kind == LearnerKind::decision_tree ? Form::decision_tree : Form::rule;
}

Result<Model> Model::of(const Run& face) {
  const RunInside& run = inside(face);
  auto parts = std::make_unique<Parts>();
  parts->map = run.feature_map();
  parts->form = form_of(run);
  const bool counts = parts->form == Form::kernel;
  const bool of_examples = counts || parts->form == Form::nearest_neighbours;
  if (of_examples || parts->form == Form::rule) {
    parts->options = run.options();
    parts->bias = run.has_bias() || parts->form != Form::rule;  // elsewhere it is a weight
  }
  // What is a mistake at a score of 0 is training's.
  if (auto* kernel = std::get_if<KernelOptions>(&parts->options)) kernel->tie = {};
  std::vector<Column>& columns = parts->columns = columns_of(parts->form);
  const Dataset& data = run.data();
  const std::vector<double> numbers = run.model();
  if (!of_examples) parts->take(numbers);
  for (std::size_t i = 0; of_examples && i < data.size(); ++i) {
    if (counts && numbers[i] == 0) continue;
    columns[0].numbers.insert(columns[0].numbers.end(), data.row(i), data.row(i) + data.d);
    columns[1].numbers.push_back(data.y[i]);
    if (counts) columns[2].numbers.push_back(numbers[i]);
  }
  if (Error error = parts->prepare()) return error;
  return Model(Shared<const Parts>(std::move(parts)));
}

const FeatureMap& Model::feature_map() const { return parts_->map; }

std::size_t Model::classes() const { return parts_->form == Form::hyperplanes ? parts_->size() : 0; }

Error Model::predict(Numbers X, std::span<Prediction> predictions) const {
  const FeatureMap& map = parts_->map;
  if (Error error = check_rows(X.size(), predictions.size(), map.base_features())) return error;
  map_in_parts(map, X, predictions.size(), [&](auto rows, std::size_t first, std::size_t count) {
    parts_->predict(rows, predictions.subspan(first, count));
  });
  return {};
}

Result<std::vector<double>> Model::scores(Numbers X) const {
  const FeatureMap& map = parts_->map;
  const std::size_t base = map.base_features(), n = base > 0 ? X.size() / base : 0;
  if (Error error = check_rows(X.size(), n, base)) return error;
  std::vector<double> scores, of_classes;
  map_in_parts(map, X, n, [&](Numbers rows, std::size_t, std::size_t count) {
    std::vector<Prediction> predictions(classes() > 0 ? 0 : count);
    parts_->predict(rows, predictions);
    for (const Prediction& one : predictions) scores.push_back(one.score);
    for (std::size_t i = 0; classes() > 0 && i < count; ++i) {
      parts_->learner->scores(parts_->parameters, rows.subspan(i * map.features(), map.features()), of_classes);
      scores.insert(scores.end(), of_classes.begin(), of_classes.end());
    }
  });
  return scores;
}

bool Model::operator==(const Model& other) const {
  const Parts &one = *parts_, &two = *other.parts_;
  return one.form == two.form && one.map == two.map && one.columns == two.columns && one.has_options_of(two);
}

Result<std::string> Model::save() const {
  const Parts& parts = *parts_;
  const FeatureMap& map = parts.map;
  if (parts.form == Form::rule) return fail(Status::unknown, Field::learner, Reason::model_rule);
  std::string text;
  const auto add = [&](std::string_view name, std::string_view value) {
    text.append(text.empty() ? "{\"" : ",\"").append(name).append("\":").append(value);
  };
  const auto add_word = [&](std::string_view name, std::string_view word) {
    add(name, "\"" + std::string(word) + "\"");
  };
  add_word("format", format);
  add("version", "1");
  add_word("kind", name_of(parts.form));
  add("baseFeatures", json_number(static_cast<double>(map.base_features())));
  if (const Products* products = map.products()) {
    std::string lists;
    for (std::size_t k = 0; k < products->size(); ++k) {
      const auto factors = (*products)[k];
      lists += (k > 0 ? "," : "") + json_list(std::vector<double>(factors.begin(), factors.end()));
    }
    add("products", "[" + lists + "]");
  }
  add_word("scaling", name_of(map.scaling()));
  if (map.learns()) {
    const std::vector<double> learned = map.learned();
    for (std::size_t k = 0, d = map.base_features(); k < scalings.size(); ++k) {
      add(scalings[k].name, json_list(std::span(learned).subspan((k + 2) * d, d)));
    }
  }
  if (const auto* kernel = std::get_if<KernelOptions>(&parts.options)) {
    add_word("kernel", name_of(kernel->kind));
    add("degree", json_number(kernel->degree));
    add("offset", json_number(kernel->offset));
    add("gamma", json_number(kernel->gamma));
  } else if (const auto* nearest = std::get_if<NearestNeighboursOptions>(&parts.options)) {
    add("k", json_number(nearest->k));
  }
  for (const Column& column : parts.columns) {
    add(column.field.name, column.wide ? json_lists(column.numbers, parts.size()) : json_list(column.numbers));
  }
  return text + "}";
}

Result<Model> Model::load(std::string_view json) {
  std::size_t at = 0;
  auto object = read_flat_json(json, at);
  if (!object) return fail(Status::unknown, {"model"}, Reason::model_text, static_cast<double>(at));
  FieldReader fields(std::move(*object));
  if (fields.word({"format"}) != format) fields.refuse(fail(Status::unknown, {"format"}, Reason::name));
  fields.whole({"version"}, 1, 1);
  auto parts = std::make_unique<Parts>();
  parts->form = fields.member<Form>({"kind"});
  auto map = map_in(fields);
  if (fields.error()) return fields.error();
  if (!map) return map.error();
  parts->map = std::move(*map);
  if (parts->form == Form::kernel) {
    parts->options = KernelOptions{.kind = fields.member<KernelKind>(Field::kernel),
                                   .degree = fields.whole({"degree"}, 1, 10),
                                   .offset = fields.number({"offset"}),
                                   .gamma = fields.number({"gamma"})};
  } else if (parts->form == Form::nearest_neighbours) {
    parts->options = NearestNeighboursOptions{.k = fields.whole({"k"}, 1, NearestNeighboursOptions::most)};
  }
  parts->columns = columns_of(parts->form);
  for (Column& column : parts->columns) {
    column.numbers = column.wide ? fields.rows(column.field, parts->map.features()) : fields.list(column.field);
  }
  fields.end();
  if (fields.error()) return fields.error();
  if (Error error = parts->prepare()) return error;
  return Model(Shared<const Parts>(std::move(parts)));
}

}  // namespace perceptron
