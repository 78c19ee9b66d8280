#include "csv.hpp"

#include <locale>
#include <map>
#include <numeric>

#include "perceptron/limits.hpp"
#include "text.hpp"

namespace perceptron::cli {
namespace {

using Cells = std::vector<std::string>;

struct Record {
  std::size_t line;  ///< of the file, from 1
  Cells cells;
};

/// Whether a text is one, in UTF-8.
bool is_text(std::string_view bytes) {
  using Utf8 = std::codecvt<char32_t, char8_t, std::mbstate_t>;
  std::mbstate_t state{};
  const auto* const begin = reinterpret_cast<const char8_t*>(bytes.data());
  const int valid =
      std::use_facet<Utf8>(std::locale::classic()).length(state, begin, begin + bytes.size(), bytes.size());
  return static_cast<std::size_t>(valid) == bytes.size() && bytes.find('\0') == std::string_view::npos;
}

/// Whether it is one of the codes for a value that is not there.
bool is_missing(const std::string& cell) {
  constexpr std::array<std::string_view, 24> codes{
      "",  "na", "n/a",  "nan",  "null", "none",   "nil",     "missing", "?",     ".",   "..",   "*",
      "-", "--", "<na>", "#n/a", "#na",  "#null!", "#div/0!", "#value!", "#num!", "inf", "+inf", "-inf"};
  return among(codes, lowered(cell));
}

/// Whether numbers are 0, 1, 2, … or 1, 2, 3, …
bool counts_up(const std::vector<double>& numbers) {
  double next = numbers[0];
  return (next == 0 || next == 1) && std::ranges::all_of(numbers, [&](double one) { return one == next++; });
}

[[noreturn]] void refuse_empty(const std::string& name) {
  throw Failure(Exit::bad_input, name + " has no rows of numbers");
}

/// Takes a text apart, record by record. A delimiter of ' ' is any white space; a quote of '\0' is none.
class Splitter {
 public:
  Splitter(std::string_view text, char delimiter, char quote, const std::string& name)
      : text_(text), delimiter_(delimiter), quote_(quote), name_(name) {}

  /// The next line with something in it, remarks apart; nothing at the end.
  std::optional<Record> next() {
    for (; at_ < text_.size(); end_line()) {
      skip_blanks();
      if (is_remark()) at_ = std::min(text_.find_first_of("\r\n", at_), text_.size());
      if (ends_line()) continue;
      const std::size_t from = at_;
      Record record{line_, {}};
      do record.cells.push_back(cell());
      while (comes_another());
      if (!is_text(text_.substr(from, at_ - from))) refuse_line(name_, record.line, "is not text in UTF-8");
      end_line();
      return record;
    }
    return std::nullopt;
  }

  std::vector<Record> all() {
    std::vector<Record> records;
    while (std::optional<Record> record = next()) records.push_back(std::move(*record));
    if (records.empty()) refuse_empty(name_);
    return records;
  }

 private:
  bool ends_line() const { return at_ >= text_.size() || text_[at_] == '\n' || text_[at_] == '\r'; }
  bool is_blank() const { return !ends_line() && (text_[at_] == ' ' || (text_[at_] == '\t' && delimiter_ != '\t')); }
  bool ends_cell() const { return ends_line() || (delimiter_ == ' ' ? is_blank() : text_[at_] == delimiter_); }

  void skip_blanks() {
    while (is_blank()) ++at_;
  }

  void end_line() {
    if (at_ < text_.size()) ++line_;
    at_ += text_.substr(at_).starts_with("\r\n") ? 2 : 1;
  }

  /// "#N/A" is an error of a spreadsheet in the first cell.
  bool is_remark() const {
    if (at_ >= text_.size() || text_[at_] != '#') return false;
    const std::string_view rest = text_.substr(at_, 9);
    return !is_missing(std::string(rest.substr(0, rest.find_first_of(std::string{delimiter_, ' ', '\r', '\n'}))));
  }

  bool comes_another() {
    skip_blanks();
    if (ends_line()) return false;
    if (delimiter_ != ' ') ++at_;
    return true;
  }

  std::string cell() {
    skip_blanks();
    if (!ends_line() && text_[at_] == quote_) return within_quotes();
    const std::size_t from = at_;
    while (!ends_cell()) ++at_;
    std::string_view cell = text_.substr(from, at_ - from);
    while (cell.ends_with(' ') || cell.ends_with('\t')) cell.remove_suffix(1);
    const bool is_in_apostrophes = cell.size() > 1 && cell.front() == '\'' && cell.back() == '\'';
    return std::string(is_in_apostrophes ? cell.substr(1, cell.size() - 2) : cell);
  }

