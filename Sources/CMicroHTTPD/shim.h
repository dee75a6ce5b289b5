// SPDX-License-Identifier: Apache-2.0
#include <microhttpd.h>

// Swift cannot call variadic functions: these are the calls with the arguments that are needed.

#ifdef __linux__
#define OSMROUTE_HTTP_POLLING MHD_USE_EPOLL_INTERNAL_THREAD
#else
#define OSMROUTE_HTTP_POLLING MHD_USE_AUTO_INTERNAL_THREAD
#endif

typedef void *(*osmroute_http_begin)(void *context, const char *target,
                                     struct MHD_Connection *connection);

struct osmroute_http_settings {
  int listener; // a socket that listens and does not block; the daemon closes it
  unsigned int threads;
  unsigned int connections;
  unsigned int timeout_seconds;
  size_t connection_bytes; // request line and headers have to fit
  osmroute_http_begin begin;
  MHD_AccessHandlerCallback handle;
  MHD_RequestCompletedCallback end;
  void *context;
};

static inline struct MHD_Daemon *osmroute_http_start(const struct osmroute_http_settings *with) {
  return MHD_start_daemon(OSMROUTE_HTTP_POLLING, 0, 0, 0, with->handle, with->context,
      MHD_OPTION_LISTEN_SOCKET, with->listener,
      MHD_OPTION_THREAD_POOL_SIZE, with->threads,
      MHD_OPTION_CONNECTION_LIMIT, with->connections,
      MHD_OPTION_CONNECTION_TIMEOUT, with->timeout_seconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, with->connection_bytes,
      MHD_OPTION_URI_LOG_CALLBACK, with->begin, with->context,
      MHD_OPTION_NOTIFY_COMPLETED, with->end, with->context,
      MHD_OPTION_END);
}
