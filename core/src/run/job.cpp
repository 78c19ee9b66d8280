#include "perceptron/job.hpp"

#include "numeric/work.hpp"

namespace perceptron {

bool Job::advance(double amount) {
  Work work;
  work.grant(amount);
  return advance(work);
}

}  // namespace perceptron
