#include "perceptron/program.hpp"

int main(int count, char** arguments) { return perceptron::program(count, arguments); }
