import { timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { MetricsConfig } from '#server/config.ts'
import { unauthorized } from '#domain/text/refusal.ts'
import type { Deps } from '#server/http/context.ts'
import { sendError } from '#server/http/errors.ts'
import { hashOfToken } from '#server/http/tokens.ts'
import { createMetricsText, type MetricsText, type PoolCounts } from './metrics-text.ts'

/**
 * Serves `GET /metrics` where the configuration has it: behind a token on the port of the application, on a port of its own, or both. The
 * second opens with the application and closes with it.
 */
export function serveMetrics(
  server: FastifyInstance,
  deps: Deps,
  { port, host, token }: MetricsConfig,
  pool: PoolCounts | null,
): void {
  const text = createMetricsText(deps, pool)
  const { contentType } = deps.metrics
  if (token !== null) {
    server.get('/metrics', async (request, reply) => {
      if (!isToken(request.headers.authorization, token)) return sendError(reply, unauthorized())
      return reply
        .header('cache-control', 'no-store')
        .type(contentType)
        .send(await text())
    })
  }
  if (port !== null) serveApart(server, { port, host }, text, contentType)
}

/** Compared by their hashes, so that the time tells nothing of how much of it is right. */
function isToken(header: string | undefined, token: string): boolean {
  const given = /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? ''
  return timingSafeEqual(Buffer.from(hashOfToken(given)), Buffer.from(hashOfToken(token)))
}

function serveApart(
  server: FastifyInstance,
  { port, host }: { port: number; host: string },
  text: MetricsText,
  contentType: string,
): void {
  const apart = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    text().then(
      (body) => response.writeHead(200, { 'content-type': contentType }).end(body),
      () => response.writeHead(500).end(),
    )
  })
  server.addHook('onReady', async () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    apart.once('error', reject)
    apart.listen(port, host, resolve)
    await promise
  })
  server.addHook('preClose', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    apart.close(() => resolve())
    apart.closeAllConnections()
    await promise
  })
}
