#include <cstddef>
#include <cstdint>

// What has to link where there is libFuzzer: setup.mjs tries.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t*, std::size_t) { return 0; }
