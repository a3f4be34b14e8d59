// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#ifndef KIWI_BASELINE_H
#define KIWI_BASELINE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Rows `sum of coefficient * variable (relation) constant`; the terms of all rows in a row.
struct kiwi_rows {
  int32_t variable_count;
  int32_t row_count;
  const double *strengths;
  const int32_t *relations;
  const double *constants;
  const int32_t *term_counts;
  const int32_t *variables;
  const double *coefficients;
};

/// Whether kiwi's headers were there when this was compiled.
int32_t kiwi_is_available(void);

/// A strength below required, of three classes.
double kiwi_strength(double strong, double medium, double weak);

/// Makes variables and constraints. None of the rows needs to be kept.
void *kiwi_system_create(struct kiwi_rows rows);
void kiwi_system_destroy(void *system);

/// Adds all rows to a new solver, which is then dropped, and reads every variable. Returns 0 if it
/// could not.
int32_t kiwi_system_build(void *system, double *values);

/// Adds all rows to a solver that is kept, with some variables for edits before.
int32_t kiwi_system_keep(
    void *system, const int32_t *edited, int32_t edited_count, double strength);
/// Sets the edited variables and reads every variable.
void kiwi_system_edit(
    void *system, const int32_t *edited, int32_t edited_count, const double *wanted,
    double *values);

#ifdef __cplusplus
}
#endif

#endif
