#pragma once

// Clang's C++20 coroutines over the library that Emscripten 3.1.6 brings, which has them in a namespace of its own.
#if __has_include(<coroutine>)
#include <coroutine>
namespace perceptron::coroutines {
using std::coroutine_handle, std::suspend_always;
}
#else
#pragma clang diagnostic ignored "-Wdeprecated-experimental-coroutine"
#include <experimental/coroutine>
namespace perceptron::coroutines {
using std::experimental::coroutine_handle, std::experimental::suspend_always;
}
#endif
