#ifndef CBUILDINFORMATION_H
#define CBUILDINFORMATION_H

/// The commit that this program was built from, with a `+` where files had changed since; empty where that is not known.
const char *_Nonnull cbuildinformation_commit(void);

#endif
