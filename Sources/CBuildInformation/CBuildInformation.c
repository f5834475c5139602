#include "CBuildInformation.h"

// `Scripts/note-commit` writes commit.h, which no commit holds. A file of its own, so that a new commit compiles this
// file alone.
#if __has_include("commit.h")
#include "commit.h"
#else
#define COMMIT ""
#endif

const char *cbuildinformation_commit(void) { return COMMIT; }
