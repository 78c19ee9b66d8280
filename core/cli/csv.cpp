#include "csv.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

#include "perceptron/limits.hpp"
#include "sheet.hpp"
#include "text.hpp"

namespace perceptron::cli {

namespace {

class Reader {
 public:
  Reader(Sheet sheet, const std::string& name, const Reading& reading)
      : sheet_(std::move(sheet)), records_(sheet_.records), name_(name), reading_(reading) {}

  Table table() {
    need_rows();
    drop_titles();
    square();
    find_header();
    find_decimal();
    find_label();
    find_features();
    drop_incomplete();
    read_features();
    read_labels();
    return std::move(table_);
  }

 private:
  std::string place(std::size_t column) const {
    return "column " + std::to_string(column + 1) +
           (names_.empty() || names_[column].empty() ? "" : " (" + names_[column] + ")");
  }
  [[noreturn]] void fail(std::size_t line, const std::string& what) const { refuse_line(name_, line, what); }
  void need_rows() const {
    if (records_.empty()) throw Failure(Exit::bad_input, name_ + " has no rows of numbers");
  }
  void note(const std::string& what) { table_.notes.push_back(what); }
  const std::string& cell(const Record& record, std::size_t column) const { return record.cells[column]; }
  /// Of the label's column, where + and − are labels.
  bool lacks(const Record& record, std::size_t column) const {
    return is_missing(cell(record, column)) && !(signs_ && column == label_ && among(minuses, cell(record, column)));
  }

  /// What stands above the table: lines of one cell, and scikit-learn's line of counts and classes.
  void drop_titles() {
    std::map<std::size_t, std::size_t> widths;
    for (std::size_t k = records_.size() > 1 ? 1 : 0; k < records_.size(); ++k) ++widths[records_[k].cells.size()];
    std::size_t most = 0;
    for (const auto& [width, count] : widths) {
      if (count >= most) most = count, width_ = width;
    }
    std::size_t titles = 0;
    while (width_ > 1 && titles + 1 < records_.size() && records_[titles].cells.size() == 1) ++titles;
    if (titles > 0) note("line " + std::to_string(records_[0].line) + " is taken for a title, and skipped");
    records_.erase(records_.begin(), records_.begin() + static_cast<std::ptrdiff_t>(titles));
    need_rows();
    const Cells& first = records_[0].cells;
    if (first.size() > 2 && number_in(first[0]) == static_cast<double>(records_.size() - 1) &&
        number_in(first[1]) == static_cast<double>(width_ - 1) && !is_value(first[2])) {
      note("line 1 has the counts and classes that scikit-learn writes, and is skipped");
      records_.erase(records_.begin());
    }
  }

  /// Makes all records equally wide: without the empty cells behind delimiters at their ends, and with a name for the
  /// names of rows, which R leaves out of the header.
  void square() {
    const auto ends_empty = [](const Record& record) { return record.cells.back().empty(); };
    const auto rows_begin = records_.begin() + (records_.size() > 1 ? 1 : 0);
    const auto is_trailing = [&](const Record& record) { return record.cells.size() != width_ || ends_empty(record); };
    if (width_ > 1 && std::all_of(rows_begin, records_.end(), is_trailing)) --width_;
    for (Record& record : records_) {
      if (record.cells.size() == width_ + 1 && ends_empty(record)) record.cells.pop_back();
    }
    Record& head = records_[0];
    const bool many = records_.size() > 1;
    if (many && head.cells.size() == width_ && ends_empty(head) && !head.cells[0].empty()) head.cells.pop_back();
    if (many && head.cells.size() + 1 == width_ && rows_begin->cells.size() == width_) {
      std::map<std::string, int> names;
      bool counts = true, words = true;
      for (auto row = rows_begin; row != records_.end(); ++row) {
        const std::string& cell = row->cells[0];
        ++names[cell];
        words = words && !is_value(cell);
        const auto number = static_cast<double>(row - rows_begin);
        counts = counts && (number_in(cell) == number || number_in(cell) == number + 1);
      }
      if (counts || (words && names.size() == records_.size() - 1)) {
        head.cells.insert(head.cells.begin(), "");
        sheet_.has_header = true;
        note("the header has no name for the first column: it names the rows, and is left out");
      }
    }
    for (std::size_t k = 0; k < records_.size(); ++k) {
      const std::size_t cells = records_[k].cells.size();
      if (cells == width_) continue;
      if (k == 0 && many && rows_begin->cells.size() == width_) {
        fail(rows_begin->line, "has " + std::to_string(width_) + " cells; line " + std::to_string(head.line) + " has " +
                                   std::to_string(cells));
      }
      fail(records_[k].line,
           "has " + std::to_string(cells) + " cells; the lines before it have " + std::to_string(width_));
    }
  }

