#pragma once

#include <mutex>

namespace perceptron {

#ifdef __STDCPP_THREADS__
/// Held by const members while they look at what a run keeps only to be quicker. Of one run there is one, taken again
/// within itself: a count of votes reads the journal.
using CacheMutex = std::recursive_mutex;
#else
struct CacheMutex {
  void lock() {}
  void unlock() {}
};
#endif

using CacheLock = std::lock_guard<CacheMutex>;

}  // namespace perceptron
