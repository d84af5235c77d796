import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { estimateRoute } from '#domain/geo/geo.ts'
import { routeProviderFor } from './route-provider.ts'

const log = { info() {}, warn() {}, error() {} }
const from = { lat: 52.12, lng: -106.66 }
const to = { lat: 52.09, lng: -106.6 }

let server: http.Server | null = null

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = null
})

/** A routing server that answers the same to every question; `asked` collects the paths. */
async function routingServer(status: number, body: string, asked: string[] = []): Promise<string> {
  const started = http.createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  server = started
  await new Promise<void>((resolve) => {
    started.listen(0, '127.0.0.1', resolve)
  })
  const { port } = started.address() as AddressInfo
  return `http://127.0.0.1:${port}/`
}

test('a routing server measures the way, longitude first as OSRM wants it', async () => {
  const asked: string[] = []
  const answer = JSON.stringify({ code: 'Ok', routes: [{ distance: 14_299.6, duration: 1_470.5 }] })
  const routes = routeProviderFor({ routingUrl: await routingServer(200, answer, asked) }, log)
  expect(await routes.route(from, to)).toEqual({ distanceM: 14_300, timeS: 1_471, estimated: false })
  expect(asked).toEqual(['/route/v1/driving/-106.66,52.12;-106.6,52.09?overview=false'])
})

test('a way that was measured is known, to the metre, and is measured once for all who ask', async () => {
  const asked: string[] = []
  const answer = JSON.stringify({ code: 'Ok', routes: [{ distance: 14_300, duration: 1_471 }] })
  const routes = routeProviderFor({ routingUrl: await routingServer(200, answer, asked) }, log)
  expect(routes.known(from, to)).toBeNull()
  const [one, other] = await Promise.all([routes.route(from, to), routes.route(from, to)])
  expect(one).toBe(other)
  expect(routes.known({ lat: 52.120001, lng: -106.660001 }, to)).toBe(one)
  expect(routes.known({ lat: 52.1201, lng: -106.66 }, to)).toBeNull()
  expect(asked).toHaveLength(1)
})

test.each([
  ['an error', 500, '{}'],
  ['no way at all', 200, JSON.stringify({ code: 'NoRoute', routes: [] })],
  ['nonsense', 200, '<html>'],
  ['a distance that is no number', 200, JSON.stringify({ routes: [{ distance: 'far', duration: 1 }] })],
])('after %s the way is estimated', async (_what, status, body) => {
  const routes = routeProviderFor({ routingUrl: await routingServer(status, body) }, log)
  expect(await routes.route(from, to)).toEqual(estimateRoute(from, to))
  // An estimate is no measure: the next one asks again.
  expect(routes.known(from, to)).toBeNull()
})

test('without a routing server, or with one that is gone, the way is estimated', async () => {
  const gone = await routingServer(200, '{}')
  await new Promise((resolve) => {
    server?.close(resolve)
  })
  for (const routingUrl of [null, gone]) {
    expect(await routeProviderFor({ routingUrl }, log).route(from, to)).toEqual(estimateRoute(from, to))
  }
})
