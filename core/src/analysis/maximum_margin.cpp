#include "perceptron/maximum_margin.hpp"

#include <utility>

#include "analysis/separation.hpp"
#include "numeric/work.hpp"

namespace perceptron {

MaximumMargin maximum_margin(Dataset data) {
  Separation separation(data, true, {analysis_work});
  Work work = Work::unlimited();
  separation.advance(work);
  const AnalysisResult& result = separation.result();
  if (result.verdict != Verdict::separable) return {};
  MaximumMargin found{result.hyperplane, result.hyperplane.back(), result.geometric_margin};
  found.weights.pop_back();
  return found;
}

}  // namespace perceptron
