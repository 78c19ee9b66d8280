// Fills and copies sixteen bytes at a time: what Emscripten links where bytes count goes one by one.
#include <wasm_simd128.h>

#include <cstddef>

namespace {

using Byte = unsigned char;
constexpr std::size_t width = sizeof(v128_t);

}  // namespace

extern "C" {

void* memset(void* into, int value, std::size_t size) {
  auto* to = static_cast<Byte*>(into);
  const v128_t values = wasm_i8x16_splat(static_cast<signed char>(value));
  for (; size >= width; size -= width, to += width) wasm_v128_store(to, values);
  for (; size > 0; --size) *to++ = static_cast<Byte>(value);
  return into;
}

/// Also where they overlap, as long as `into` comes first.
void* memcpy(void* into, const void* of, std::size_t size) {
  auto* to = static_cast<Byte*>(into);
  auto* from = static_cast<const Byte*>(of);
  for (; size >= width; size -= width, to += width, from += width) wasm_v128_store(to, wasm_v128_load(from));
  for (; size > 0; --size) *to++ = *from++;
  return into;
}

void* memmove(void* into, const void* of, std::size_t size) {
  auto* to = static_cast<Byte*>(into);
  auto* from = static_cast<const Byte*>(of);
  if (to < from || to >= from + size) return memcpy(into, of, size);
  for (; size >= width; size -= width) wasm_v128_store(to + size - width, wasm_v128_load(from + size - width));
  for (; size > 0; --size) to[size - 1] = from[size - 1];
  return into;
}
}
