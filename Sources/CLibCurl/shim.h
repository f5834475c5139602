#ifndef CLIBCURL_SHIM_H
#define CLIBCURL_SHIM_H

// Handles are pointers to structures, on every version.
#define CURL_STRICTER
#include <curl/curl.h>

// Swift cannot call functions that take arguments of any type: here is one for each type.

static inline CURLcode ccurl_set_number(CURL *_Nonnull handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_size(CURL *_Nonnull handle, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_text(CURL *_Nonnull handle, CURLoption option, const char *_Nullable value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_bytes(CURL *_Nonnull handle, CURLoption option, const void *_Nonnull value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_list(CURL *_Nonnull handle, CURLoption option, struct curl_slist *_Nullable value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_context(CURL *_Nonnull handle, CURLoption option, void *_Nonnull value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_receiver(
    CURL *_Nonnull handle, CURLoption option, curl_write_callback _Nonnull value) {
  return curl_easy_setopt(handle, option, value);
}

/// Allows no protocol but HTTP, with and without encryption.
static inline CURLcode ccurl_allow_http(CURL *_Nonnull handle) {
#if LIBCURL_VERSION_NUM >= 0x075500
  return curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
#else
  return curl_easy_setopt(handle, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
}

/// Does not wait for the system's look-up of a name that is not wanted any more.
///
/// Fails before libcurl 7.87, which waits.
static inline CURLcode ccurl_leave_lookups(CURL *_Nonnull handle) {
#if LIBCURL_VERSION_NUM >= 0x075700
  return curl_easy_setopt(handle, CURLOPT_QUICK_EXIT, 1L);
#else
  (void)handle;
  return CURLE_UNKNOWN_OPTION;
#endif
}

/// Has a function called before a request is sent, each time that it is; other than 0 keeps it from that.
///
/// Fails before libcurl 7.80.
static inline CURLcode ccurl_set_gate(
    CURL *_Nonnull handle, int (*_Nonnull gate)(void *_Nullable, char *_Nullable, char *_Nullable, int, int),
    void *_Nonnull context) {
#if LIBCURL_VERSION_NUM >= 0x075000
  CURLcode code = curl_easy_setopt(handle, CURLOPT_PREREQFUNCTION, gate);
  return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_PREREQDATA, context);
#else
  (void)handle, (void)gate, (void)context;
  return CURLE_UNKNOWN_OPTION;
#endif
}

/// 0 where it is not known.
static inline long ccurl_get_number(CURL *_Nonnull handle, CURLINFO information) {
  long value = 0;
  return curl_easy_getinfo(handle, information, &value) == CURLE_OK ? value : 0;
}

/// 0 where it is not known.
static inline curl_off_t ccurl_get_size(CURL *_Nonnull handle, CURLINFO information) {
  curl_off_t value = 0;
  return curl_easy_getinfo(handle, information, &value) == CURLE_OK ? value : 0;
}

static inline CURLMcode ccurl_multi_set_number(CURLM *_Nonnull handle, CURLMoption option, long value) {
  return curl_multi_setopt(handle, option, value);
}

#endif
