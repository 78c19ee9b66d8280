#include "data/order.hpp"

namespace perceptron {
namespace {

/// Below this, the product of two bounds is so far below 2^32 that a draw is seldom rejected.
constexpr std::uint32_t batch_limit = 1u << 14;

constexpr std::uint64_t low = 0xffffffff;

/// Eight places come out of the four lanes of one draw.
constexpr std::uint32_t group = 8;

/// Four numbers of 32 bits in one SIMD register, and the two halves of such registers side by side.
using Four = std::uint32_t __attribute__((vector_size(16)));
using Two = std::uint32_t __attribute__((vector_size(8)));
using Wide = std::uint64_t __attribute__((vector_size(16)));

/// sfc32 (Doty-Humphrey) four times side by side: SIMD has no multiplication of 64 bits, which SplitMix64 needs.
class FourRandoms {
 public:
  explicit FourRandoms(Random& random) : a_(seed(random)), b_(seed(random)), c_(seed(random)) {}

  Four next() {
    const Four sum = a_ + b_ + counter_;
    counter_ += 1;
    a_ = b_ ^ (b_ >> 9);
    b_ = c_ + (c_ << 3);
    c_ = ((c_ << 21) | (c_ >> 11)) + sum;
    return sum;
  }

 private:
  static Four seed(Random& random) {
    const std::uint64_t front = random.next();
    const std::uint64_t back = random.next();
    return (Four)Wide{front, back};
  }

  Four a_, b_, c_;
  Four counter_{1, 1, 1, 1};
};

/// The products of 32 bits by 32 bits, lane by lane, as the lower and the upper 32 bits of each.
struct FactorProducts {
  Four lower, upper;

  FactorProducts(Four x, Four y) {
    const Wide front = widened(__builtin_shufflevector(x, x, 0, 1)) * widened(__builtin_shufflevector(y, y, 0, 1));
    const Wide back = widened(__builtin_shufflevector(x, x, 2, 3)) * widened(__builtin_shufflevector(y, y, 2, 3));
    lower = __builtin_shufflevector((Four)front, (Four)back, 0, 2, 4, 6);
    upper = __builtin_shufflevector((Four)front, (Four)back, 1, 3, 5, 7);
  }

 private:
  static Wide widened(Two two) { return __builtin_convertvector(two, Wide); }
};

/// One step of Fisher–Yates inside out: number i takes a place among the first i + 1, what was there moves to the end.
void insert(std::uint32_t* item, std::uint32_t i, std::uint32_t place) {
  item[i] = item[place];
  item[place] = i;
}

/// Written out: with a loop the lanes would go through memory.
void insert_four(std::uint32_t* item, std::uint32_t i, Four places) {
  insert(item, i, places[0]);
  insert(item, i + 1, places[1]);
  insert(item, i + 2, places[2]);
  insert(item, i + 3, places[3]);
}

/// The eight steps from i on when some lane of the draw may have to be rejected. The generator goes in and out by
/// value: a pointer to it would keep it in memory in the loop that calls this.
[[gnu::noinline]] Random insert_group_exactly(std::uint32_t* item, std::uint32_t i, Four draw, Random random) {
  std::array<std::uint32_t, group> places;
  for (std::uint32_t lane = 0; lane < group / 2; ++lane) {
    const std::uint32_t first_bound = i + lane + 1;
    const std::uint32_t second_bound = first_bound + group / 2;
    const std::uint32_t bound = first_bound * second_bound;
    const std::uint32_t threshold = -bound % bound;
    std::uint64_t first = std::uint64_t{draw[lane]} * first_bound;
    std::uint64_t second = (first & low) * second_bound;
    while ((second & low) < threshold) {
      first = (random.next() >> 32) * first_bound;
      second = (first & low) * second_bound;
    }
    places[lane] = static_cast<std::uint32_t>(first >> 32);
    places[lane + group / 2] = static_cast<std::uint32_t>(second >> 32);
  }
  for (std::uint32_t k = 0; k < group; ++k) insert(item, i + k, places[k]);
  return random;
}

}  // namespace

void permute(std::span<std::uint32_t> items, Random random) {
  std::uint32_t* const item = items.data();
  const auto n = static_cast<std::uint32_t>(items.size());
  std::uint32_t i = 0;
  // In the plane random numbers cost as much as visits, so one draw makes eight places without bias: what the first
  // product leaves of a lane's 32 bits is good for a second (Brackett-Rozinsky and Lemire 2024).
  if (const std::uint32_t batched = std::min(n, batch_limit); batched >= group) {
    FourRandoms randoms(random);
    for (Four bound{1, 2, 3, 4}; i + group <= batched; i += group, bound += group) {
      const Four draw = randoms.next();
      const FactorProducts first(draw, bound);
      const FactorProducts second(first.lower, bound + group / 2);
      const Four suspect = (Four)(second.lower < bound * (bound + group / 2));
      const Wide any = (Wide)suspect;
      if ((any[0] | any[1]) != 0) [[unlikely]] {
        random = insert_group_exactly(item, i, draw, random);
        continue;
      }
      insert_four(item, i, first.upper);
      insert_four(item, i + 4, second.upper);
    }
  }
  for (; i < n; ++i) insert(item, i, random.below(i + 1));
}

}  // namespace perceptron