  /// The first line is a header where columns of numbers have names at their heads, or 0, 1, 2, … as pandas writes
  /// them.
  void find_header() {
    const Record& head = records_[0];
    std::size_t words = 0, heads = 0;
    bool counting = true, decimals = false;
    double next = -1;
    for (std::size_t k = 0; k < width_; ++k) {
      std::size_t numbers = 0, others = 0, marks = 0;
      for (std::size_t i = 1; i < records_.size(); ++i) {
        if (is_missing(cell(records_[i], k))) continue;
        ++(is_value(cell(records_[i], k)) ? numbers : others);
        marks += cell(records_[i], k).find_first_of(".,") != std::string::npos;
      }
      const std::string& name = cell(head, k);
      if (numbers > others && !is_missing(name)) ++heads, words += !is_value(name);
      decimals = decimals || (numbers > 0 && marks == numbers && name.find_first_of(".,") == std::string::npos);
      if (k == 0 && name.empty()) continue;
      const std::optional<double> number = number_in(name);
      counting = counting && number && (next < 0 ? *number == 0 || *number == 1 : *number == next);
      next = number.value_or(0) + 1;
    }
    bool header = records_.size() > 1 ? words > 0 && 2 * words >= heads
                                      : std::none_of(head.cells.begin(), head.cells.end(), is_value);
    if (!reading_.header && words == 0 && counting && records_.size() > 1 && width_ > 1) {
      const bool labels = std::any_of(records_.begin() + 1, records_.end(),
                                      [&](const Record& row) { return row.cells.back() == head.cells.back(); });
      if ((labels || records_.size() < 4) && !decimals && width_ < 4) {
        fail(head.line, "may number the columns, or be an example; say --header or --no-header");
      }
      header = true;
      note("line " + std::to_string(head.line) + " numbers the columns; --no-header makes it an example");
    }
    if (sheet_.has_header || (!sheet_.libsvm && reading_.header.value_or(header))) {
      names_ = head.cells;
      records_.erase(records_.begin());
    }
    need_rows();
  }

  /// One decimal mark for the file: what numbers say of it that can be read in one way alone.
  void find_decimal() {
    struct Seen {
      const Record* record = nullptr;
      std::size_t column = 0;
    };
    Seen point, comma, either;
    std::size_t grouped = width_;
    char guess = '\0';
    for (std::size_t k = 0; k < width_; ++k) {
      Seen here, points, commas;
      bool is_long = false, is_plain = false, all = true;
      for (const Record& record : records_) {
        const std::string& one = cell(record, k);
        if (is_missing(one)) continue;
        const std::optional<double> with_point = number_as(one, '.'), with_comma = number_as(one, ',');
        if (!with_point && !with_comma) all = false;
        if (!all) break;
        if (with_point && with_comma && *with_point == *with_comma) {
          const bool marked = one.find_first_not_of("+-0123456789") != std::string::npos;
          (one.size() > 3 && !marked && std::abs(*with_point) > 999 ? is_long : is_plain) = true;
        } else {
          Seen& of = with_point && with_comma ? here : with_point ? points : commas;
          if (!of.record) of = {&record, k};
        }
      }
      if (!all) continue;
      if (!point.record) point = points;
      if (!comma.record) comma = commas;
      if (!here.record || points.record || commas.record) continue;
      const bool with_comma = cell(*here.record, k).find(',') != std::string::npos;
      if (is_long) {
        guess = with_comma ? ',' : '.';
      } else if (with_comma && sheet_.delimiter == ',' && is_plain) {
        guess = '.';
        grouped = k;
      } else if (!either.record) {
        either = here;
      }
    }
    if (reading_.decimal) {
      decimal_ = *reading_.decimal;
    } else if (point.record && comma.record) {
      const Seen& later = point.record->line > comma.record->line ? point : comma;
      const Seen& earlier = &later == &point ? comma : point;
      fail(later.record->line, place(later.column) + ": " + quoted(cell(*later.record, later.column)) +
                                   " has another decimal mark than " + quoted(cell(*earlier.record, earlier.column)) +
                                   " in line " + std::to_string(earlier.record->line));
    } else if (point.record || comma.record) {
      decimal_ = point.record ? '.' : ',';
    } else if (guess && !either.record) {
      decimal_ = guess;
      if (grouped < width_) note(place(grouped) + ": commas group thousands; with --decimal , they are decimal commas");
    } else if (either.record) {
      const std::string& one = cell(*either.record, either.column);
      fail(either.record->line, place(either.column) + ": " + quoted(one) + " is " + text_of(*number_as(one, '.')) +
                                    " or " + text_of(*number_as(one, ',')) + "; say --decimal . or --decimal ,");
    }
  }

