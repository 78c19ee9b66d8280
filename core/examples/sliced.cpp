// A job in slices: whatever may be long pauses after so many multiply-adds, so a program with one thread and a window
// stays awake. The slices make no difference to the result.
#include <perceptron/experiment.hpp>

#include <algorithm>
#include <cstdio>
#include <span>

using namespace perceptron;

int main() {
  RunSpec spec;
  spec.data = {.X = {1, 1, 3, 2, 2, 4, 3, 4, 2, 3}, .y = {-1, 1, 1, 1, -1}, .d = 2};
  spec.order = OrderKind::shuffle_each_epoch;

  constexpr std::size_t seeds = 200, epochs = 300;
  auto job = start_order_experiment(spec, seeds, epochs);
  if (!job) return std::puts(job.error().message().c_str()), 1;
  int slices = 1;
  while (!job->advance(1e4)) {  // about ten microseconds each
    // Here a program would draw a frame, answer a request, or stop if the user no longer wants to know.
    if (++slices % 8 == 0) std::printf("%3.0f %%\n", 100 * job->progress());
  }

  // Of each run the epochs that it needed: the first without a mistake, and those before it.
  std::size_t fewest = epochs, most = 0;
  const std::span mistakes = job->result();
  for (std::size_t seed = 0; seed < seeds; ++seed) {
    const auto run = mistakes.subspan(seed * epochs, epochs);
    const auto needed = static_cast<std::size_t>(std::find(run.begin(), run.end(), 0.0) - run.begin()) + 1;
    fewest = std::min(fewest, needed);
    most = std::max(most, needed);
  }
  std::printf("%d slices; %zu orders converge in %zu to %zu epochs\n", slices, seeds, fewest, most);
}
