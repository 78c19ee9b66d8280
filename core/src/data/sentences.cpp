#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <string>
#include <string_view>

#include "perceptron/reason.hpp"
#include "perceptron/status.hpp"

namespace perceptron {

namespace {

/// In the order of `Reason`.
constexpr auto sentences = std::to_array<const char*>({
    "",
    "{field} must be a whole number from {0} to {1}.",
    "{field} must be from {0} to {1}.",
    "{field} must be above {0} and at most {1}.",
    "{field} must be finite numbers.",
    "{field} must lie within ±1e100.",
    "{field} is not a name that exists.",
    "{field} must be two different numbers from 0 to {0}.",
    "{field} must be a list of {0} to {1}.",

    "There are no examples.",
    "Every example is positive: learning needs both labels.",
    "Every example is negative: learning needs both labels.",
    "Every example is of class 0: learning needs two classes.",
    "The label of example {0} is neither −1 nor +1.",
    "The label of example {0} is not a class number from 0 to {1}.",
    "The label of example {0} is neither −1 nor +1, nor a class number.",
    "The labels of held-out examples must be −1 or +1.",
    "The labels of held-out examples must be class numbers.",
    "Held-out examples need as many columns as the others, and a label each.",
    "x{0} of example {1} is not a finite number.",
    "x{0} of example {1} must lie within ±1e100.",
    "Feature {0} of example {1} is not a finite number.",
    "Feature {0} of example {1} must lie within ±1e100.",
    "{0} features are more than fit ({1}).",
    "{0} examples of {1} features are more numbers than fit ({2}).",
    "At most {0} features can be named.",
    "These classes have more weights than fit.",
    "X and y do not have the same number of rows.",
    "X does not have whole rows.",
    "The rows of {field} do not have the columns that are needed.",

    "Feature {0} uses a base feature that X does not have.",
    "Feature {0} must be a product of 1 to {1} base features.",
    "Feature {0} is the same product as an earlier one.",
    "There are factors of no feature.",
    "This scaling was learned from other features.",
    "The custom order has {0} indices for {1} examples.",
    "The custom order must name every example exactly once.",
    "This preset has {0} examples.",

    "{field} times the number of examples must stay below 2^53.",
    "This learner has no initial weights.",
    "{field} must have one weight for each feature.",
    "{field} must have a weight vector and a bias for each class.",
    "Without a bias, {field} must be 0.",
    "This learner predicts from its journal, so it needs one.",
    "There is no memory left for this. Dispose of what is not needed.",
    "The examples are so large that this kernel overflows on them.",
    "An experiment needs at least one seed and one epoch, and fewer than 2^25 of both.",
    "This learner is not trained in visits, so no order makes a difference to it.",
    "Only runs on the same examples can be compared.",
    "Only a run of two base features has a field.",
    "A grid has finite numbers, dx above 0, and 1 to {0} columns and rows.",
    "There must be room for as many predictions as the grid has points.",
    "{field} holds numbers so large that their score is not finite.",
    "{field} must be two different weights.",
    "This run does not train one hyperplane.",
    "This run keeps no record of its updates.",
    "There must be a weight for each feature, a bias, and a label for each row.",
    "{field} must have a weight for each feature, and a bias.",
    "An update has a number for each feature and the bias: before, after, and added.",
    "Margin, radius and learning rate must be finite and above 0.",
    "{field} must be a part of the plane that has a size.",
    "This kernel implies more features than can be written out.",
    "{field} must have as many numbers as the kernel has features.",

    "{field} has no rule: it is null.",
    "The rule keeps more numbers of its own than fit ({0}).",

    "This is not the JSON of a model: see character {0}.",
    "{field} is missing, or is not of its kind.",
    "A model of this kind has no such field, or has it once: see character {0}.",
    "{field} must have as many rows and columns as the rest of the model.",
    "The score of this rule is a function, which a file cannot hold.",
});
static_assert(sentences.size() == member_names<Reason>.size());

/// As people write it: whole numbers in full, others, which are limits, as "1e100".
std::string written(double number) {
  if (std::abs(number) < 1e16 && std::floor(number) == number) return std::to_string(static_cast<long long>(number));
  char digits[32];
  std::snprintf(digits, sizeof digits, "%g", number);
  std::string text = digits;
  if (const auto plus = text.find('+'); plus != std::string::npos) text.erase(plus, 1);
  return text;
}

}  // namespace

const char* sentence_of(Reason reason) { return sentences[static_cast<std::size_t>(reason)]; }

std::string Error::message() const {
  std::string text;
  std::string_view rest = sentence_of(reason);
  for (std::size_t open; (open = rest.find('{')) != rest.npos;) {
    text += rest.substr(0, open);
    const std::size_t close = rest.find('}', open);
    const std::string_view place = rest.substr(open + 1, close - open - 1);
    text += place == "field" ? std::string(field.name) : written(numbers[static_cast<std::size_t>(place[0] - '0')]);
    rest.remove_prefix(close + 1);
  }
  return text.append(rest);
}

}  // namespace perceptron