  /// The last column that is not empty, unless a name says otherwise.
  void find_label() {
    constexpr std::array<std::string_view, 13> words{"label",   "labels",   "class",   "classes",   "klasse",
                                                     "target",  "targets",  "outcome", "diagnosis", "species",
                                                     "variety", "survived", "y_true"};
    const auto named = [&](auto matches) {
      const auto found = std::find_if(names_.rbegin(), names_.rend(), matches);
      return found == names_.rend() ? width_ : static_cast<std::size_t>(names_.rend() - found) - 1;
    };
    std::size_t last = width_ - 1;
    const auto filled = [&](const Record& record) {
      return !is_missing(cell(record, last)) || cell(record, last) == "-";
    };
    while (last > 1 && std::none_of(records_.begin(), records_.end(), filled)) --last;
    if (!reading_.label.empty()) {
      label_ = named([&](const std::string& name) { return name == reading_.label; });
      const std::optional<double> number = number_in(reading_.label);
      if (names_.empty() && number && *number >= 1 && *number <= static_cast<double>(width_)) {
        label_ = static_cast<std::size_t>(*number) - 1;
      }
      if (label_ == width_) refuse_usage("--label: " + name_ + " has no column " + quoted(reading_.label));
    } else {
      label_ = named([&](const std::string& name) { return among(words, lowered(name)); });
      const bool plane = named([](const std::string& name) { return name == "x"; }) < width_;
      if (label_ == width_ && !plane) label_ = named([](const std::string& name) { return name == "y"; });
      if (label_ == width_) label_ = last;
      if (label_ != last) note("the label is " + place(label_));
    }
    if (!names_.empty()) table_.label = names_[label_];
    signs_ = std::any_of(records_.begin(), records_.end(),
                         [&](const Record& record) { return cell(record, label_) == "+"; });
  }

  /// All columns of numbers, but for those that tell rows apart.
  void find_features() {
    constexpr std::array<std::string_view, 5> identifiers{"id", "ids", "rownames", "row_names", "row names"};
    constexpr std::array<std::string_view, 9> counters{"", "index", "idx", "row", "nr", "no", "no.", "number", "#"};
    std::string left_out;
    for (std::size_t k = 0; k < width_; ++k) {
      if (k == label_) continue;
      std::size_t numbers = 0, others = 0;
      bool counts = true;
      for (std::size_t i = 0; i < records_.size(); ++i) {
        const std::string& one = cell(records_[i], k);
        const std::optional<double> value = number_as(one, decimal_);
        if (!is_missing(one)) ++(value ? numbers : others);
        counts = counts && value && (*value == static_cast<double>(i) || *value == static_cast<double>(i + 1));
      }
      const std::string name = names_.empty() ? "" : lowered(names_[k]);
      const bool ends_in_id =
          name.size() > 3 && name.ends_with("id") && std::string_view("_ .-").find(name[name.size() - 3]) < 4;
      const bool is_identifier =
          !names_.empty() && (among(identifiers, name) || ends_in_id || name.starts_with("unnamed: ") ||
                              (counts && among(counters, name)));
      if (numbers > 0 && !is_identifier) {
        features_.push_back(k);
        if (!names_.empty()) table_.columns.push_back(names_[k]);
      } else if (numbers + others > 0 || !name.empty()) {
        const char* why = is_identifier ? "tells rows apart" : others > 0 ? "has no numbers" : "is empty";
        left_out += (left_out.empty() ? "" : ", ") + place(k) + ", which " + why;
      }
    }
    if (width_ == 1) note("there is one column: labels without a feature");
    if (features_.empty() && width_ > 1) {
      fail(records_[0].line, "has no column of numbers apart from the label, " + place(label_));
    }
    if (!left_out.empty()) note("left out: " + left_out);
  }

  void drop_incomplete() {
    std::vector<std::size_t> used = features_;
    used.push_back(label_);
    const std::size_t before = records_.size();
    std::erase_if(records_, [&](const Record& record) {
      for (const std::size_t k : used) {
        if (!lacks(record, k)) continue;
        if (reading_.skip_missing) return true;
        fail(record.line,
             place(k) + ": " + quoted(cell(record, k)) + " is no value; --skip-missing leaves such rows out");
      }
      return false;
    });
    need_rows();
    if (records_.size() < before) note("left out: rows that lack a value, " + std::to_string(before - records_.size()));
  }

  void read_features() {
    for (const Record& record : records_) {
      for (const std::size_t k : features_) {
        const std::optional<double> value = number_as(cell(record, k), decimal_);
        if (!value) fail(record.line, place(k) + ": " + quoted(cell(record, k)) + " is not a number");
        table_.features.push_back(*value);
      }
    }
  }

