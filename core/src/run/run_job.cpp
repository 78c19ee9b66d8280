#include "run/run_job.hpp"

#include "run/visiting.hpp"

namespace perceptron {

bool RunJob::go_on(Work& work) {
  while (!error_) {
    const std::optional<std::uint64_t> visit = next();
    if (!visit) return true;
    if (work.over() || !comes_near(*run_, *visit, work)) return false;
    const Visiting visiting(*run_, *visit);
    look(work);
  }
  return true;
}

}  // namespace perceptron
