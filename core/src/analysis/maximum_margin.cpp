#include "perceptron/maximum_margin.hpp"

#include <utility>

#include "analysis/separation.hpp"
#include "numeric/task.hpp"

namespace perceptron {

Result<MaximumMargin> maximum_margin(Dataset data) {
  if (Error error = check(data)) return error;
  if (Error error = check_two_labels(data.y)) return error;
  Separation separation(data, true, {analysis_work});
  Work work = Work::unlimited();
  separation.find(work).advance(work);
  const AnalysisResult& result = separation.result();
  if (result.verdict != Verdict::separable) return MaximumMargin();
  MaximumMargin found{result.hyperplane, result.hyperplane.back(), result.geometric_margin};
  found.weights.pop_back();
  return found;
}

}  // namespace perceptron
