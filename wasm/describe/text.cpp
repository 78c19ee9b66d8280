#include "text.hpp"

#include <charconv>
#include <iterator>

namespace describe {

std::string head() {
  return "// Printed by wasm/describe/ from the tables of the core: change those, then `npm run generate`.\n";
}

std::string text_of(double number) {
  char digits[32];
  std::string text(digits, std::to_chars(digits, std::end(digits), number).ptr);
  // 1e+06 as 1e6.
  if (const std::size_t e = text.find('e'); e != std::string::npos) {
    std::size_t after = e + 1;
    if (text[after] == '+') text.erase(after, 1);
    if (text[after] == '-') ++after;
    while (text[after] == '0') text.erase(after, 1);
  }
  return text;
}

std::string key(const std::string& name) { return name.find('-') == std::string::npos ? name : '"' + name + '"'; }

}  // namespace describe
