# How the WASM modules are compiled. On the site they are two: the plain one, which trains the perceptron and comes with
# the first visit, and its extension with all the rest, which loads when it is wanted (web/tooling/wasm/split.mjs).

# The sources of the plain module; whatever is not here goes into the extension.
set(PLAIN_SOURCES
  src/data/dataset.cpp src/data/feature_map.cpp src/data/feature_rows.cpp src/data/fitting.cpp
  src/data/memory_budget.cpp src/data/order.cpp src/data/presets.cpp src/data/presets/blobs.cpp
  src/data/presets/tables.cpp src/data/products.cpp src/data/status.cpp src/learners/learners.cpp src/learners/linear_learner.cpp
  src/learners/perceptron.cpp src/numeric/random.cpp src/run/job.cpp src/run/journal.cpp
  src/run/predictions.cpp src/run/preparation.cpp src/run/record.cpp src/run/run.cpp src/run/run_start.cpp)
# First in the library: the linker keeps the first of equal functions, and these are compiled for size.
list(REMOVE_ITEM SOURCES ${PLAIN_SOURCES})
list(PREPEND SOURCES ${PLAIN_SOURCES})

# The objects of either module, for wasm/CMakeLists.txt.
list(JOIN PLAIN_SOURCES "|" plain)
set(objects "$<TARGET_OBJECTS:perceptron_core>;$<TARGET_OBJECTS:perceptron_drawing>")
set_property(GLOBAL PROPERTY PERCEPTRON_PLAIN_OBJECTS "$<FILTER:${objects},INCLUDE,/(${plain})[.]o$>")
set_property(GLOBAL PROPERTY PERCEPTRON_EXTENSION_OBJECTS "$<FILTER:${objects},EXCLUDE,/(${plain})[.]o$>")

if(NOT CMAKE_BUILD_TYPE STREQUAL "Debug")
  # Optimised as a whole where it is linked: fewer functions, the same bits.
  add_compile_options(-flto)
  # Bytes count for the first visit: only what runs once a visit or once a point of a picture is built for speed, and
  # unrolled only where that pays.
  set(HOT_SOURCES src/learners/perceptron.cpp src/data/permutation.cpp
    src/learners/kernels.cpp src/learners/passive_aggressive.cpp src/numeric/exponential.cpp)
  set(WARM_SOURCES
    src/data/feature_rows.cpp src/drawing/prediction_field.cpp src/learners/averaged.cpp src/learners/batch.cpp
    src/learners/decision_tree.cpp src/learners/decision_tree_grower.cpp src/learners/kernel.cpp src/learners/linear_learner.cpp
    src/learners/multiclass.cpp src/learners/nearest_neighbours.cpp src/learners/neighbours.cpp
    src/learners/pocket.cpp src/learners/vote_tally.cpp src/learners/voted.cpp src/learners/voters.cpp)
  set_source_files_properties(${WARM_SOURCES} PROPERTIES COMPILE_OPTIONS "-O2;-fno-vectorize;-fno-unroll-loops")
  # And, in the extension, what an analysis spends its time in.
  set(PROOF_SOURCES
    src/analysis/affine_basis.cpp src/analysis/exact_search.cpp src/analysis/hull.cpp
    src/analysis/verified_combination.cpp src/numeric/big_integer.cpp src/numeric/elimination.cpp
    src/numeric/modulus.cpp src/numeric/p_adic_lifting.cpp)
  set_source_files_properties(${PROOF_SOURCES} PROPERTIES COMPILE_OPTIONS -O2)
  # A source that is named here and gone, or misspelt, would be compiled for size in silence.
  foreach(source IN LISTS HOT_SOURCES WARM_SOURCES PROOF_SOURCES)
    if(NOT source IN_LIST SOURCES)
      message(FATAL_ERROR "wasm.cmake names ${source}, which there is not")
    endif()
  endforeach()
  set(COLD_SOURCES ${SOURCES})
  list(REMOVE_ITEM COLD_SOURCES ${HOT_SOURCES} ${WARM_SOURCES} ${PROOF_SOURCES})
  set_source_files_properties(${COLD_SOURCES} PROPERTIES COMPILE_OPTIONS -Oz)
endif()
