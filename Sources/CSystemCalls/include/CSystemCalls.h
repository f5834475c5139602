#ifndef CSYSTEMCALLS_H
#define CSYSTEMCALLS_H

#include <stddef.h>
#include <sys/types.h>

// The few system calls that Swift does not show, or shows differently on each platform.
// Each returns what the call returned; `errno` says why it failed.

/// Exchanges two entries of one folder in one step.
///
/// Fails with EINVAL, ENOSYS or ENOTSUP where the kernel or the file system cannot do it.
int csystem_exchange(int folder, const char *_Nonnull first, const char *_Nonnull second);

/// Opens a file for reading below a folder, provided that no part of the path is a symbolic link.
///
/// Fails with ELOOP if one is, and with ENOSYS where the kernel cannot tell.
int csystem_open_below(int folder, const char *_Nonnull path);

/// Takes an exclusive lock of an open file or folder, without waiting.
///
/// Fails with EWOULDBLOCK if another process holds it.
int csystem_lock(int descriptor);

/// Gives the lock of an open file or folder up.
int csystem_unlock(int descriptor);

/// Waits until all that was written to the file system of an open folder is on the disk.
int csystem_synchronize(int folder);

/// Makes a pipe, of which no program that is started gets an end unless it is told to.
///
/// `ends` has room for two: the one to read and the one to write. Returns 0, or -1 with `errno` set.
int csystem_pipe(int *_Nonnull ends);

/// Starts a program in a group of its own, with no signal blocked or ignored that asks it to end.
///
/// Both lists end with NULL. It starts in `folder`, or in that of this program where that is NULL. Its standard input,
/// output and error are the three descriptors; -1 is nothing to read and nowhere to write. Of the others it gets those
/// that are not closed at its start, and none where the C library can close them all (glibc 2.34, macOS).
/// Returns 0, or an error number; then nothing was started. That is ENOSYS for a folder before glibc 2.29, and on iOS
/// and its relatives.
int csystem_spawn(
    pid_t *_Nonnull process, const char *_Nonnull path, char *_Nullable const *_Nonnull arguments,
    char *_Nullable const *_Nonnull environment, const char *_Nullable folder, const int *_Nonnull streams);

/// Runs a function on a new thread, with a stack of at least the given number of bytes.
///
/// Returns 0, or an error number if there is no such thread; then nothing is run.
int csystem_start_thread(
    size_t stack_size, void (*_Nonnull body)(void *_Nonnull context), void *_Nonnull context);

/// The same, and waits for the function to end.
int csystem_run_thread(
    size_t stack_size, void (*_Nonnull body)(void *_Nonnull context), void *_Nonnull context);

/// The lowest address of the calling thread's stack; 0 where the system does not tell.
size_t csystem_stack_end(void);

/// Runs a function on the calling thread and at once on `others` more, as far as there are any left, with stacks of at
/// least the given number of bytes; waits for all of them to end.
void csystem_run_threads(
    int others, size_t stack_size, void (*_Nonnull body)(void *_Nonnull context), void *_Nonnull context);

/// Whether the system has so many threads at once, with stacks of the size that it gives to threads.
///
/// Returns 0, or the error number of the first that it has not.
int csystem_try_threads(int count);

/// Has the calling thread, and those that are started from it, leave the processors to whatever else wants them.
void csystem_yield_processors(void);

/// Has the signals that ask a program to end (SIGINT, SIGTERM, SIGHUP) written to a pipe, a byte with the
/// number of each, but for those that the program was started to ignore.
///
/// Returns the pipe's end to read from; -1 with `errno` set if there is none.
int csystem_catch_end(void);

#endif
