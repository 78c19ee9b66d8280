# How the library is compiled as WASM: optimised as a whole where it is linked, which is fewer functions and the same bits.
foreach(part core drawing)
  # JavaScript cannot derive from a C++ class, so that nobody asks for the types of the library's.
  target_compile_definitions(perceptron_${part} PUBLIC PERCEPTRON_WITHOUT_RULES)
  target_compile_options(perceptron_${part} PRIVATE -fno-rtti $<$<NOT:$<CONFIG:Debug>>:-flto>)
endforeach()

# Has sources of the library, named from its folder, compiled for speed: a target of their own, for Emscripten inlines
# nothing where -Oz is given too.
function(optimise name options)
  foreach(part core drawing)
    get_target_property(sources perceptron_${part} SOURCES)
    foreach(source IN LISTS ARGN)
      if(source IN_LIST sources)
        list(REMOVE_ITEM sources ${source})
        list(APPEND found ${PROJECT_SOURCE_DIR}/core/${source})
      endif()
    endforeach()
    set_property(TARGET perceptron_${part} PROPERTY SOURCES ${sources})
  endforeach()
  list(LENGTH ARGN named)
  list(LENGTH found there)
  # One that is misspelt, or gone, would be compiled for size in silence.
  if(NOT named EQUAL there)
    message(FATAL_ERROR "library.cmake names a source that there is not: ${ARGN}")
  endif()
  add_library(perceptron_${name} OBJECT ${found})
  foreach(property COMPILE_OPTIONS COMPILE_DEFINITIONS COMPILE_FEATURES INCLUDE_DIRECTORIES)
    get_target_property(value perceptron_core ${property})
    set_property(TARGET perceptron_${name} PROPERTY ${property} ${value})
  endforeach()
  target_compile_options(perceptron_${name} PRIVATE ${options})
  set_target_properties(perceptron_${name} PROPERTIES UNITY_BUILD ON)
  target_sources(perceptron_core PRIVATE $<TARGET_OBJECTS:perceptron_${name}>)
endfunction()

if(NOT CMAKE_BUILD_TYPE STREQUAL "Debug")
  # What runs once a visit, or once a point of a picture.
  optimise(quick -O3 src/learners/perceptron.cpp src/data/permutation.cpp src/learners/kernel.cpp
    src/learners/passive_aggressive.cpp src/numeric/exponential.cpp)
  # The same, where unrolling does not pay.
  optimise(rolled "-O2;-fno-vectorize;-fno-unroll-loops"
    src/data/feature_map.cpp src/drawing/prediction_field.cpp src/learners/averaged.cpp src/learners/batch.cpp
    src/learners/decision_tree.cpp src/learners/learners.cpp src/learners/multiclass.cpp
    src/learners/nearest_neighbours.cpp src/learners/pocket.cpp src/learners/voted.cpp)
  # What an analysis spends its time in.
  optimise(proofs -O2 src/analysis/combination.cpp src/analysis/hull.cpp src/analysis/min_norm_point.cpp
    src/numeric/big_integer.cpp src/numeric/dixon_solver.cpp)
  # Bytes count for the first visit: all else is built for size. Reading headers is most of what compiling it costs, so
  # eight sources read them once; not those that the small module has something in place of.
  foreach(part core drawing)
    target_compile_options(perceptron_${part} PRIVATE -Oz)
    set_target_properties(perceptron_${part} PROPERTIES UNITY_BUILD ON)
  endforeach()
  file(GLOB replaced ${PROJECT_SOURCE_DIR}/core/src/data/presets/*.cpp)
  set_source_files_properties(${replaced} ${PROJECT_SOURCE_DIR}/core/src/learners/registry.cpp
    TARGET_DIRECTORY perceptron_core PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endif()
