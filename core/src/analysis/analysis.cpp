#include "perceptron/analysis.hpp"

#include <optional>
#include <utility>

#include "analysis/separation.hpp"
#include "numeric/work.hpp"

namespace perceptron {

/// Mapping, then what it is about; each in slices.
struct Analysis::Parts {
  FeatureMap map;
  Dataset data;
  FeatureMap::Mapping mapping;
  Error error;
  bool bias = true;
  Means means{analysis_work};
  Allotment memory;  ///< for the examples
  Work work;
  std::optional<Separation> separation;  ///< once features are mapped
  bool done = false;
  AnalysisResult none;  ///< where mapped features are too large

  bool advance();
};

bool Analysis::Parts::advance() {
  if (!separation) {
    if (work.over() || !mapping.advance(work, error)) return false;
    if (error) return true;
    separation.emplace(data, bias, means);
  }
  return separation->advance(work);
}

Analysis::Analysis(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Analysis::~Analysis() = default;

std::unique_ptr<Analysis> Analysis::create(RunSpec spec, Error& error) {
  if ((error = check(spec.data))) return nullptr;
  auto parts = std::make_unique<Parts>();
  error = parts->map.create(spec.terms, spec.all_base_features, spec.scaling, spec.data.d);
  if (error) return nullptr;
  parts->means.memory = spec.memory;
  parts->memory = Allotment(spec.memory);
  if (!parts->memory.take_over((spec.data.X.capacity() + spec.data.y.capacity()) * sizeof(double))) {
    error = out_of_memory();
    return nullptr;
  }
  parts->data = std::move(spec.data);
  parts->bias = spec.bias;
  if ((error = parts->mapping.start(parts->map, parts->data))) return nullptr;
  if ((error = check_two_labels(parts->data.y))) return nullptr;
  // Where features are mapped there are the base features until then, and no mapped ones yet.
  const Dataset& data = parts->data;
  if (data.X.empty() && !parts->memory.grow(data.size() * data.d * sizeof(double))) {
    error = out_of_memory();
    return nullptr;
  }
  return std::unique_ptr<Analysis>(new Analysis(std::move(parts)));
}

void Analysis::limit(double work) { parts_->means.work = work; }

bool Analysis::advance(double work) {
  Parts& parts = *parts_;
  parts.work.grant(work);
  return parts.done || (parts.done = parts.advance());
}

double Analysis::progress() const {
  const Parts& parts = *parts_;
  if (parts.done) return 1;
  // Mapping is the tenth part of it, and nobody knows how far that is.
  return parts.separation ? 0.1 + 0.9 * parts.separation->progress(parts.work) : 0;
}

const Error& Analysis::error() const { return parts_->error; }
const AnalysisResult& Analysis::result() const {
  return parts_->separation ? parts_->separation->result() : parts_->none;
}

}  // namespace perceptron
