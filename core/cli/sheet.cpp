#include "sheet.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <map>
#include <optional>

#include "perceptron/limits.hpp"
#include "text.hpp"

namespace perceptron::cli {

namespace {

void append_utf8(std::string& text, unsigned code) {
  if (code < 0x80) {
    text += static_cast<char>(code);
  } else if (code < 0x800) {
    text += {static_cast<char>(0xC0 | code >> 6), static_cast<char>(0x80 | (code & 0x3F))};
  } else {
    text += {static_cast<char>(0xE0 | code >> 12), static_cast<char>(0x80 | (code >> 6 & 0x3F)),
             static_cast<char>(0x80 | (code & 0x3F))};
  }
}

bool is_utf8(std::string_view bytes) {
  unsigned left = 0;
  for (const char one : bytes) {
    const unsigned byte = static_cast<unsigned char>(one);
    if ((byte & 0xC0) == 0x80) {
      if (left-- == 0) return false;
    } else if (left > 0) {
      return false;
    } else {
      left = byte < 0x80 ? 0 : byte < 0xC2 ? 9 : byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : byte < 0xF5 ? 3 : 9;
      if (left == 9) return false;
    }
  }
  return left == 0;
}

/// UTF-8 of what is UTF-8, UTF-16 with its mark, or else Latin-1.
std::string text_in(std::string_view bytes) {
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  const bool little = bytes.starts_with("\xFF\xFE");
  std::string text;
  if (little || bytes.starts_with("\xFE\xFF")) {
    for (std::size_t at = 2; at + 1 < bytes.size(); at += 2) {
      const unsigned first = static_cast<unsigned char>(bytes[at]), second = static_cast<unsigned char>(bytes[at + 1]);
      append_utf8(text, little ? first | second << 8 : first << 8 | second);
    }
  } else if (is_utf8(bytes)) {
    text = bytes;
  } else {
    for (const char one : bytes) append_utf8(text, static_cast<unsigned char>(one));
  }
  return text;
}

/// Whether a line that begins with # is a remark, and no error code of a spreadsheet in its first cell.
bool is_remark(std::string_view line) {
  constexpr std::array<std::string_view, 8> codes{"#N/A",    "#n/a",  "#NA",     "#NULL!",
                                                  "#DIV/0!", "#NUM!", "#VALUE!", "#REF!"};
  return std::none_of(codes.begin(), codes.end(), [&](std::string_view code) {
    return line.starts_with(code) && (line.size() == code.size() || !std::isalnum(line[code.size()]));
  });
}

/// A text in records of cells. A delimiter of ' ' is any white space.
class Splitter {
 public:
  Splitter(std::string_view text, char delimiter, char remark, std::size_t line)
      : text_(text), delimiter_(delimiter), remark_(remark), line_(line) {}

  /// As many records as there are, or `most`.
  std::vector<Record> records(std::size_t most) {
    std::vector<Record> all;
    while (at_ < text_.size() && all.size() < most) {
      skip_blanks(true);
      if (at_ < text_.size() && text_[at_] == remark_ && is_remark(text_.substr(at_, 9))) {
        while (!ends_line()) ++at_;
      }
      if (!ends_line()) all.push_back(record());
      end_line();
    }
    return all;
  }

  /// All records. Fails where a quote does not end, or is followed by something.
  std::vector<Record> all(const std::string& name) {
    std::vector<Record> all = records(Limits().values);
    if (torn_) refuse_line(name, torn_, "a quote has no end, or text behind it");
    return all;
  }

 private:
  bool ends_line() const { return at_ >= text_.size() || text_[at_] == '\n' || text_[at_] == '\r'; }

  void end_line() {
    if (at_ >= text_.size()) return;
    at_ += text_.substr(at_).starts_with("\r\n") ? 2 : 1;
    ++line_;
  }

  bool is_blank(char letter) const { return letter == ' ' || (letter == '\t' && delimiter_ != '\t'); }

  /// At the beginning of a line tabs are blank in a line without anything else.
  void skip_blanks(bool begins) {
    const std::size_t from = at_;
    while (at_ < text_.size() && (is_blank(text_[at_]) || (begins && text_[at_] == '\t'))) ++at_;
    if (begins && delimiter_ == '\t' && !ends_line()) at_ = from;
  }

  bool ends_cell() const {
    if (ends_line()) return true;
    return delimiter_ == ' ' ? text_[at_] == ' ' || text_[at_] == '\t' : text_[at_] == delimiter_;
  }

  Record record() {
    Record record{line_, {}};
    for (;;) {
      skip_blanks(false);
      if (delimiter_ == ' ' && ends_line()) return record;
      record.cells.push_back(cell());
      skip_blanks(false);
      if (ends_line()) return record;
      if (delimiter_ != ' ') ++at_;
    }
  }

