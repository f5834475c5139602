#if defined(__linux__)
#define _GNU_SOURCE
#endif

#include "CSystemCalls.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/syscall.h>
#elif defined(__APPLE__)
#include <TargetConditionals.h>
#include <pthread/qos.h>
#endif

int csystem_exchange(int folder, const char *first, const char *second) {
#if defined(__APPLE__)
  return renameatx_np(folder, first, folder, second, RENAME_SWAP);
#elif defined(__linux__) && defined(SYS_renameat2)
  // By number, since older C libraries lack the function; 2 is RENAME_EXCHANGE.
  return (int)syscall(SYS_renameat2, folder, first, folder, second, 2u);
#else
  (void)folder, (void)first, (void)second;
  errno = ENOSYS;
  return -1;
#endif
}

#if defined(__linux__)
// The kernel's `struct open_how`, which older headers lack.
struct csystem_open_how {
  uint64_t flags;
  uint64_t mode;
  uint64_t resolve;
};
#endif

int csystem_open_below(int folder, const char *path) {
#if defined(__APPLE__) && defined(O_NOFOLLOW_ANY)
  return openat(folder, path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW_ANY);
#elif defined(__linux__) && defined(SYS_openat2)
  // RESOLVE_NO_MAGICLINKS | RESOLVE_NO_SYMLINKS | RESOLVE_BENEATH.
  struct csystem_open_how how = {O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0, 0x02 | 0x04 | 0x08};
  return (int)syscall(SYS_openat2, folder, path, &how, sizeof how);
#else
  (void)folder, (void)path;
  errno = ENOSYS;
  return -1;
#endif
}

int csystem_lock(int descriptor) { return flock(descriptor, LOCK_EX | LOCK_NB); }

int csystem_unlock(int descriptor) { return flock(descriptor, LOCK_UN); }

int csystem_synchronize(int folder) {
#if defined(__linux__) && defined(SYS_syncfs)
  int result = (int)syscall(SYS_syncfs, folder);
  if (result == 0 || errno != ENOSYS) return result;
#endif
  (void)folder;
  sync();
  return 0;
}

