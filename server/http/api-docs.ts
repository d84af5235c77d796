import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { notFound } from '#domain/text/refusal.ts'
import { sendError } from '#server/http/errors.ts'
import { sourceOf } from '#server/http/inline-sources.ts'

const document = path.join(import.meta.dirname, '../../generated/public-openapi.json')
/** Drawn of it by the build (scripts/build/build-docs.ts). */
const builtDocs = path.join(import.meta.dirname, '../../dist/docs')
const hourSeconds = 3_600

/**
 * Serves the reference for programs: the part of the contract that API tokens may call, as a document, and as a page that is drawn of it.
 * The page brings styles that are made as it runs, so it has a policy of its own; it asks for nothing from elsewhere.
 */
export function serveApiDocs(app: FastifyInstance): void {
  const text = readFileSync(document)
  app.get('/api/docs/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(text))
  const page = path.join(builtDocs, 'index.html')
  const script = path.join(builtDocs, 'reference.js')
  app.get('/api/docs', (_request, reply) => {
    if (!existsSync(page)) return sendError(reply, notFound('The reference is drawn by the build: npm run build.'))
    const html = readFileSync(page, 'utf8')
    return reply.header('content-security-policy', policyOf(html)).type('text/html; charset=utf-8').send(html)
  })
  app.get('/api/docs/reference.js', (_request, reply) => {
    if (!existsSync(script)) return sendError(reply, notFound())
    const caching = `public, max-age=${hourSeconds}`
    return reply.header('cache-control', caching).type('text/javascript; charset=utf-8').send(readFileSync(script))
  })
}

/** @param html the page, of which the inline scripts may run and no other */
function policyOf(html: string): string {
  const inline = [...html.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)].map(([, text = '']) =>
    sourceOf(text),
  )
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline].join(' '),
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    'worker-src blob:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
