// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#include "kiwi_baseline.h"

#if __has_include(<kiwi/kiwi.h>)

#include <kiwi/kiwi.h>

#include <memory>
#include <vector>

namespace {

struct System {
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
  std::unique_ptr<kiwi::Solver> kept;

  void read(double *values) const {
    for (size_t index = 0; index < variables.size(); index++) {
      values[index] = variables[index].value();
    }
  }
};

}  // namespace

int32_t kiwi_is_available(void) { return 1; }

double kiwi_strength(double strong, double medium, double weak) {
  return kiwi::strength::create(strong, medium, weak);
}

void *kiwi_system_create(struct kiwi_rows rows) {
  auto *system = new System;
  system->variables.resize(rows.variable_count);
  const kiwi::RelationalOperator operators[] = {kiwi::OP_LE, kiwi::OP_EQ, kiwi::OP_GE};
  int32_t next = 0;
  for (int32_t row = 0; row < rows.row_count; row++) {
    std::vector<kiwi::Term> terms;
    for (int32_t term = 0; term < rows.term_counts[row]; term++, next++) {
      terms.emplace_back(system->variables[rows.variables[next]], rows.coefficients[next]);
    }
    double strength = rows.strengths[row];
    system->constraints.emplace_back(
        kiwi::Expression(terms, -rows.constants[row]), operators[rows.relations[row] + 1],
        strength < 0 ? kiwi::strength::required : strength);
  }
  return system;
}

void kiwi_system_destroy(void *system) { delete static_cast<System *>(system); }

int32_t kiwi_system_build(void *opaque, double *values) {
  auto *system = static_cast<System *>(opaque);
  try {
    kiwi::Solver solver;
    for (const auto &constraint : system->constraints) solver.addConstraint(constraint);
    solver.updateVariables();
    system->read(values);
    return 1;
  } catch (...) {
    return 0;
  }
}

int32_t kiwi_system_keep(
    void *opaque, const int32_t *edited, int32_t edited_count, double strength) {
  auto *system = static_cast<System *>(opaque);
  try {
    system->kept = std::make_unique<kiwi::Solver>();
    for (int32_t index = 0; index < edited_count; index++) {
      system->kept->addEditVariable(system->variables[edited[index]], strength);
    }
    for (const auto &constraint : system->constraints) system->kept->addConstraint(constraint);
    return 1;
  } catch (...) {
    return 0;
  }
}

void kiwi_system_edit(
    void *opaque, const int32_t *edited, int32_t edited_count, const double *wanted,
    double *values) {
  auto *system = static_cast<System *>(opaque);
  for (int32_t index = 0; index < edited_count; index++) {
    system->kept->suggestValue(system->variables[edited[index]], wanted[index]);
  }
  system->kept->updateVariables();
  system->read(values);
}

#else

int32_t kiwi_is_available(void) { return 0; }
double kiwi_strength(double, double, double) { return 0; }
void *kiwi_system_create(struct kiwi_rows) { return nullptr; }
void kiwi_system_destroy(void *) {}
int32_t kiwi_system_build(void *, double *) { return 0; }
int32_t kiwi_system_keep(void *, const int32_t *, int32_t, double) { return 0; }
void kiwi_system_edit(void *, const int32_t *, int32_t, const double *, double *) {}

#endif
