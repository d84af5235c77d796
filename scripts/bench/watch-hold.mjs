import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/*
 * Loaded into the built server before it starts, and so into each of its threads, of which it watches that of the requests: answers on a
 * port of its own for how long, in milliseconds, the event loop was held at most since it was asked last.
 */
if (isMainThread) watch()

function watch() {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  createServer((_request, response) => {
    response.end(String(delay.max / 1e6))
    delay.reset()
  })
    .listen(Number(process.env.HOLD_PORT), '127.0.0.1')
    .unref()
}
