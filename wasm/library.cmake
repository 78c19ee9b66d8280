# How the library is compiled as WASM: optimised as a whole where it is linked, which is fewer functions and the same bits.
foreach(part core drawing)
  # JavaScript cannot derive from a C++ class, so that nobody asks for the types of the library's.
  target_compile_definitions(perceptron_${part} PUBLIC PERCEPTRON_WITHOUT_RULES)
  target_compile_options(perceptron_${part} PRIVATE -fno-rtti $<$<NOT:$<CONFIG:Debug>>:-flto>)
  get_target_property(sources perceptron_${part} SOURCES)
  list(APPEND all_sources ${sources})
endforeach()

# Sources of the library, named from its folder. Emscripten inlines nothing where -Oz is given besides: each has one option.
function(optimise options)
  list(TRANSFORM ARGN REPLACE "^src/" "${PROJECT_SOURCE_DIR}/core/src/" OUTPUT_VARIABLE paths)
  foreach(path IN LISTS paths)
    # One that is misspelt, or gone, would be compiled for size in silence.
    if(NOT EXISTS ${path})
      message(FATAL_ERROR "library.cmake names ${path}, which there is not")
    endif()
  endforeach()
  set_source_files_properties(${paths} TARGET_DIRECTORY perceptron_core PROPERTIES COMPILE_OPTIONS "${options}")
endfunction()

if(NOT CMAKE_BUILD_TYPE STREQUAL "Debug")
  # Bytes count for the first visit: only the following are built for speed.
  optimise(-Oz ${all_sources})
  # What runs once a visit, or once a point of a picture.
  optimise(-O3 src/learners/perceptron.cpp src/data/permutation.cpp src/learners/kernel.cpp
    src/learners/passive_aggressive.cpp src/numeric/exponential.cpp)
  # The same, where unrolling does not pay.
  optimise("-O2;-fno-vectorize;-fno-unroll-loops"
    src/data/feature_map.cpp src/drawing/prediction_field.cpp src/learners/averaged.cpp src/learners/batch.cpp
    src/learners/decision_tree.cpp src/learners/learners.cpp src/learners/multiclass.cpp
    src/learners/nearest_neighbours.cpp src/learners/pocket.cpp src/learners/voted.cpp)
  # What an analysis spends its time in.
  optimise(-O2 src/analysis/combination.cpp src/analysis/hull.cpp src/analysis/min_norm_point.cpp
    src/numeric/big_integer.cpp src/numeric/dixon_solver.cpp)
endif()
