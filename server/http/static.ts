import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from '#domain/text/refusal.ts'
import { sendError } from '#server/http/errors.ts'

const yearSeconds = 31_536_000

/**
 * Serves the built application: files as they are, in the smallest form that the browser takes, and its page for every
 * address that is no file, because the application has its own routes. Under /api and /auth what is not there is not there.
 *
 * @param folder the build; where there is none (tests, Vite in front) only the refusals are served
 */
export async function serveApp(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(path.join(folder, 'index.html'))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      // A route for each file: no other address is ever taken for the path of a file.
      wildcard: false,
      globIgnore: ['assets/**'],
      preCompressed: true,
      // The bare address of the product is a folder to this server, and it refuses folders without a page.
      index: 'index.html',
      cacheControl: false,
      setHeaders: (reply, file) => void reply.header('cache-control', cachingOf(path.relative(folder, file))),
    })
    // So are these, but there are a thousand: as many routes would take an eighth of the processor time of a start.
    const assets = new Set(readdirSync(path.join(folder, 'assets')))
    app.get<{ Params: { '*': string } }>('/assets/*', ({ params: { '*': asset } }, reply) =>
      assets.has(asset) ? reply.sendFile(`assets/${asset}`) : reply.callNotFound(),
    )
  }
  app.setNotFoundHandler((request, reply) => {
    if (isBuilt && isAppAddress(request)) return reply.sendFile('index.html')
    return sendError(reply, notFound('There is nothing at this address.'))
  })
}

/** Files that the build named by their content never change; the page that names them has to be asked for each time. */
function cachingOf(file: string): string {
  if (file.startsWith(`assets${path.sep}`)) return `public, max-age=${yearSeconds}, immutable`
  return file.startsWith('index.html') ? 'no-cache' : 'public, max-age=3600'
}

/**
 * A missing script must not be answered with a page: the browser would try to run it. Nor what no page can have: its address
 * has one slash between two names, and none of them is a dot or holds a character that is not to be seen.
 */
function isAppAddress({ method, url }: FastifyRequest): boolean {
  const pathname = url.split('?')[0] ?? ''
  if (method !== 'GET' && method !== 'HEAD') return false
  if (/^\/(api|auth)(\/|$)/.test(pathname)) return false
  if (/^[^/]|\/\/|\\|%[01]|\/(\.|%2e){1,2}(\/|$)/i.test(pathname)) return false
  return !pathname.startsWith('/assets/')
}