int csystem_pipe(int *ends) {
#if defined(__linux__)
  // In one step, since another thread may start a program at this moment.
  return pipe2(ends, O_CLOEXEC);
#else
  if (pipe(ends) != 0) return -1;
  for (int index = 0; index < 2; index++) fcntl(ends[index], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

#if defined(__APPLE__) && !TARGET_OS_OSX
// Apps of these systems start no programs.
int csystem_spawn(
    pid_t *process, const char *path, char *const *arguments, char *const *environment, const char *folder,
    const int *streams) {
  (void)process, (void)path, (void)arguments, (void)environment, (void)folder, (void)streams;
  return ENOSYS;
}
#else
static int csystem_prepare_streams(posix_spawn_file_actions_t *actions, const char *folder, const int *streams) {
  int code = 0;
  for (int index = 0; code == 0 && index < 3; index++) {
    if (streams[index] >= 0) {
      code = posix_spawn_file_actions_adddup2(actions, streams[index], index);
    } else {
      code = posix_spawn_file_actions_addopen(actions, index, "/dev/null", index == 0 ? O_RDONLY : O_WRONLY, 0);
    }
  }
  // What a library lacks is not even a macro's name to the others.
#if defined(__GLIBC__)
#if __GLIBC_PREREQ(2, 34)
  if (code == 0) code = posix_spawn_file_actions_addclosefrom_np(actions, 3);
#endif
#if !__GLIBC_PREREQ(2, 29)
#define CSYSTEM_LACKS_CHDIR
#endif
#endif
  if (code != 0 || folder == NULL) return code;
#if defined(CSYSTEM_LACKS_CHDIR)
  return ENOSYS;
#else
  return posix_spawn_file_actions_addchdir_np(actions, folder);
#endif
}

static int csystem_prepare_signals(posix_spawnattr_t *attributes) {
  // A thread may have signals blocked, without which a shell does not learn of its children's end.
  sigset_t signals;
  sigemptyset(&signals);
  int code = posix_spawnattr_setsigmask(attributes, &signals);
  sigaddset(&signals, SIGCHLD), sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGPIPE), sigaddset(&signals, SIGTERM), sigaddset(&signals, SIGHUP);
  if (code == 0) code = posix_spawnattr_setsigdefault(attributes, &signals);
  if (code == 0) code = posix_spawnattr_setpgroup(attributes, 0);
  short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
#if defined(__APPLE__)
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  return code != 0 ? code : posix_spawnattr_setflags(attributes, flags);
}

int csystem_spawn(
    pid_t *process, const char *path, char *const *arguments, char *const *environment, const char *folder,
    const int *streams) {
  posix_spawn_file_actions_t actions;
  int code = posix_spawn_file_actions_init(&actions);
  if (code != 0) return code;
  posix_spawnattr_t attributes;
  code = posix_spawnattr_init(&attributes);
  if (code == 0) {
    code = csystem_prepare_streams(&actions, folder, streams);
    if (code == 0) code = csystem_prepare_signals(&attributes);
    if (code == 0) code = posix_spawn(process, path, &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_destroy(&actions);
  return code;
}
#endif

struct csystem_thread_start {
  void (*body)(void *);
  void *context;
};

static void *csystem_thread_main(void *argument) {
  struct csystem_thread_start start = *(struct csystem_thread_start *)argument;
  free(argument);
  start.body(start.context);
  return NULL;
}

static int csystem_make_thread(
    pthread_t *thread, size_t stack_size, void (*body)(void *context), void *context) {
  struct csystem_thread_start *start = malloc(sizeof *start);
  if (start == NULL) return ENOMEM;
  start->body = body;
  start->context = context;
  pthread_attr_t attributes;
  int code = pthread_attr_init(&attributes);
  if (code == 0) {
    code = pthread_attr_setstacksize(&attributes, stack_size);
    if (code == 0) code = pthread_create(thread, &attributes, csystem_thread_main, start);
    pthread_attr_destroy(&attributes);
  }
  if (code != 0) free(start);
  return code;
}

int csystem_start_thread(size_t stack_size, void (*body)(void *context), void *context) {
  pthread_t thread;
  int code = csystem_make_thread(&thread, stack_size, body, context);
  if (code == 0) pthread_detach(thread);
  return code;
}

int csystem_run_thread(size_t stack_size, void (*body)(void *context), void *context) {
  pthread_t thread;
  int code = csystem_make_thread(&thread, stack_size, body, context);
  if (code == 0) pthread_join(thread, NULL);
  return code;
}

size_t csystem_stack_end(void) {
#if defined(__APPLE__)
  return (size_t)pthread_get_stackaddr_np(pthread_self()) - pthread_get_stacksize_np(pthread_self());
#elif defined(__linux__)
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  void *end = NULL;
  size_t size = 0;
  if (pthread_attr_getstack(&attributes, &end, &size) != 0) end = NULL;
  pthread_attr_destroy(&attributes);
  return (size_t)end;
#else
  return 0;
#endif
}

static void *csystem_wait_for_lock(void *lock) {
  pthread_mutex_lock(lock);
  pthread_mutex_unlock(lock);
  return NULL;
}

int csystem_try_threads(int count) {
  pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  pthread_t *threads = calloc((size_t)count, sizeof *threads);
  if (threads == NULL) return ENOMEM;
  int made = 0, code = 0;
  // None ends before the last one was made.
  pthread_mutex_lock(&lock);
  while (code == 0 && made < count) {
    code = pthread_create(&threads[made], NULL, csystem_wait_for_lock, &lock);
    if (code == 0) made++;
  }
  pthread_mutex_unlock(&lock);
  for (int index = 0; index < made; index++) pthread_join(threads[index], NULL);
  free(threads);
  return code;
}

void csystem_run_threads(int others, size_t stack_size, void (*body)(void *context), void *context) {
  pthread_t *threads = others > 0 ? calloc((size_t)others, sizeof *threads) : NULL;
  int count = 0;
  while (threads != NULL && count < others
         && csystem_make_thread(&threads[count], stack_size, body, context) == 0) {
    count++;
  }
  body(context);
  for (int index = 0; index < count; index++) pthread_join(threads[index], NULL);
  free(threads);
}

void csystem_yield_processors(void) {
#if defined(__APPLE__)
  pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0);
#elif defined(__linux__)
  // Linux has a niceness for each thread, and takes 0 for the calling one. Where it is refused, nothing is lost.
  setpriority(PRIO_PROCESS, 0, 10);
#endif
}

static volatile sig_atomic_t csystem_end_pipe = -1;

static void csystem_note_end(int signal) {
  int code = errno;
  unsigned char byte = (unsigned char)signal;
  // A full pipe holds enough to end the program.
  if (write((int)csystem_end_pipe, &byte, 1) < 0) {}
  errno = code;
}

int csystem_catch_end(void) {
  static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
  int ends[2];
  if (csystem_pipe(ends) != 0) return -1;
  csystem_end_pipe = ends[1];
  for (int index = 0; index < 3; index++) {
    struct sigaction action;
    if (sigaction(signals[index], NULL, &action) == 0 && action.sa_handler == SIG_IGN) continue;
    action.sa_handler = csystem_note_end;
    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_RESTART;
    sigaction(signals[index], &action, NULL);
  }
  return ends[0];
}
