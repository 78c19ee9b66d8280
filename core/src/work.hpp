#pragma once

namespace perceptron {

/// How much may still be done in this slice, in multiply-adds, and how much has been done in all.
class Work {
 public:
  void grant(double amount) { left_ = amount; }
  void spend(double amount) {
    left_ -= amount;
    done_ += amount;
  }
  bool over() const { return !(left_ > 0); }
  double left() const { return left_; }
  double done() const { return done_; }

 private:
  double left_ = 0;
  double done_ = 0;
};

}  // namespace perceptron
