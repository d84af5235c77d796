import { createHash } from 'node:crypto'
import { mkdtemp, mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inlineSourcesOf } from '#server/http/inline-sources.ts'
import { serveApp } from '#server/http/static.ts'

describe('the built application', () => {
  let folder = ''
  let app: FastifyInstance
  const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } })

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'waybill-static-'))
    await mkdir(path.join(folder, 'assets'))
    await writeFile(path.join(folder, 'index.html'), '<title>Waybill</title>')
    await writeFile(path.join(folder, 'assets/frame-1.js'), 'export {}')
    await writeFile(path.join(folder, 'assets/frame-1.js.br'), 'pressed')
    app = fastify()
    await serveApp(app, folder)
  })

  afterAll(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })

  it.each(['/', '/?updatedAt=1', '/order-history', '/delivery-orders/10482'])('answers its page at %s', async (url) => {
    const { statusCode, body, headers } = await get(url)
    expect({ statusCode, body, cache: headers['cache-control'] }).toEqual({
      statusCode: 200,
      body: '<title>Waybill</title>',
      cache: 'no-cache',
    })
  })

  it('lets files that are named by their content be kept for a year', async () => {
    const { headers } = await get('/assets/frame-1.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('sends a file in the smallest form that the browser takes', async () => {
    const { headers, rawPayload } = await app.inject({
      url: '/assets/frame-1.js',
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect([headers['content-encoding'], headers['content-type'], rawPayload.toString()]).toEqual([
      'br',
      'application/javascript; charset=utf-8',
      'pressed',
    ])
  })

  it('allows the scripts and styles that its page brings along, and those of a page that replaces it', async () => {
    const page = path.join(folder, 'index.html')
    const inline = inlineSourcesOf(page)
    expect(inline()).toEqual({ scripts: [], styles: [] })
    await writeFile(page, '<style>a{}</style><script>go()</script><script src="/assets/frame-1.js"></script>')
    const later = new Date(Date.now() + 10_000)
    await utimes(page, later, later)
    const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(inline()).toEqual({ scripts: [sourceOf('go()')], styles: [sourceOf('a{}')] })
    expect(inlineSourcesOf(path.join(folder, 'nothing.html'))()).toEqual({ scripts: [], styles: [] })
  })

  it.each(['/assets/gone-2.js', '/assets/', '/api/nothing', '/auth/nothing'])('has no page at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })

  it.each(['/a//b', '/%00', '/a%00b', '/%0d%0ax', `/assets/${'a'.repeat(8_000)}`])(
    'has neither a file nor a page at an address like %s',
    async (url) => {
      for (const method of ['GET', 'HEAD'] as const) {
        const { statusCode, headers } = await app.inject({ method, url })
        expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
      }
    },
  )
})
