#include "CCatalogue.h"

#include <string.h>

// The string that names a row.
static uint16_t name_of(enum ccatalogue_index index, uint32_t row) {
  switch (index) {
  case ccatalogue_index_string:
    return (uint16_t)row;
  case ccatalogue_index_type:
    return ccatalogue_word(ccatalogue_type_start + row * ccatalogue_type_stride);
  case ccatalogue_index_modifier:
    return ccatalogue_word(ccatalogue_modifier_start + row * ccatalogue_modifier_stride);
  case ccatalogue_index_environment: {
    uint32_t declaration = ccatalogue_word(ccatalogue_environment_start + row);
    return ccatalogue_word(
        ccatalogue_declaration_start + declaration * ccatalogue_declaration_stride + 1);
  }
  case ccatalogue_index_enum_attribute:
    return ccatalogue_word(ccatalogue_enum_attribute_start + row);
  }
  return 0;
}

static void table_of(enum ccatalogue_index index, uint32_t *start, uint32_t *size) {
  switch (index) {
  case ccatalogue_index_string:
    *start = ccatalogue_string_hash_start, *size = ccatalogue_string_hash_count;
    return;
  case ccatalogue_index_type:
    *start = ccatalogue_type_hash_start, *size = ccatalogue_type_hash_count;
    return;
  case ccatalogue_index_modifier:
    *start = ccatalogue_modifier_hash_start, *size = ccatalogue_modifier_hash_count;
    return;
  case ccatalogue_index_environment:
    *start = ccatalogue_environment_hash_start, *size = ccatalogue_environment_hash_count;
    return;
  case ccatalogue_index_enum_attribute:
    *start = ccatalogue_enum_attribute_hash_start, *size = ccatalogue_enum_attribute_hash_count;
    return;
  }
  *start = 0, *size = 1;
}

int32_t ccatalogue_find(
    enum ccatalogue_index index, const void *_Nullable bytes, size_t length) {
  const unsigned char *text = bytes;
  uint32_t hash = 2166136261u;  // FNV-1a, as WriteTables.swift has it.
  for (size_t i = 0; i < length; i++) hash = (hash ^ text[i]) * 16777619u;
  uint32_t start, size;
  table_of(index, &start, &size);
  for (uint32_t slot = hash & (size - 1);; slot = (slot + 1) & (size - 1)) {
    // A table is at most half full, so that there is always an empty slot.
    uint16_t row = ccatalogue_words[start + slot];
    if (row == UINT16_MAX) return -1;
    uint16_t name = name_of(index, row);
    if (ccatalogue_string_length(name) == length &&
        (length == 0 || memcmp(ccatalogue_string(name), text, length) == 0)) {
      return row;
    }
  }
}
