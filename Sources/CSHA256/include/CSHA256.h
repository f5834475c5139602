#ifndef CSHA256_H
#define CSHA256_H

#include <stddef.h>
#include <stdint.h>

/// Adds blocks of 64 bytes to the state of a SHA-256 digest, which has eight words.
///
/// With the processor's instructions where it has some for this.
void csha256_add(uint32_t *_Nonnull state, const uint8_t *_Nonnull bytes, size_t blocks);

/// The same on any processor.
void csha256_add_portably(uint32_t *_Nonnull state, const uint8_t *_Nonnull bytes, size_t blocks);

#endif