  std::string cell() {
    const char mark = ends_line() ? '\0' : text_[at_];
    if (mark == '"' || mark == '\'') {
      if (std::optional<std::string> inside = within(mark)) return *inside;
    }
    const std::size_t from = at_;
    while (!ends_cell()) ++at_;
    std::string_view cell = text_.substr(from, at_ - from);
    while (!cell.empty() && (cell.back() == ' ' || cell.back() == '\t')) cell.remove_suffix(1);
    return std::string(cell);
  }

  /// What is between quotes, doubled ones being one; nothing where they are part of the text, as an apostrophe may be.
  std::optional<std::string> within(char mark) {
    const std::size_t from = at_, line = line_;
    std::string inside;
    for (++at_; at_ < text_.size(); ++at_) {
      if (text_[at_] == mark) {
        if (at_ + 1 >= text_.size() || text_[at_ + 1] != mark) break;
        ++at_;
      } else if (text_[at_] == '\n' || text_[at_] == '\r') {
        if (mark == '\'') break;
        if (text_[at_] == '\n' || !text_.substr(at_).starts_with("\r\n")) ++line_;
      }
      inside += text_[at_];
    }
    if (at_ < text_.size() && text_[at_] == mark) {
      const std::size_t end = ++at_;
      skip_blanks(false);
      if (ends_cell() || (delimiter_ == ' ' && at_ > end)) return inside;
    }
    if (mark == '"' && torn_ == 0) torn_ = line;
    at_ = from;
    line_ = line;
    return std::nullopt;
  }

  std::string_view text_;
  char delimiter_, remark_;
  std::size_t line_;
  std::size_t at_ = 0;
  std::size_t torn_ = 0;  ///< the line of a quote that does not end, or is followed by something
};

/// What makes most records equally wide, and numbers of their cells. A comma within numbers is hardly a delimiter
/// where each line has another, nor is a space where they have tabs.
char delimiter_of(std::string_view text) {
  char best = ',';
  double most = 0;
  std::size_t with_tabs = 0;
  for (const char delimiter : {',', ';', '\t', '|', ' '}) {
    const std::vector<Record> sample = Splitter(text, delimiter, '#', 1).records(200);
    std::map<std::size_t, std::size_t> widths;
    double numbers = 0, cells = 0;
    std::size_t alike = 0, others = 0;
    for (const Record& record : sample) {
      if (record.cells.size() > 1) alike = std::max(alike, ++widths[record.cells.size()]);
      for (const std::string& cell : record.cells) numbers += is_value(cell), cells += !cell.empty();
      others += std::any_of(record.cells.begin(), record.cells.end(),
                            [](const std::string& cell) { return cell.find_first_of(" ;\t|") != std::string::npos; });
    }
    if (delimiter == '\t') with_tabs = alike;
    if (delimiter == ' ' && with_tabs > 0 && with_tabs + 1 >= alike) continue;
    const double weight = (delimiter == ',' || delimiter == ' ') && 2 * others >= sample.size() ? 0.5 : 1;
    const double score = weight * static_cast<double>(alike) * (1 + 2 * numbers / std::max(cells, 1.0));
    if (score > most) most = score, best = delimiter;
  }
  return best;
}

/// "+1 1:0.5 3:2": the number of the feature and its value.
std::optional<std::pair<std::size_t, std::string>> pair_in(const std::string& cell) {
  const std::size_t colon = cell.find(':');
  if (colon == 0 || colon > 7 || colon + 1 >= cell.size()) return std::nullopt;
  if (cell.find_first_not_of("0123456789") != colon) return std::nullopt;
  return std::pair(std::strtoul(cell.c_str(), nullptr, 10), cell.substr(colon + 1));
}

bool is_libsvm(const std::vector<Record>& sample) {
  std::size_t pairs = 0;
  for (const auto& [line, cells] : sample) {
    if (cells[0].find(':') != std::string::npos) return false;
    for (std::size_t k = 1; k < cells.size() && cells[k][0] != '#'; ++k, ++pairs) {
      if (!pair_in(cells[k])) return false;
    }
  }
  return pairs > 0;
}

/// "1 'tag |f length:0.5 width:2": a label, then after a bar features by their names.
bool is_vowpal_wabbit(const std::vector<Record>& sample) {
  return !sample.empty() && std::all_of(sample.begin(), sample.end(), [](const Record& record) {
    const auto holds = [](char mark) {
      return [mark](const std::string& cell) { return cell.find(mark) < cell.size(); };
    };
    const auto bar = std::find_if(record.cells.begin(), record.cells.end(), holds('|'));
    if (bar == record.cells.end()) return false;
    const auto named = std::find_if(bar + 1, record.cells.end(), holds(':'));
    return named != record.cells.end() && !std::isdigit(static_cast<unsigned char>(named->front()));
  });
}

/// Below the names a row of kinds, then one of flags.
bool is_orange(const std::vector<Record>& sample) {
  if (sample.size() < 3 || sample[1].cells.size() < 2 || sample[1].cells.size() != sample[2].cells.size()) return false;
  const auto one_of = [](std::string_view words, const std::string& cell) {
    return words.find(" " + lowered(cell) + " ") != std::string_view::npos;
  };
  for (std::size_t k = 0; k < sample[1].cells.size(); ++k) {
    const std::string &kind = sample[1].cells[k], &flag = sample[2].cells[k];
    // The values of a discrete column may be listed.
    if (!one_of(" c continuous d discrete s string t time ", kind) && kind.find(' ') >= kind.size()) return false;
    if (!flag.empty() && !one_of(" c class m meta i ignore ", flag) && flag.find('=') >= flag.size()) return false;
  }
  return true;
}

/// Most cells of a table that a few lines of libsvm may ask for, each with a text of its own: 4 GiB.
constexpr std::size_t most_cells = std::size_t{1} << 27;

/// Features that a line leaves out are 0; they are numbered from 1, or from 0 where one has that number.
Sheet libsvm_in(std::vector<Record> lines, const std::string& name) {
  std::size_t least = 1, most = 0;
  for (const auto& [line, cells] : lines) {
    for (std::size_t k = 1; k < cells.size() && cells[k][0] != '#'; ++k) {
      const auto pair = pair_in(cells[k]);
      if (!pair) refuse_line(name, line, quoted(cells[k]) + " is not a feature and its value, as 3:0.5");
      least = std::min(least, pair->first);
      most = std::max(most, pair->first);
    }
  }
  const std::size_t width = most + 1 - least;
  if (width * lines.size() > most_cells) refuse_line(name, lines.back().line, "there are more numbers than fit");
  for (auto& [line, cells] : lines) {
    Cells row(width + 1);
    for (std::size_t k = 1; k < cells.size() && cells[k][0] != '#'; ++k) {
      const auto [feature, value] = *pair_in(cells[k]);
      if (!row[feature - least].empty()) refuse_line(name, line, "feature " + std::to_string(feature) + " comes twice");
      row[feature - least] = value;
    }
    for (std::string& cell : row) cell = cell.empty() ? "0" : cell;
    row.back() = cells[0];
    cells = std::move(row);
  }
  return {std::move(lines), ' ', true, false};
}

/// The names that the lines above @data declare, and the rows below it.
Sheet arff_in(std::string_view text, const std::string& name) {
  Cells names;
  std::size_t line = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    const std::string_view one = text.substr(0, end);
    text.remove_prefix(std::min(end + (text.substr(end).starts_with("\r\n") ? 2 : 1), text.size()));
    ++line;
    const std::vector<Record> words = Splitter(one, ' ', '%', line).records(1);
    if (words.empty()) continue;
    const std::string word = lowered(words[0].cells[0]);
    if (word == "@attribute" && words[0].cells.size() > 1) names.push_back(words[0].cells[1]);
    if (word != "@data") continue;
    std::vector<Record> records = Splitter(text, ',', '%', line + 1).all(name);
    records.insert(records.begin(), {line, std::move(names)});
    return {std::move(records), ',', false, true};
  }
  refuse_line(name, line, "ARFF without @data");
}

}  // namespace