  /// Doubled quotes are one.
  std::string within_quotes() {
    const std::size_t line = line_;
    std::string inside;
    for (++at_; at_ < text_.size(); ++at_) {
      if (text_[at_] == quote_ && (++at_ >= text_.size() || text_[at_] != quote_)) {
        if (delimiter_ != ' ') skip_blanks();
        if (ends_cell()) return inside;
        break;
      }
      line_ += text_[at_] == '\n' || (text_[at_] == '\r' && !text_.substr(at_).starts_with("\r\n"));
      inside += text_[at_];
    }
    refuse_line(name_, line, "a quote has no end, or text behind it");
  }

  std::string_view text_;
  char delimiter_, quote_;
  const std::string& name_;
  std::size_t line_ = 1;
  std::size_t at_ = 0;
};

/// The first of these outside of quotes in the first line that has any; else white space.
char delimiter_of(std::string_view text) {
  constexpr std::string_view delimiters = "\t;|,";
  std::size_t first = delimiters.size();
  bool is_remark = false, is_quoted = false, begins = true;
  for (const char letter : text) {
    const bool ends = letter == '\n' || letter == '\r';
    if (ends && first < delimiters.size()) return delimiters[first];
    if (ends || begins) is_quoted = false, is_remark = letter == '#';
    begins = ends;
    is_quoted ^= letter == '"';
    if (!is_quoted && !is_remark) first = std::min(first, delimiters.find(letter));
  }
  return first < delimiters.size() ? delimiters[first] : ' ';
}

/// The number of the feature in "3:0.5"; nothing where it is no pair.
std::optional<std::size_t> feature_in(const std::string& cell) {
  const std::size_t colon = cell.find(':');
  if (colon > 7 || cell.find_first_not_of("0123456789") != colon) return std::nullopt;
  return static_cast<std::size_t>(number_in(cell.substr(0, colon)).value_or(0));
}

/// Whether the first line that has more than a label goes on with a pair.
bool is_libsvm(Splitter lines) {
  std::optional<Record> record = lines.next();
  while (record && record->cells.size() == 1) record = lines.next();
  return record && feature_in(record->cells[1]);
}

/// Whether it has figures, and else what groups or divides them.
bool looks_like_number(const std::string& cell) {
  return cell.find_first_of("0123456789") != std::string::npos &&
         cell.find_first_not_of("0123456789., '\u00A0\u2009\u202F\u2019\u2212", 1) == std::string::npos;
}

/// "1.234", but not "0.234" or "1.5": with points between thousands it would be another number.
bool may_be_grouped(std::string_view cell) {
  if (cell.starts_with('-') || cell.starts_with('+')) cell.remove_prefix(1);
  const std::size_t point = cell.find('.');
  return point < 4 && cell.size() == point + 4 && cell[0] != '0' && cell[0] != '.' &&
         cell.find_first_of("eE") == std::string_view::npos;
}

class Reader {
 public:
  Reader(const std::string& name, const Reading& reading) : name_(name), reading_(reading) {}

  /// Features that a line of libsvm leaves out are 0; they are numbered from 1, or from 0 where one has that number.
  Table libsvm(const std::vector<Record>& lines) {
    /// Most numbers of a table that a few lines may ask for: 1 GiB.
    constexpr std::size_t most_numbers = std::size_t{1} << 27;
    std::vector<std::map<std::size_t, double>> rows;
    std::size_t least = 1, most = 0;
    for (const auto& [line, cells] : lines) {
      auto& row = rows.emplace_back();
      for (std::size_t k = 1; k < cells.size() && cells[k][0] != '#'; ++k) {
        const auto feature = feature_in(cells[k]);
        const auto value = number_in(cells[k].substr(cells[k].find(':') + 1));
        if (!feature || !value) fail(line, quoted(cells[k]) + " is not a feature and its value, as 3:0.5");
        if (!row.emplace(*feature, *value).second) fail(line, "feature " + std::to_string(*feature) + " comes twice");
        least = std::min(least, *feature);
        most = std::max(most, *feature);
      }
      take_label(line, cells[0]);
    }
    const std::size_t width = most + 1 - least;
    if (width * lines.size() > most_numbers) fail(lines.back().line, "there are more numbers than fit");
    table_.features.resize(width * lines.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
      for (const auto& [feature, value] : rows[i]) table_.features[i * width + feature - least] = value;
    }
    number_labels();
    return std::move(table_);
  }

