#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/analysis_result.hpp"
#include "analysis/coordinates.hpp"
#include "analysis/hull.hpp"
#include "analysis/margin_search.hpp"
#include "analysis/means.hpp"
#include "analysis/origin_search.hpp"
#include "analysis/twin_search.hpp"
#include "numeric/work.hpp"
#include "perceptron/analysis.hpp"

namespace perceptron {

/// Whether a hyperplane separates examples, and what there is to say of it, in slices: the analysis of mapped features.
class Separation {
 public:
  /// Of examples of both labels. While it works, it moves their numbers; in the end they are as they were.
  Separation(Dataset& data, bool bias, const Means& means);

  /// True once it is done.
  bool advance(Work& work);

  /// 0…1, never falling.
  double progress(const Work& work) const;

  /// Once it is done.
  const AnalysisResult& result() const { return result_; }

 private:
  /// Each in slices.
  enum class Stage : std::uint8_t {
    surveying,
    looking_for_twins,
    choosing,
    moving,
    surveying_moved,
    deciding,
    restoring,
    explaining,
    separating,
    widening,
    done
  };

  Hull hull() const { return {*data_, bias_ ? Hull::Kind::with_bias : Hull::Kind::through_origin}; }
  Findings findings() const;
  bool advance_stage(Work& work);
  Stage next();
  Stage surveyed();
  Stage looked();
  Stage restored();
  Stage separated();

  Dataset* data_;
  bool bias_;
  Means means_;
  Allotment memory_;  ///< for the searches in doubles
  Stage stage_ = Stage::surveying;
  double started_ = 0;  ///< the work that was done before this stage
  Survey survey_;
  std::optional<TwinSearch> twins_;
  Coordinates coordinates_;
  Survey moved_;
  std::optional<OriginSearch> origin_;
  Combination combination_;  ///< where not separable
  Witness witness_;
  std::optional<MarginSearch> margin_;  ///< with a bias that counts, or none; then with a free one
  AnalysisResult result_;
};

}  // namespace perceptron
