// Fills and copies by the instructions that WASM has for them, which every browser that runs the page knows: what
// Emscripten links where bytes count goes byte by byte.
#include <cstddef>

extern "C" {

void* memset(void* into, int value, std::size_t size) { return __builtin_memset(into, value, size); }

void* memcpy(void* into, const void* of, std::size_t size) { return __builtin_memcpy(into, of, size); }

void* memmove(void* into, const void* of, std::size_t size) { return __builtin_memmove(into, of, size); }
}