  Table table(std::vector<Record> records) {
    records_ = std::move(records);
    square();
    find_header();
    find_label();
    find_features();
    read_rows();
    number_labels();
    return std::move(table_);
  }

 private:
  [[noreturn]] void fail(std::size_t line, const std::string& what) const { refuse_line(name_, line, what); }
  void note(const std::string& what) {
    if (!among(table_.notes, what)) table_.notes.push_back(what);
  }
  std::string place(std::size_t column) const {
    return "column " + std::to_string(column + 1) +
           (names_.empty() || names_[column].empty() ? "" : " (" + names_[column] + ")");
  }

  std::optional<double> number_of(std::string cell) const {
    if (reading_.decimal == ',') {
      if (cell.find('.') != std::string::npos || cell.ends_with(',')) return std::nullopt;
      std::replace(cell.begin(), cell.end(), ',', '.');
    }
    return number_in(cell);
  }

  [[noreturn]] void refuse_number(std::size_t line, std::size_t column, const std::string& cell) const {
    const char* const remedy = "; numbers are written as 1234.5, or with --decimal , as 1234,5";
    fail(line, place(column) + ": " + quoted(cell) + " is not a number" + (looks_like_number(cell) ? remedy : ""));
  }

  /// All records are equally wide, but for a delimiter at the end of a header.
  void square() {
    Cells& head = records_[0].cells;
    if (records_.size() > 1 && head.back().empty() && head.size() == records_[1].cells.size() + 1) head.pop_back();
    width_ = head.size();
    for (const auto& [line, cells] : records_) {
      if (cells.size() == width_) continue;
      fail(line, "has " + std::to_string(cells.size()) + " cells; line " + std::to_string(records_[0].line) + " has " +
                     std::to_string(width_));
    }
  }

  /// The first line is a header where it has no number, and an example where only the label may be a word. Numbers
  /// that count from 0 or 1 may be either.
  void find_header() {
    const std::size_t label = label_by_number().value_or(width_ - 1);
    std::vector<double> numbers;
    bool has_words = false;
    for (std::size_t k = 0; k < width_; ++k) {
      const std::string& cell = records_[0].cells[k];
      if (number_of(cell) || (!cell.empty() && is_missing(cell))) {
        numbers.push_back(number_of(cell).value_or(-1));
      } else {
        has_words = has_words || (!cell.empty() && k != label);
      }
    }
    const bool counts = number_of(records_[0].cells[label]) && numbers.size() > 1 && counts_up(numbers);
    if (!reading_.header && width_ == 1) {
      fail(records_[0].line, "has one cell; labels without a feature need --header or --no-header");
    }
    if (!reading_.header && (counts || (has_words && !numbers.empty()))) {
      fail(records_[0].line, "may name the columns, or be an example; say --header or --no-header");
    }
    if (!reading_.header.value_or(has_words)) return;
    names_ = std::move(records_[0].cells);
    records_.erase(records_.begin());
    if (records_.empty()) refuse_empty(name_);
  }

  std::optional<std::size_t> label_by_number() const {
    const std::uint32_t number = counted_in(reading_.label, width_);
    return number > 0 ? std::optional<std::size_t>(number - 1) : std::nullopt;
  }

  /// The last column, unless a name says otherwise.
  void find_label() {
    constexpr std::array<std::string_view, 13> words{"label",   "labels",   "class",   "classes",   "klasse",
                                                     "target",  "targets",  "outcome", "diagnosis", "species",
                                                     "variety", "survived", "y_true"};
    const auto named = [&](auto matches) {
      const auto found = std::find_if(names_.rbegin(), names_.rend(), matches);
      return found == names_.rend() ? width_ : static_cast<std::size_t>(names_.rend() - found) - 1;
    };
    if (!reading_.label.empty()) {
      label_ = names_.empty() ? label_by_number().value_or(width_)
                              : named([&](const std::string& name) { return name == reading_.label; });
      if (label_ == width_) refuse_usage("--label: " + name_ + " has no column " + quoted(reading_.label));
    } else {
      label_ = named([&](const std::string& name) { return among(words, lowered(name)); });
      if (label_ == width_ && !among(names_, "x")) label_ = named([](const std::string& name) { return name == "y"; });
      if (label_ == width_) label_ = width_ - 1;
      if (label_ != width_ - 1) note("the label is " + place(label_));
    }
    if (!names_.empty()) table_.label = names_[label_];
    const auto is_plus = [&](const Record& record) { return record.cells[label_] == "+"; };
    signs_ = std::any_of(records_.begin(), records_.end(), is_plus);
  }

