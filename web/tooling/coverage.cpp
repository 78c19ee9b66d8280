// What has to link where Clang can count what a program runs: setup.mjs tries.
int main() { return 0; }
