import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import type { InlineSources } from '#server/http/inline-sources.ts'

/** Answers of the API are data; the printed documents bring a policy of their own. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * Headers on every answer. A handler that sets one of them itself keeps its own.
 * @param inline what the application's page brings along
 */
export function addSecurityHeaders(app: FastifyInstance, config: Config, inline: () => InlineSources): void {
  const appPolicy = contentSecurityPolicy([config.tileUrl, config.satelliteTileUrl], config.objectStorage?.url ?? null)
  const isSecure = config.publicUrl.startsWith('https:')
  app.addHook('onSend', async (request, reply, payload) => {
    const isApi = request.url.startsWith('/api/')
    const defaults: Record<string, string> = {
      'content-security-policy': isApi ? apiPolicy : appPolicy(inline()),
      'x-content-type-options': 'nosniff',
      'x-frame-options': isApi ? 'SAMEORIGIN' : 'DENY',
      // The address of /cb carries tokens until the app has taken them out.
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'geolocation=(self), camera=(self), microphone=(), payment=()',
      ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
      ...(isApi && { 'cache-control': 'no-store' }),
    }
    for (const [name, value] of Object.entries(defaults)) if (!reply.hasHeader(name)) reply.header(name, value)
    return payload
  })
}

/**
 * @param tileUrls the only places besides ourselves that images may come from
 * @param storageUrl the only place besides ourselves that uploads may go to
 */
function contentSecurityPolicy(
  tileUrls: readonly (string | null)[],
  storageUrl: string | null,
): (inline: InlineSources) => string {
  const origins = tileUrls.filter((url) => url !== null).map(tileOrigin)
  const images = ["'self'", 'data:', 'blob:', ...new Set(origins)]
  const others = [
    // Positions of maps and virtual lists are set on the elements themselves.
    "style-src-attr 'unsafe-inline'",
    `img-src ${images.join(' ')}`,
    "font-src 'self'",
    ["connect-src 'self'", ...(storageUrl === null ? [] : [new URL(storageUrl).origin])].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return ({ scripts, styles }) =>
    [
      "default-src 'none'",
      ["script-src 'self'", ...scripts].join(' '),
      ["style-src 'self'", ...styles].join(' '),
      ...others,
    ].join('; ')
}

/** `https://{s}.tiles.example/…` names its servers by a placeholder, which in a policy is a star. */
function tileOrigin(tileUrl: string): string {
  const host = tileUrl.replace('{s}', '*').match(/^https?:\/\/[^/]+/)
  return host?.[0] ?? "'self'"
}