Sheet sheet_of(std::string_view bytes, const std::string& name) {
  const std::string whole = text_in(bytes);
  std::string_view text = whole;
  if (text.find('\0') != std::string_view::npos) refuse_line(name, 1, "is not a text but a binary file");
  const std::size_t start = text.find_first_not_of(" \t\r\n");
  const std::string head = lowered(std::string(text.substr(std::min(start, text.size()), 9)));
  if (head.starts_with("{") || head.starts_with("[")) {
    refuse_line(name, 1, "JSON is not read; save the examples as CSV, libsvm or ARFF");
  }
  if (head == "@relation" || (head.starts_with("%") && text.find("@") != std::string_view::npos)) {
    return arff_in(text, name);
  }
  char delimiter;
  std::size_t line = 1;
  const std::string directive = lowered(std::string(text.substr(0, 6)));
  if (directive.starts_with("sep=") && text.size() > 5 && text.substr(5).find_first_of("\r\n") == 0) {
    delimiter = text[4];
    text.remove_prefix(text.substr(5).starts_with("\r\n") ? 7 : 6);
    ++line;
  } else {
    const std::vector<Record> sample = Splitter(text, ' ', '#', 1).records(100);
    if (is_vowpal_wabbit(sample)) {
      refuse_line(name, sample[0].line, "Vowpal Wabbit's format is not read; save the examples as CSV or libsvm");
    }
    if (const std::vector<Record> heads = Splitter(text, '\t', '#', 1).records(3); is_orange(heads)) {
      refuse_line(name, heads[1].line, "Orange's format is not read; save the examples as CSV");
    }
    if (is_libsvm(sample)) return libsvm_in(Splitter(text, ' ', '#', 1).records(Limits().values), name);
    delimiter = delimiter_of(text);
  }
  return {Splitter(text, delimiter, '#', line).all(name), delimiter, false, false};
}

}  // namespace perceptron::cli