  /// Whether the name of a column, or what it counts, says that it tells rows apart.
  bool is_identifier(std::size_t column) const {
    constexpr std::array<std::string_view, 5> identifiers{"id", "ids", "rownames", "row_names", "row names"};
    constexpr std::array<std::string_view, 9> counters{"", "index", "idx", "row", "nr", "no", "no.", "number", "#"};
    if (names_.empty()) return false;
    const std::string name = lowered(names_[column]);
    const bool ends_in_id =
        name.size() > 3 && name.ends_with("id") && std::string_view("_ .-").find(name[name.size() - 3]) < 4;
    if (among(identifiers, name) || ends_in_id || name.starts_with("unnamed: ")) return true;
    std::vector<double> numbers;
    for (const Record& record : records_) numbers.push_back(number_of(record.cells[column]).value_or(-1));
    return among(counters, name) && counts_up(numbers);
  }

  /// All columns of numbers, but for those that tell rows apart.
  void find_features() {
    Cells left_out;
    for (std::size_t k = 0; k < width_; ++k) {
      if (k == label_) continue;
      bool has_numbers = false, is_empty = true;
      for (const auto& [line, cells] : records_) {
        has_numbers = has_numbers || number_of(cells[k]) || looks_like_number(cells[k]);
        is_empty = is_empty && is_missing(cells[k]);
      }
      const bool tells_apart = is_identifier(k);
      if (has_numbers && !tells_apart) {
        features_.push_back(k);
        if (!names_.empty()) table_.columns.push_back(names_[k]);
      } else if (!is_empty || (!names_.empty() && !names_[k].empty())) {
        const char* why = tells_apart ? "tells rows apart" : is_empty ? "is empty" : "has no numbers";
        left_out.push_back(place(k) + ", which " + why);
      }
    }
    if (features_.empty() && width_ > 1) {
      fail(records_[0].line, "has no column of numbers apart from the label, " + place(label_));
    }
    if (!left_out.empty()) note("left out: " + joined(left_out, ", "));
  }

  /// The column in which a row lacks a value, if there is one; of labels + and − are values.
  std::optional<std::size_t> lacks(const Cells& cells) const {
    for (const std::size_t k : features_) {
      if (is_missing(cells[k])) return k;
    }
    return is_missing(cells[label_]) && !(signs_ && cells[label_] == "-") ? std::optional(label_) : std::nullopt;
  }

  void read_rows() {
    std::optional<std::pair<std::size_t, std::string>> grouped;  // the first number that may be, and its line
    bool has_points = reading_.decimal != '\0';
    std::size_t incomplete = 0;
    for (const auto& [line, cells] : records_) {
      if (const std::optional<std::size_t> k = lacks(cells)) {
        if (reading_.skip_missing) {
          ++incomplete;
          continue;
        }
        fail(line, place(*k) + ": " + quoted(cells[*k]) + " is no value; --skip-missing leaves such rows out");
      }
      for (const std::size_t k : features_) {
        const std::optional<double> value = number_of(cells[k]);
        if (!value) refuse_number(line, k, cells[k]);
        table_.features.push_back(*value);
        const bool is_grouped = may_be_grouped(cells[k]);
        if (is_grouped && !grouped) grouped = {line, place(k) + ": " + quoted(cells[k])};
        has_points = has_points || (!is_grouped && cells[k].find('.') != std::string::npos);
      }
      take_label(line, cells[label_]);
    }
    if (grouped && !has_points) {
      fail(grouped->first, grouped->second + " may have grouped thousands; say --decimal . or --decimal ,");
    }
    if (labels_.empty()) fail(records_[0].line, "lacks a value, and so do all rows after it");
    if (incomplete > 0) note("left out: rows that lack a value, " + std::to_string(incomplete));
  }

  /// Labels that are equal numbers are one, however they are written, and so are those that differ in capitals alone.
  void take_label(std::size_t line, const std::string& cell) {
    const std::optional<double> value = number_of(cell);
    if (!value && looks_like_number(cell)) refuse_number(line, label_, cell);
    const std::string one = value ? text_of(*value + 0) : cell;
    const auto [found, is_new] = known_.try_emplace(lowered(one), classes_.size());
    labels_.push_back(found->second);
    last_line_ = line;
    if (is_new) classes_.push_back(one);
    const std::string& first = classes_[found->second];
    if (one != first) note("labels: " + quoted(one) + " and " + quoted(first) + " are one");
    const std::size_t most = reading_.classes || reading_.positive ? limits::classes : 2;
    if (classes_.size() <= most) return;
    const char* const remedy = "; --positive NAME sets one against the others, --learner multiclass takes all";
    fail(line, place(label_) + ": " + quoted(one) + " is one label too many, after " + quoted(classes_[0]) + " and " +
                   quoted(classes_[most - 1]) + (reading_.classes ? "" : remedy));
  }

