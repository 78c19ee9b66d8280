#include "numeric/task.hpp"

namespace perceptron {

bool TaskFrame::advance(Work& work) {
  if (handle.done()) return true;
  for (TaskFrame* task = paused ? paused : this;; task = task->caller) {
    work.paused_ = nullptr;
    task->handle.resume();
    paused = work.paused_;
    if (paused) return false;
    if (task == this) return true;
  }
}

}  // namespace perceptron