  /// Labels that are equal numbers are one, however they are written.
  std::string class_of(const std::string& cell) const {
    if (signs_ && among(minuses, cell)) return "-";
    const std::optional<double> value = number_as(cell, decimal_);
    return value ? text_of(*value + 0) : cell;
  }

  /// The labels as the numbers that a learner takes, and a note if any differs from what the file says.
  void read_labels() {
    constexpr std::array<std::string_view, 13> positives{"+",        "1",    "yes",       "y", "true", "t", "pos",
                                                         "positive", "spam", "malignant", "m", "ja",   "j"};
    Cells classes;
    std::map<std::string, std::size_t> known;
    std::set<std::string> spellings;
    std::vector<std::size_t> found;
    const bool signs = reading_.labels == Labels::signs;
    const std::size_t most = signs && !reading_.positive ? 2 : limits::classes;
    for (const Record& record : records_) {
      const std::string one = class_of(cell(record, label_));
      const auto [place_of, is_new] = known.try_emplace(lowered(one), classes.size());
      if (is_new) classes.push_back(one);
      const std::string& first = classes[place_of->second];
      if (one != first && spellings.insert(one).second)
        note("labels: " + quoted(one) + " and " + quoted(first) + " are one");
      if (classes.size() > most) {
        fail(record.line,
             place(label_) + ": " + quoted(one) + " is one label too many, after " + quoted(classes[0]) + " and " +
                 quoted(classes[most - 1]) +
                 (signs ? "; --positive NAME sets one against the others, --learner multiclass takes all" : ""));
      }
      found.push_back(place_of->second);
    }
    std::vector<double> numbers(classes.size());
    Cells order = classes;
    bool as_they_are = true, of_numbers = true;
    for (const std::string& one : classes) of_numbers = of_numbers && number_in(one);
    if (of_numbers) {
      std::sort(order.begin(), order.end(), [](auto& a, auto& b) { return *number_in(a) < *number_in(b); });
    } else if (signs) {
      std::sort(order.begin(), order.end());
    }
    if (signs) {
      std::string positive = order.back();
      for (const std::string& one : order) positive = among(positives, lowered(one)) ? one : positive;
      if (reading_.positive) {
        const auto given = known.find(lowered(class_of(*reading_.positive)));
        if (given == known.end()) refuse_usage("--positive: no label is " + quoted(*reading_.positive));
        positive = classes[given->second];
      }
      as_they_are = !reading_.positive;
      for (std::size_t c = 0; c < classes.size(); ++c) {
        numbers[c] = classes[c] == positive ? 1 : -1;
        as_they_are = as_they_are && (classes[c] == "1" || classes[c] == "-1");
      }
      if (as_they_are) {
        for (std::size_t c = 0; c < classes.size(); ++c) numbers[c] = *number_in(classes[c]);
      } else if (classes.size() < 2) {
        fail(records_.back().line, place(label_) + ": every label is " + quoted(classes[0]) + "; learning needs two");
      }
    } else {
      for (std::size_t c = 0; c < order.size(); ++c) {
        const double value = number_in(order[c]).value_or(-1);
        const bool whole = value >= 0 && value == std::floor(value);
        as_they_are = as_they_are && (reading_.given_classes ? whole : value == static_cast<double>(c));
      }
      for (std::size_t c = 0; c < classes.size(); ++c) {
        const auto place_of = std::find(order.begin(), order.end(), classes[c]) - order.begin();
        numbers[c] = as_they_are ? *number_in(classes[c]) : static_cast<double>(place_of);
      }
    }
    for (const std::size_t c : found) table_.labels.push_back(numbers[c]);
    if (as_they_are) return;
    std::string told;
    for (const std::string& one : order) {
      const double number = numbers[known.at(lowered(one))];
      told += (told.empty() ? "labels: " : ", ") + quoted(one) + " is " +
              (signs && number > 0 ? "+"
               : signs             ? ""
                                   : "class ") +
              text_of(number);
    }
    note(told);
  }

  static constexpr std::array<std::string_view, 3> minuses{"-", "\u2212", "\u2013"};

  Sheet sheet_;
  std::vector<Record>& records_;
  const std::string& name_;
  const Reading& reading_;
  Table table_;
  Cells names_;
  std::size_t width_ = 0;
  std::size_t label_ = 0;
  bool signs_ = false;
  char decimal_ = '.';
  std::vector<std::size_t> features_;
};

}  // namespace

Table read_csv(const std::string& bytes, const std::string& name, const Reading& reading) {
  return Reader(sheet_of(bytes, name), name, reading).table();
}

}  // namespace perceptron::cli
