#pragma once

/// The version of the library, for the preprocessor too. `project(VERSION)` of core/CMakeLists.txt is the same.
#define PERCEPTRON_VERSION_MAJOR 0
#define PERCEPTRON_VERSION_MINOR 1
#define PERCEPTRON_VERSION_PATCH 0
#define PERCEPTRON_VERSION "0.1.0"
