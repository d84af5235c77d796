import { QueryClient } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { workInTenant } from '#src/session/active-tenant.ts'
import { forgetSession, signIn } from '#tests/components/open-app.tsx'
import { serveGuest } from '#tests/components/serve-world.ts'
import { keepAnswer, showsAll } from '#src/http/kept-answers.ts'
import { followEvents } from './follow-events.ts'
import { LiveNotice } from './LiveNotice.tsx'

/* The browser's side of the stream, with a server whose words the test chooses. */

interface Opened {
  readonly url: string
  readonly headers: Headers
  say(text: string): void
  end(): void
}

let opened: Opened[]
let stops: (() => void)[]
/** Whether the next stream is refused for the rights of before. */
let isStale: boolean
beforeEach(() => {
  opened = []
  isStale = false
  stops = []
  signIn()
  workInTenant(7)
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    init?.signal?.addEventListener('abort', () => void writer.abort().catch(() => {}))
    opened.push({
      url: String(url),
      headers: new Headers(init?.headers),
      say: (text) => void writer.write(new TextEncoder().encode(text)),
      end: () => void writer.close(),
    })
    if (isStale) {
      isStale = false
      return new Response('invalid permission token', { status: 401 })
    }
    return new Response(readable, { headers: { 'content-type': 'text/event-stream' } })
  })
})
afterEach(() => {
  for (const stop of stops) stop()
  showsAll('/tenants/7/vehicles', null)
  vi.restoreAllMocks()
  forgetSession()
})

/** A tab that shows these vehicles. */
function openTab() {
  const client = new QueryClient()
  const key = ['tenant', '7', '/tenants/7/vehicles']
  client.setQueryData(key, [])
  stops.push(followEvents(client, { tenantId: 7, userId: 1 }))
  return { isStale: () => client.getQueryState(key)?.isInvalidated }
}

const comesAgainMs = 10
const ready = `retry: ${comesAgainMs}\n\nevent: ready\nid: 10-0\ndata: {}\n\n`
const changed = (id: string) => `id: ${id}\ndata: {"topic":"vehicles","key":"3","touches":["/tenants/7/vehicles"]}\n\n`

it('asks with the sign-in in a header and never in the address', async () => {
  openTab()
  await expect.poll(() => opened.length).toBe(1)
  expect(opened[0]?.url).toBe('/api/tenants/7/events')
  expect(opened[0]?.headers.get('authorization')).toBe('Bearer token-1')
  expect(opened[0]?.headers.get('x-tenant-id')).toBe('7')
  expect(opened[0]?.headers.has('last-event-id')).toBe(false)
})

it('hears from the oldest answer on the screen on, and tells a tab that comes later what it has missed', async () => {
  const version = (snapshot: string) => `W/"${snapshot}.1795281304.${'s'.repeat(43)}"`
  keepAnswer('7 vehicles', '/tenants/7/vehicles', version('11:11:'), [])
  openTab()
  await expect.poll(() => opened.length).toBe(1)
  expect(opened[0]?.headers.get('last-event-id')).toBe('11-0')
  opened[0]?.say(ready + changed('12-4'))
  // Its answers were read before that happened, and the word of it was given before it listened.
  await expect.poll(() => showsAll('/tenants/7/vehicles', [12])).toBe(false)
  keepAnswer('7 vehicles', '/tenants/7/vehicles', version('11:11:'), [])
  const late = openTab()
  await expect.poll(late.isStale).toBe(true)
})

it('shares one stream among the tabs, and hands it on with its cursor when the tab that holds it is closed', async () => {
  const [first, second] = [openTab(), openTab()]
  await expect.poll(() => opened.length).toBe(1)
  opened[0]?.say(ready + changed('12-4'))
  await expect.poll(first.isStale).toBe(true)
  await expect.poll(second.isStale).toBe(true)

  stops[0]?.()
  await expect.poll(() => opened.length).toBe(2)
  expect(opened[1]?.headers.get('last-event-id')).toBe('12-4')
})

it('comes again with its cursor when the stream breaks off, and asks everything anew when too much has happened', async () => {
  const tab = openTab()
  await expect.poll(() => opened.length).toBe(1)
  opened[0]?.say(ready)
  opened[0]?.end()
  await expect.poll(() => opened.length).toBe(2)
  expect(opened[1]?.headers.get('last-event-id')).toBe('10-0')
  expect(tab.isStale()).toBe(false)
  opened[1]?.say('event: stale\nid: 90-1\ndata: {}\n\n')
  await expect.poll(tab.isStale).toBe(true)
})

it('asks for the rights of now where those of before are void, and comes again with them at once', async () => {
  const { api } = serveGuest()
  signIn()
  workInTenant(7)
  const granted = {
    tenantId: 7,
    roles: [7],
    ownRoles: [],
    permissions: [],
    permissionToken: 'fresh',
    readsPrices: true,
  }
  api.use(http.get('*/api/permissions', () => HttpResponse.json(granted)))
  openTab()
  await expect.poll(() => opened.length).toBe(1)
  opened[0]?.say(ready)
  isStale = true
  opened[0]?.end()
  await expect.poll(() => opened.length).toBe(3)
  expect(opened[2]?.headers.get('x-permission-token')).toBe('fresh')
  expect(opened[2]?.headers.get('last-event-id')).toBe('10-0')
  expect(api.calls).not.toContain('POST /refresh')
})

it('says that updates are delayed while the stream does not come again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  openTab()
  await vi.waitUntil(() => opened.length === 1)
  await render(<LiveNotice />)
  const { setLiveState } = await import('./live-state.ts')
  setLiveState('live')
  setLiveState('lost')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(page.getByText('Updates are delayed').query()).toBeNull()
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  await expect.element(page.getByText('Updates are delayed')).toBeVisible()
  setLiveState('live')
  await expect.element(page.getByText('Updates are delayed')).not.toBeInTheDocument()
})
