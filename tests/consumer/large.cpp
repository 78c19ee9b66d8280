// What only a program in release is large enough for, or has no sanitizer under it to end it first.
#include <sys/resource.h>
#include <perceptron/perceptron.hpp>

#include <cstdio>
#include <new>
#include <string_view>

using namespace perceptron;

/// Two classes of ones and minus ones that no hyperplane separates: the label is positive every third time.
static RunSpec examples(std::size_t n, std::size_t d) {
  std::vector<double> X(n * d), y(n);
  for (std::size_t k = 0; k < X.size(); ++k) X[k] = (k * 2654435761u >> 7) % 2 ? 1 : -1;
  for (std::size_t i = 0; i < n; ++i) y[i] = i % 3 ? -1 : 1;
  RunSpec spec;
  spec.data = {std::move(X), std::move(y), d};
  return spec;
}

/// Ten million examples: many more updates than ten million.
static void many(bool journal) {
  RunSpec spec = examples(10'000'000, 2);
  spec.max_epochs = 3;
  spec.journal = journal;
  const auto run = Run::create(std::move(spec));
  if (!run) return void(std::puts(run.error().message().c_str()));
  (*run)->advance(Run::no_limit);
  std::printf("%s, epoch %d, more than 10000000 updates: %d\n", name_of((*run)->stop_reason()),
              static_cast<int>((*run)->epoch()), (*run)->updates() > 10'000'000);
}

static void wide() {
  RunSpec spec = examples(1000, 100'000);
  spec.max_epochs = 1;
  const auto run = Run::create(std::move(spec));
  if (!run) return void(std::puts(run.error().message().c_str()));
  (*run)->advance(Run::no_limit);
  std::printf("%s, visit %d\n", name_of((*run)->stop_reason()), static_cast<int>((*run)->visit()));
}

/// Fails in the middle of a visit, as an allocation of its own might.
struct Failing : UpdateRule {
  double update(State, std::span<const double>, double, double) const override { throw std::bad_alloc(); }
};

static void throwing() {
  RunSpec spec = examples(100, 2);
  spec.learner = Failing();
  const auto run = Run::create(std::move(spec));
  (*run)->advance(1000);
}

/// Mapped features take 4 GB, of which there is one.
static void allocating() {
  const rlimit most{1 << 30, 1 << 30};
  setrlimit(RLIMIT_AS, &most);
  RunSpec spec = examples(100'000, 100);
  std::vector<std::uint32_t> sizes, factors;
  for (std::uint32_t j = 0; j < 100; ++j) {
    for (std::uint32_t k = j; k < 100; ++k) {
      sizes.push_back(2);
      factors.insert(factors.end(), {j, k});
    }
  }
  spec.features = *Products::create(sizes, factors);
  const auto run = Run::create(std::move(spec));
}

int main(int, char** arguments) {
  const std::string_view what = arguments[1];
  try {
    if (what == "many") many(true);
    if (what == "without-journal") many(false);
    if (what == "wide") wide();
    if (what == "throwing") throwing();
    if (what == "allocating") allocating();
  } catch (const std::bad_alloc&) {
    std::puts("caught");
  }
}
