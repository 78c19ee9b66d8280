#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "data/allotment.hpp"

namespace perceptron {

/// A moment of training.
struct Place {
  std::uint64_t visit = 0;  ///< any at which there have been so many updates
  std::uint64_t updates = 0;
  std::vector<double> parameters;  ///< after so many updates; none where this is no place
};

/// The few places of a run's past that were of use last. Whoever looks back goes to and fro: from the present to the
/// update before it, to the moment that a picture is of, and to the present again. A few places at least; more as long
/// as the budget has room for them.
class Past {
 public:
  /// Where the run stands, where it starts from, and two that are kept on the way: none of them takes another's stead.
  static constexpr std::size_t least_places = 4;
  static constexpr std::size_t most_places = 8;

  explicit Past(MemoryBudget* memory = nullptr) : memory_(memory) {}

  /// The last place at or before so many updates; null where there is none.
  const Place* before(std::uint64_t updates) const {
    const Place* found = nullptr;
    for (const Place& place : places_) {
      if (place.parameters.empty() || place.updates > updates) continue;
      if (!found || place.updates > found->updates) found = &place;
    }
    return found;
  }
  Place* before(std::uint64_t updates) { return const_cast<Place*>(std::as_const(*this).before(updates)); }

  /// Takes a place, which is none from then on, in the stead of the one that has been of no use for longest.
  Place& keep(Place& place) {
    if (room_ < most_places && !places_[room_ - 1].parameters.empty() &&
        memory_.grow(place.parameters.size() * sizeof(double))) {
      ++room_;
    }
    const auto oldest = std::min_element(used_.begin(), used_.begin() + room_) - used_.begin();
    Place& kept = places_[static_cast<std::size_t>(oldest)];
    std::swap(kept, place);
    place.parameters.clear();
    use(kept);
    return kept;
  }

  /// One of these places is of use now.
  void use(const Place& place) { used_[static_cast<std::size_t>(&place - places_.data())] = ++uses_; }

 private:
  Allotment memory_;
  std::size_t room_ = least_places;  ///< how many places may be used
  std::array<Place, most_places> places_;
  std::array<std::uint64_t, most_places> used_{};
  std::uint64_t uses_ = 0;
};

}  // namespace perceptron