  /// The labels as the numbers that a learner takes, and a note if any differs from what the file says.
  void number_labels() {
    Cells order = classes_;
    if (std::all_of(order.begin(), order.end(), number_in)) {
      std::sort(order.begin(), order.end(), [](auto& a, auto& b) { return *number_in(a) < *number_in(b); });
    } else if (!reading_.classes) {
      std::sort(order.begin(), order.end());
    }
    const std::vector<double> numbers = reading_.classes ? class_numbers(order) : signs(order);
    std::map<std::string, double> number_of_class;
    Cells told;
    bool as_they_are = true;
    for (std::size_t k = 0; k < order.size(); ++k) {
      const std::string number = text_of(numbers[k]);
      as_they_are = as_they_are && order[k] == number;
      number_of_class[order[k]] = numbers[k];
      told.push_back(quoted(order[k]) + " is " + (reading_.classes ? "class " : numbers[k] > 0 ? "+" : "") + number);
    }
    for (const std::size_t label : labels_) table_.labels.push_back(number_of_class[classes_[label]]);
    if (!as_they_are) note("labels: " + joined(told, ", "));
  }

  /// From 0 in this order; what they are called, where it was said how many there are and all are called numbers.
  std::vector<double> class_numbers(const Cells& order) const {
    std::vector<double> numbers;
    for (const std::string& one : order) numbers.push_back(number_in(one).value_or(-1));
    const auto is_class = [](double number) { return number >= 0 && number == std::floor(number); };
    const bool as_called = reading_.given_classes && std::ranges::all_of(numbers, is_class);
    if (!as_called) std::iota(numbers.begin(), numbers.end(), 0.0);
    return numbers;
  }

  /// +1 is the label that is asked for, or one that says so, or the last in this order.
  std::vector<double> signs(const Cells& order) const {
    constexpr std::array<std::string_view, 13> positives{"+",        "1",    "yes",       "y", "true", "t", "pos",
                                                         "positive", "spam", "malignant", "m", "ja",   "j"};
    std::string positive = order.back();
    for (const std::string& one : order) positive = among(positives, lowered(one)) ? one : positive;
    if (reading_.positive) {
      const std::optional<double> value = number_of(*reading_.positive);
      const auto given = known_.find(lowered(value ? text_of(*value + 0) : *reading_.positive));
      if (given == known_.end()) refuse_usage("--positive: no label is " + quoted(*reading_.positive));
      positive = classes_[given->second];
    } else if (positive == "-1") {
      positive.clear();  // the one label
    } else if (order.size() < 2 && positive != "1") {
      fail(last_line_, place(label_) + ": every label is " + quoted(positive) + "; learning needs two");
    }
    std::vector<double> numbers;
    for (const std::string& one : order) numbers.push_back(one == positive ? 1 : -1);
    return numbers;
  }

  const std::string& name_;
  const Reading& reading_;
  std::vector<Record> records_;
  Table table_;
  Cells names_;
  std::size_t width_ = 0;
  std::size_t label_ = 0;
  bool signs_ = false;
  std::vector<std::size_t> features_;
  Cells classes_;                             ///< as they are first written
  std::map<std::string, std::size_t> known_;  ///< which of them, by their name without capitals
  std::vector<std::size_t> labels_;           ///< (n) which of them
  std::size_t last_line_ = 0;                 ///< with a label
};

}  // namespace

Table read_csv(std::string_view text, const std::string& name, const Reading& reading) {
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  const std::string head =
      lowered(std::string(text.substr(std::min(text.find_first_not_of(" \t\r\n"), text.size()), 9)));
  if (head.starts_with('{') || head.starts_with('[') || head == "@relation") {
    refuse_line(name, 1, "JSON and ARFF are not read; save the examples as CSV or libsvm");
  }
  const Splitter words(text, ' ', '\0', name);
  if (is_libsvm(words)) return Reader(name, reading).libsvm(Splitter(words).all());
  return Reader(name, reading).table(Splitter(text, delimiter_of(text), '"', name).all());
}

}  // namespace perceptron::cli
