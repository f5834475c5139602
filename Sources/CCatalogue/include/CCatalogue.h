#ifndef CCATALOGUE_H
#define CCATALOGUE_H

#include <stddef.h>
#include <stdint.h>

#include "CCatalogueCounts+Generated.h"

// What is known of SwiftUI, as constant tables that need neither parsing nor relocation: rows of
// 16-bit words, lists of them, and one text. VMLCatalog gives them meaning.

extern const uint16_t ccatalogue_words[];
extern const uint32_t ccatalogue_lists[];
extern const uint16_t ccatalogue_list_words[];
extern const uint32_t ccatalogue_strings[];
extern const char ccatalogue_bytes[];
extern const uint32_t ccatalogue_symbol_blocks[];
extern const unsigned char ccatalogue_symbol_bytes[];

/// A word of a row; 0 past the end.
static inline uint16_t ccatalogue_word(uint32_t index) {
  return index < ccatalogue_word_count ? ccatalogue_words[index] : 0;
}

/// Where a list is: the word there is its length, and its members follow.
static inline uint32_t ccatalogue_list(uint16_t list) {
  return list < ccatalogue_list_count ? ccatalogue_lists[list] : 0;
}

/// A word of a list; 0 past the end.
static inline uint16_t ccatalogue_list_word(uint32_t index) {
  return index < ccatalogue_list_word_count ? ccatalogue_list_words[index] : 0;
}

/// The bytes of a string, which are there for ever and do not end with a zero.
static inline const char *_Nonnull ccatalogue_string(uint16_t string) {
  return ccatalogue_bytes + (string < ccatalogue_string_count ? ccatalogue_strings[string] : 0);
}

/// How many bytes a string has.
static inline uint32_t ccatalogue_string_length(uint16_t string) {
  return string < ccatalogue_string_count
             ? ccatalogue_strings[string + 1] - ccatalogue_strings[string]
             : 0;
}

/// Where a block of names of symbols begins.
static inline uint32_t ccatalogue_symbol_block(uint32_t block) {
  return block < ccatalogue_symbol_block_count ? ccatalogue_symbol_blocks[block] : 0;
}

/// A byte of the names of symbols; 0 past the end.
static inline uint8_t ccatalogue_symbol_byte(uint32_t offset) {
  return offset < ccatalogue_symbol_byte_count ? ccatalogue_symbol_bytes[offset] : 0;
}

/// What can be found by its name.
enum ccatalogue_index {
  ccatalogue_index_string,
  ccatalogue_index_type,
  ccatalogue_index_modifier,
  ccatalogue_index_environment,
  ccatalogue_index_enum_attribute,
};

/// The row of that name, or -1.
int32_t ccatalogue_find(
    enum ccatalogue_index index, const void *_Nullable bytes, size_t length);

#endif
