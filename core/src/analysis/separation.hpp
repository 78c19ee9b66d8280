#pragma once

#include <cstdint>

#include "analysis/analysis_result.hpp"
#include "analysis/hull.hpp"
#include "numeric/task.hpp"
#include "perceptron/analysis.hpp"

namespace perceptron {

/// Whether a hyperplane separates examples, and what there is to say of it: the analysis of mapped features.
class Separation {
 public:
  /// Of examples of both labels. While it works, it moves their numbers; in the end they are as they were.
  Separation(Dataset& data, bool bias, const Means& means) : data_(&data), bias_(bias), means_(means) {}

  Task<> find(Work& work);

  /// 0…1, never falling.
  double progress(const Work& work) const;

  /// Once it is done.
  const AnalysisResult& result() const { return result_; }

 private:
  /// What `progress` tells apart.
  enum class Stage : std::uint8_t { surveying, deciding, concluding, widening, done };

  Hull hull() const { return {*data_, bias_ ? Hull::Kind::with_bias : Hull::Kind::through_origin}; }
  void begin(Stage stage, const Work& work);
  Task<> decide(const Findings& findings, Work& work);
  Task<> explain(const Findings& findings, const Combination& origin, Work& work);
  Task<> measure(const Findings& findings, std::vector<BigInteger> known, Work& work);

  Dataset* data_;
  bool bias_;
  Means means_;
  Stage stage_ = Stage::surveying;
  double started_ = 0;  ///< the work that was done before this stage
  AnalysisResult result_;
};

}  // namespace perceptron
