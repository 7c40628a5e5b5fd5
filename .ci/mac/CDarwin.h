// What has one name for a type and a function, which Swift alone cannot declare: see Darwin.swift.
typedef unsigned short mode_t;
typedef long long off_t;
struct timespec {
  long tv_sec;
  long tv_nsec;
};
struct stat {
  int st_dev;
  mode_t st_mode;
  unsigned long long st_ino;
  struct timespec st_mtimespec;
  off_t st_size;
};
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
int fstatat(int, const char *, struct stat *, int);
