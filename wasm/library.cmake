# How the library is compiled as WASM. On the site it is two modules: the plain one, which trains the perceptron and comes
# with the first visit, and its extension with all the rest, which loads when it is wanted (web/tooling/wasm/split.mjs).

# The sources of the plain module; whatever is not here goes into the extension.
set(PLAIN_SOURCES
  src/data/dataset.cpp src/data/feature_map.cpp src/data/feature_rows.cpp src/data/fitting.cpp
  src/data/memory_budget.cpp src/data/order.cpp src/data/presets.cpp src/data/presets/blobs.cpp
  src/data/presets/tables.cpp src/data/products.cpp src/data/status.cpp src/learners/learners.cpp src/learners/linear_learner.cpp
  src/learners/perceptron.cpp src/numeric/random.cpp src/run/job.cpp src/data/journal.cpp
  src/run/predictions.cpp src/run/preparation.cpp src/run/record.cpp src/run/run.cpp src/run/run_start.cpp)

# The objects of either module, for CMakeLists.txt.
list(JOIN PLAIN_SOURCES "|" plain)
set(objects "$<TARGET_OBJECTS:perceptron_core>;$<TARGET_OBJECTS:perceptron_drawing>")
set(PLAIN_OBJECTS "$<FILTER:${objects},INCLUDE,/(${plain})[.]o$>")
set(EXTENSION_OBJECTS "$<FILTER:${objects},EXCLUDE,/(${plain})[.]o$>")

# Bytes count for the first visit: only what runs once a visit or once a point of a picture is built for speed, and
# unrolled only where that pays.
set(HOT_SOURCES src/learners/perceptron.cpp src/data/permutation.cpp
  src/learners/kernels.cpp src/learners/passive_aggressive.cpp src/numeric/exponential.cpp)
set(WARM_SOURCES
  src/data/feature_rows.cpp src/drawing/prediction_field.cpp src/learners/averaged.cpp src/learners/batch.cpp
  src/learners/decision_tree.cpp src/learners/decision_tree_grower.cpp src/learners/kernel.cpp src/learners/linear_learner.cpp
  src/learners/multiclass.cpp src/learners/nearest_neighbours.cpp src/learners/neighbours.cpp
  src/learners/pocket.cpp src/learners/vote_tally.cpp src/learners/voted.cpp src/learners/voters.cpp)
# And, in the extension, what an analysis spends its time in.
set(PROOF_SOURCES
  src/analysis/combination.cpp src/analysis/hull.cpp src/analysis/min_norm_point.cpp src/numeric/big_integer.cpp
  src/numeric/dixon_solver.cpp)

# Paths of the library's sources are relative to its folder; from here they are absolute.
get_target_property(folder perceptron_core SOURCE_DIR)
foreach(list PLAIN_SOURCES HOT_SOURCES WARM_SOURCES PROOF_SOURCES)
  list(TRANSFORM ${list} PREPEND ${folder}/)
endforeach()
get_target_property(core_sources perceptron_core SOURCES)
get_target_property(drawing_sources perceptron_drawing SOURCES)
list(TRANSFORM core_sources REPLACE "^src/" "${folder}/src/")
list(TRANSFORM drawing_sources REPLACE "^src/" "${folder}/src/")
# A source that is named here and gone, or misspelt, would be compiled for size in silence.
foreach(source IN LISTS PLAIN_SOURCES HOT_SOURCES WARM_SOURCES PROOF_SOURCES)
  if(NOT source IN_LIST core_sources AND NOT source IN_LIST drawing_sources)
    message(FATAL_ERROR "library.cmake names ${source}, which there is not")
  endif()
endforeach()
# First in the library: the linker keeps the first of equal functions, and these are compiled for size.
list(REMOVE_ITEM core_sources ${PLAIN_SOURCES})
set_target_properties(perceptron_core PROPERTIES SOURCES "${PLAIN_SOURCES};${core_sources}")

foreach(part core drawing)
  # JavaScript cannot derive from a C++ class, so that nobody asks for the types of the library's.
  target_compile_definitions(perceptron_${part} PUBLIC PERCEPTRON_WITHOUT_RULES)
  # Optimised as a whole where it is linked: fewer functions, the same bits.
  target_compile_options(perceptron_${part} PRIVATE -fno-rtti $<$<NOT:$<CONFIG:Debug>>:-flto>)
endforeach()
if(NOT CMAKE_BUILD_TYPE STREQUAL "Debug")
  set(COLD_SOURCES ${PLAIN_SOURCES} ${core_sources} ${drawing_sources})
  list(REMOVE_ITEM COLD_SOURCES ${HOT_SOURCES} ${WARM_SOURCES} ${PROOF_SOURCES})
  set_source_files_properties(${COLD_SOURCES} TARGET_DIRECTORY perceptron_core PROPERTIES COMPILE_OPTIONS -Oz)
  set_source_files_properties(${WARM_SOURCES} TARGET_DIRECTORY perceptron_core
    PROPERTIES COMPILE_OPTIONS "-O2;-fno-vectorize;-fno-unroll-loops")
  set_source_files_properties(${PROOF_SOURCES} TARGET_DIRECTORY perceptron_core PROPERTIES COMPILE_OPTIONS -O2)
endif()
