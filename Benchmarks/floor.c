// What the system needs for a build's files when nothing else is done; Benchmarks/compare runs it.
//
//   floor create TREE FOLDER THREADS   creates the files of a tree in a folder, from memory
//   floor stat FOLDER OUTPUT           asks for the status of all files of a folder, and of the
//                                      folders of another
//
// It prints the milliseconds of that alone, without the reading of the tree before.
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <ftw.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

struct file {
  char *folder, *name, *bytes;
  size_t size;
};

static struct file *files;
static size_t file_count, file_room, root_length;
static char **folders;
static size_t folder_count, folder_room;
static int output;
static size_t thread_count;

static void fail(const char *what) {
  perror(what);
  exit(2);
}

static void *grown(void *items, size_t count, size_t *room, size_t size) {
  if (count < *room) return items;
  *room = *room ? *room * 2 : 1024;
  items = realloc(items, *room * size);
  if (!items) fail("memory");
  return items;
}

static int read_entry(const char *path, const struct stat *status, int kind, struct FTW *walk) {
  (void)walk;
  const char *relative = path + root_length;
  while (*relative == '/') relative++;
  if (kind == FTW_D && *relative) {
    folders = grown(folders, folder_count, &folder_room, sizeof *folders);
    folders[folder_count++] = strdup(relative);
  } else if (kind == FTW_F) {
    files = grown(files, file_count, &file_room, sizeof *files);
    struct file *file = &files[file_count++];
    char *slash = strrchr(relative, '/');
    file->folder = slash ? strndup(relative, slash - relative) : strdup(".");
    file->name = strdup(slash ? slash + 1 : relative);
    file->size = status->st_size;
    file->bytes = malloc(file->size + 1);
    int input = open(path, O_RDONLY);
    if (input < 0 || read(input, file->bytes, file->size) != (ssize_t)file->size) fail(path);
    close(input);
  }
  return 0;
}

// Neighbours go to one thread, and most of them to one folder.
static void *create_files(void *number) {
  size_t first = file_count * (size_t)number / thread_count;
  size_t last = file_count * ((size_t)number + 1) / thread_count;
  const char *known = NULL;
  int folder = -1;
  for (size_t index = first; index < last; index++) {
    struct file *file = &files[index];
    if (!known || strcmp(known, file->folder)) {
      if (folder >= 0) close(folder);
      folder = openat(output, file->folder, O_RDONLY | O_DIRECTORY);
      if (folder < 0) fail(file->folder);
      known = file->folder;
    }
    int created = openat(folder, file->name, O_WRONLY | O_CREAT | O_EXCL, 0644);
    if (created < 0 || write(created, file->bytes, file->size) != (ssize_t)file->size)
      fail(file->name);
    close(created);
  }
  return NULL;
}

static void create(const char *tree, const char *folder, size_t threads) {
  root_length = strlen(tree);
  if (nftw(tree, read_entry, 64, FTW_PHYS)) fail(tree);
  mkdir(folder, 0755);
  output = open(folder, O_RDONLY | O_DIRECTORY);
  if (output < 0) fail(folder);
  thread_count = threads;
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (size_t index = 0; index < folder_count; index++)
    if (mkdirat(output, folders[index], 0755)) fail(folders[index]);
  pthread_t *running = calloc(threads, sizeof *running);
  for (size_t number = 0; number < threads; number++)
    if (pthread_create(&running[number], NULL, create_files, (void *)number)) fail("thread");
  for (size_t number = 0; number < threads; number++) pthread_join(running[number], NULL);
  clock_gettime(CLOCK_MONOTONIC, &end);
  printf("%.3f\n", (end.tv_sec - start.tv_sec) * 1e3 + (end.tv_nsec - start.tv_nsec) / 1e6);
}

// Lists what is below an open folder, and asks for the status of it.
static size_t look_at(int folder) {
  DIR *listing = fdopendir(folder);
  if (!listing) fail("folder");
  size_t count = 0;
  struct dirent *entry;
  struct stat status;
  while ((entry = readdir(listing))) {
    if (entry->d_name[0] == '.') continue;
    if (fstatat(dirfd(listing), entry->d_name, &status, AT_SYMLINK_NOFOLLOW)) fail(entry->d_name);
    count++;
    if (entry->d_type != DT_DIR) continue;
    int inner = openat(dirfd(listing), entry->d_name, O_RDONLY | O_DIRECTORY);
    if (inner < 0) fail(entry->d_name);
    count += look_at(inner);
  }
  closedir(listing);
  return count;
}

static int note_folder(const char *path, const struct stat *status, int kind, struct FTW *walk) {
  (void)status, (void)walk;
  if (kind != FTW_D) return 0;
  folders = grown(folders, folder_count, &folder_room, sizeof *folders);
  folders[folder_count++] = strdup(path);
  return 0;
}

static void look(const char *sources, const char *tree) {
  // Which folders the output has is known to whoever made it.
  if (nftw(tree, note_folder, 64, FTW_PHYS)) fail(tree);
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  int folder = open(sources, O_RDONLY | O_DIRECTORY);
  if (folder < 0) fail(sources);
  size_t count = look_at(folder);
  struct stat status;
  for (size_t index = 0; index < folder_count; index++, count++)
    if (stat(folders[index], &status)) fail(folders[index]);
  clock_gettime(CLOCK_MONOTONIC, &end);
  fprintf(stderr, "%zu\n", count);
  printf("%.3f\n", (end.tv_sec - start.tv_sec) * 1e3 + (end.tv_nsec - start.tv_nsec) / 1e6);
}

int main(int count, char **arguments) {
  if (count == 5 && !strcmp(arguments[1], "create")) {
    create(arguments[2], arguments[3], strtoul(arguments[4], NULL, 10));
  } else if (count == 4 && !strcmp(arguments[1], "stat")) {
    look(arguments[2], arguments[3]);
  } else {
    fprintf(stderr, "usage: floor create TREE FOLDER THREADS | floor stat FOLDER OUTPUT\n");
    return 64;
  }
  return 0;
}
