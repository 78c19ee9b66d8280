#include "perceptron/analysis.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "analysis/analysis_result.hpp"
#include "analysis/hull.hpp"
#include "analysis/min_norm_search.hpp"
#include "numeric/work.hpp"

namespace perceptron {

/// The stages, each in slices.
struct Analysis::Parts {
  enum class Stage : std::uint8_t { mapping, surveying, separating, widening, done };

  FeatureMap map;
  Dataset data;
  FeatureMap::Mapping mapping;
  Error error;
  bool bias = true;
  AnalysisResult result;
  Stage stage = Stage::mapping;
  Work work;
  double started = 0;  ///< the work that was done before this stage
  Survey survey;
  std::optional<MinNormSearch> separating;  ///< with a bias that counts, or none
  std::optional<MinNormSearch> widening;    ///< with a free one
  SquaredLength length;                     ///< of what was found in this stage
  Witness witness;

  Hull hull() const { return {data, bias ? Hull::Kind::with_bias : Hull::Kind::through_origin}; }
  Findings findings() const;
  bool advance_stage();
  bool describe(const MinNormSearch& search);
  Stage next();
  Stage separated();
};

Findings Analysis::Parts::findings() const {
  const Scale& scale = survey.scale();
  return {data, bias, scale, Findings::squared_length(hull(), survey.farthest(), scale.shift)};
}

bool Analysis::Parts::advance_stage() {
  switch (stage) {
    case Stage::mapping: return mapping.advance(work, error);
    case Stage::surveying: return survey.advance(data, work);
    case Stage::separating: return separating->advance(work) && describe(*separating);
    case Stage::widening: return widening->advance(work) && describe(*widening);
    case Stage::done: return true;
  }
  return true;
}

/// What the findings are made of.
bool Analysis::Parts::describe(const MinNormSearch& search) {
  const ExactMinNormPoint* origin = search.at_origin();
  if (origin) return witness.advance(data, *origin, survey.scale().shift, work);
  return !search.apart() || length.advance(search.direction(), work);
}

Analysis::Parts::Stage Analysis::Parts::next() {
  if (stage == Stage::mapping) return error ? Stage::done : Stage::surveying;
  const Findings found = findings();
  if (stage == Stage::surveying) {
    found.radius(result);
    separating.emplace(hull(), survey.scale());
    return Stage::separating;
  }
  if (stage == Stage::separating) return separated();
  found.hyperplane(*widening, length, result);
  return Stage::done;
}

/// After the verdict.
Analysis::Parts::Stage Analysis::Parts::separated() {
  const Findings found = findings();
  if (const ExactMinNormPoint* origin = separating->at_origin()) {
    result.verdict = Verdict::not_separable;
    found.witness(*origin, witness, result);
    return Stage::done;
  }
  if (!separating->apart() || (!survey.scale().whole && !separating->proof().clear())) return Stage::done;
  result.verdict = Verdict::separable;
  found.separator(*separating, length, hull(), result);
  if (!bias) {
    result.hyperplane = result.separator;
    result.geometric_margin = result.margin;
    return Stage::done;
  }
  std::vector<double> towards = separating->point();
  towards.pop_back();
  length = {};
  widening.emplace(Hull(data, Hull::Kind::difference), survey.scale(), std::move(towards));
  return Stage::widening;
}

Analysis::Analysis(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Analysis::~Analysis() = default;

std::unique_ptr<Analysis> Analysis::create(RunSpec spec, Error& error) {
  if ((error = check(spec.data))) return nullptr;
  auto parts = std::make_unique<Parts>();
  error = parts->map.create(spec.terms, spec.all_base_features, spec.scaling, spec.data.d);
  if (error) return nullptr;
  parts->data = std::move(spec.data);
  parts->bias = spec.bias;
  if ((error = parts->mapping.start(parts->map, parts->data))) return nullptr;
  if ((error = check_two_labels(parts->data.y))) return nullptr;
  return std::unique_ptr<Analysis>(new Analysis(std::move(parts)));
}

bool Analysis::advance(double work) {
  Parts& parts = *parts_;
  parts.work.grant(work);
  while (parts.stage != Parts::Stage::done) {
    if (parts.work.over() || !parts.advance_stage()) return false;
    parts.stage = parts.next();
    parts.started = parts.work.done();
  }
  return true;
}

double Analysis::progress() const {
  const Parts& parts = *parts_;
  const auto stage = static_cast<double>(parts.stage);
  if (parts.stage == Parts::Stage::done) return 1;
  // Nobody knows how many steps a stage will take: the more it took, the nearer its end it is said to be.
  const double spent = parts.work.done() - parts.started;
  const double typical = 40 * static_cast<double>(parts.data.X.size() + parts.data.size());
  return (stage + spent / (spent + typical)) / static_cast<double>(Parts::Stage::done);
}

const Error& Analysis::error() const { return parts_->error; }
const AnalysisResult& Analysis::result() const { return parts_->result; }

}  // namespace perceptron
