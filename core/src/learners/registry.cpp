#include "learners/registry.hpp"

#include "perceptron/learner.hpp"

namespace perceptron {

Result<std::unique_ptr<Learner>> make_other(const LearnerOptions& options, bool bias) {
  switch (kind_of(options)) {
    // The registration of learners: one line each.
    case LearnerKind::margin: return make_margin(*std::get_if<MarginOptions>(&options), bias);
    case LearnerKind::averaged: return make_averaged(*std::get_if<AveragedOptions>(&options), bias);
    case LearnerKind::voted: return make_voted(*std::get_if<VotedOptions>(&options), bias);
    case LearnerKind::pocket: return make_pocket(*std::get_if<PocketOptions>(&options), bias);
    case LearnerKind::batch: return make_batch(*std::get_if<BatchOptions>(&options), bias);
    case LearnerKind::passive_aggressive:
      return make_passive_aggressive(*std::get_if<PassiveAggressiveOptions>(&options), bias);
    case LearnerKind::multiclass: return make_multiclass(*std::get_if<MulticlassOptions>(&options), bias);
    case LearnerKind::kernel: return make_kernel(*std::get_if<KernelOptions>(&options));
    case LearnerKind::nearest_neighbours:
      return make_nearest_neighbours(*std::get_if<NearestNeighboursOptions>(&options));
    case LearnerKind::decision_tree: return make_decision_tree(*std::get_if<DecisionTreeOptions>(&options));
    case LearnerKind::perceptron: break;
  }
  return nullptr;
}

}  // namespace perceptron
