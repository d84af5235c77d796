import { http } from 'msw'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getGetPaginatedLocationsMockHandler } from '#generated/client/locations/locations.msw.ts'
import type { Location } from '#generated/model/index.ts'
import type { MockWorldOptions } from '#mocks/test-handlers.ts'
import { paths } from '#src/paths.ts'
import { Root } from '#src/Root.tsx'
import { routes } from '#src/routes.tsx'
import { serveLocations } from '#src/screens/locations/testing/location-world.ts'
import { broadway, stonebridge } from '#src/screens/locations/testing/locations.ts'
import { locations } from '#src/screens/locations/locations.tsx'
import { AuthGate, SessionGate } from '#src/sign-in/SessionGate.tsx'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { resourceRoutes } from './resource-routes.ts'

/** What every resource does, shown on one; what only locations do stands beside their screens. */

interface Opened extends MockWorldOptions {
  readonly locations?: readonly Location[]
  /** The resource as a test wants it, in the place of the product's. */
  readonly resource?: typeof locations
}

async function open(address = '/locations', { resource, ...world }: Opened = {}) {
  const { api, mock } = serveLocations(world)
  const { router } = await openApp(address, resource === undefined ? routes : treeOf(resource))
  const sent = (method: string) => api.requests.filter((request) => request.method === method)
  return { api, mock, router, sent, at: () => router.state.location.pathname + router.state.location.search }
}

function treeOf(resource: typeof locations) {
  const screens = [resourceRoutes(paths.locations, async () => resource)]
  return [
    {
      element: <Root />,
      children: [{ element: <AuthGate />, children: [{ element: <SessionGate />, children: screens }] }],
    },
  ]
}

const link = (name: RegExp) => page.getByRole('table').getByRole('link', { name })
const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })

it('keeps search, order and archived in the address, and says when nothing matches', async () => {
  const { router } = await open()
  await expect.element(link(/Broadway/)).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('stone')
  await expect.poll(() => router.state.location.search).toBe('?q=stone')
  await expect.element(link(/Broadway/)).not.toBeInTheDocument()
  await page.getByRole('searchbox').fill('nowhere')
  await expect.element(page.getByText('No locations match')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(link(/Broadway/)).toBeVisible()

  await page.getByRole('table').getByRole('button', { name: 'Updated' }).click()
  await expect.poll(() => router.state.location.search).toBe('?sort=-updatedAt')
  await page.getByRole('switch', { name: 'Archived' }).click({ force: true })
  await expect.poll(() => router.state.location.search).toBe('?sort=-updatedAt&archived=1')
  await expect.element(page.getByText('No archived locations')).toBeVisible()
})

it('archives a location and takes it back with Undo', async () => {
  const { api } = await open()
  await page.getByRole('button', { name: 'Archive Broadway & 10th' }).click({ force: true })
  await expect.element(page.getByText('Archived Broadway & 10th')).toBeVisible()
  await expect.element(link(/Broadway/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(link(/Broadway/)).toBeVisible()
  expect(api.calls.filter((call) => call.startsWith('PUT /locations'))).toEqual([
    'PUT /locations/archive',
    'PUT /locations/restore',
  ])
})

it('offers of an archived location to restore it, and to edit it only then', async () => {
  const { api } = await open('/locations?archived=1', { locations: [{ ...broadway, archived: true }, stonebridge] })
  await link(/Broadway/).click()
  const drawer = page.getByRole('dialog')
  await expect.element(drawer.getByRole('button', { name: 'Restore' })).toBeVisible()
  expect(drawer.getByRole('button', { name: 'Edit' }).elements()).toEqual([])
  await drawer.getByRole('button', { name: 'Restore' }).click()
  await expect.element(drawer.getByRole('button', { name: 'Edit' })).toBeVisible()
  expect(api.calls).toContain('PUT /locations/restore')
})

it('archives the ticked locations together, and leads to them where there are no others', async () => {
  const { api, at } = await open()
  await page.getByRole('checkbox', { name: 'Select the loaded rows' }).click({ force: true })
  const bar = page.getByRole('group', { name: 'Selected locations' })
  await expect.element(bar.getByText('2 locations selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Archive' }).click()
  await expect.element(page.getByText('All locations are archived')).toBeVisible()
  const sent = api.requests.find(({ url }) => url.endsWith('/locations/archive'))
  expect(await sent?.json()).toEqual({ ids: [31, 32] })
  await expect.element(bar).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show the archived ones' }).click()
  await expect.element(link(/Broadway/)).toBeVisible()
  expect(at()).toBe('/locations?archived=1')
})

it('offers nothing that the person may not do', async () => {
  await open('/locations', { role: 'viewer' })
  await expect.element(link(/Broadway/)).toBeVisible()
  expect(page.getByText('Add location').elements()).toEqual([])
  expect(page.getByRole('button', { name: /Archive/ }).elements()).toEqual([])
  expect(page.getByRole('checkbox').elements()).toEqual([])
})

it('shows cards on a phone', async () => {
  await page.viewport(390, 844)
  await open()
  await expect.element(page.getByRole('link', { name: /Broadway & 10th/ })).toBeVisible()
  expect(page.getByRole('table').elements()).toEqual([])
  await expect.element(page.getByText('737 Broadway Avenue')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(390)
  await page.viewport(1280, 800)
})

it('sends only what changed, null for what was cleared, and nothing when nothing did', async () => {
  const { at, sent, api } = await open('/locations/31/edit')
  await expect.element(field('Contact name')).toHaveValue('Aylin Ünal')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(at).toBe('/locations')
  expect(api.calls.filter((call) => call.startsWith('PATCH'))).toEqual([])

  await page
    .getByRole('link', { name: 'Edit Broadway & 10th' })
    .or(page.getByRole('button', { name: 'Edit Broadway & 10th' }))
    .click({ force: true })
  await field('Contact name').fill('Ana')
  await field('Phone').fill('')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByText('Saved Broadway & 10th')).toBeVisible()
  expect(await sent('PATCH')[0]?.json()).toEqual({ contactName: 'Ana', phone: null, version: broadway.version })
})

it('puts what the server refuses on its field', async () => {
  await open('/locations/31/edit')
  await page.getByLabelText('Reference').fill('sentinel:422')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByText('This value is refused')).toBeVisible()
  await expect.element(page.getByLabelText('Reference')).toHaveFocus()
})

it('asks before Back loses what was typed, and Back closes what was not changed', async () => {
  const { router, at } = await open('/locations')
  await expect.element(page.getByRole('link', { name: /Broadway & 10th/ })).toBeVisible()
  await router.navigate('/locations/31/edit')
  await expect.element(field('Contact name')).toBeVisible()
  await router.navigate(-1)
  await expect.poll(at).toBe('/locations')

  await router.navigate('/locations/31/edit')
  await field('Contact name').fill('Ana')
  await router.navigate(-1)
  await expect.element(page.getByText('Discard changes?')).toBeVisible()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(field('Contact name')).toHaveValue('Ana')
  await router.navigate(-1)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(at).toBe('/locations')
})

it('shows a row in the drawer that waited for it, which keeps the focus', async () => {
  const { api } = await open()
  await expect.element(link(/Broadway/)).toBeVisible()
  const held = Promise.withResolvers<undefined>()
  api.use(http.get('*/locations/:id', () => held.promise))
  ;(link(/Broadway/).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const waiting = page.getByRole('dialog', { name: 'Location' })
  await expect.element(waiting).toBeVisible()
  const overlay = waiting.element().closest('.bp6-overlay')
  await expect.poll(() => overlay?.contains(document.activeElement)).toBe(true)
  const focused = document.activeElement

  held.resolve(undefined)
  await expect.element(page.getByRole('dialog', { name: /Broadway/ })).toBeVisible()
  expect(document.activeElement).toBe(focused)
  expect(overlay?.isConnected).toBe(true)
})

it('says when there is no such location', async () => {
  await open('/locations/4040')
  await expect.element(page.getByText('No such location')).toBeVisible()
})

it('shows another save in the meantime in the form, and saves on top of it when asked again', async () => {
  const versioned = { ...broadway, version: 3 }
  const { mock, sent, at } = await open('/locations/31/edit', { locations: [versioned] })
  await expect.element(field('Contact name')).toHaveValue('Aylin Ünal')
  mock.world.resources.location = [{ ...versioned, version: 4, pickupNotes: 'Ring twice.' }]
  await field('Contact name').fill('Ana')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByText(/Somebody else changed this location in the meantime/)).toBeVisible()
  await expect.element(page.getByText(/^Pickup notes: .+is now Ring twice\.$/)).toBeVisible()
  await expect.element(field('Pickup notes')).toHaveValue('Ring twice.')
  await expect.element(field('Contact name')).toHaveValue('Ana')

  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(at).toBe('/locations')
  const bodies = await Promise.all(sent('PATCH').map((request) => request.json()))
  expect(bodies).toEqual([
    { contactName: 'Ana', version: 3 },
    { contactName: 'Ana', version: 4 },
  ])
  expect(mock.world.resources.location?.[0]).toMatchObject({ contactName: 'Ana', pickupNotes: 'Ring twice.' })
})

it('shows the facts of its columns where no detail is written, and deletes what can be deleted', async () => {
  const gone: number[] = []
  const calls = { ...locations.calls, delete: async (id: number) => gone.push(id) }
  const { at } = await open('/locations/31?q=b', {
    role: 'owner',
    resource: { ...locations, Detail: undefined, calls },
  })
  const drawer = page.getByRole('dialog')
  await expect.element(drawer.getByText('4639')).toBeVisible()
  await expect.element(drawer.getByText('Saskatoon')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await drawer.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Broadway & 10th?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Deleted Broadway & 10th')).toBeVisible()
  await expect.poll(at).toBe('/locations?q=b')
  expect(gone).toEqual([31])
})

it('says Not given, and offers only the calls that there are', async () => {
  const { list, listKey, get, getKey } = locations.calls
  const calls = { list, listKey, get, getKey }
  await open('/locations/32', { resource: { ...locations, Detail: undefined, calls } })
  const drawer = page.getByRole('dialog')
  await expect.element(drawer.getByText('Not given').first()).toBeVisible()
  expect(drawer.getByRole('button', { name: /Edit|Archive|Delete/ }).elements()).toEqual([])
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect.element(link(/Broadway/)).toBeVisible()
  expect(page.getByText('Add location').elements()).toEqual([])
  expect(page.getByRole('switch').elements()).toEqual([])
  expect(page.getByRole('checkbox').elements()).toEqual([])
})

it('downloads the shown columns that have a text, page by page, and runs nothing as a formula', async () => {
  const columns = locations.columns.map((column) =>
    column.id === 'name'
      ? { ...column, text: ({ name }: Location) => name }
      : { ...column, byDefault: false, text: () => 'hidden' },
  )
  const saved = vi.spyOn(URL, 'createObjectURL')
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  const { api } = await open('/locations?q=stone', { resource: { ...locations, columns } })
  await expect.element(link(/Stonebridge/)).toBeVisible()
  const page0 = { total: 2, totalIsCapped: false, pageSize: 100 }
  api.use(
    getGetPaginatedLocationsMockHandler(({ request }) =>
      new URL(request.url).searchParams.get('pagination')?.includes('"after":"c1"')
        ? { ...page0, page: 1, data: [{ ...broadway, name: 'Stone, "old"' }] }
        : { ...page0, page: 0, data: [{ ...broadway, name: '=1+1' }], next: 'c1' },
    ),
  )
  await page.getByRole('button', { name: 'CSV' }).click()
  await expect.element(page.getByText('Downloaded 2 locations')).toBeVisible()
  expect(clicked.mock.contexts.map((anchor) => (anchor as HTMLAnchorElement).download)).toEqual([
    'locations-2026-11-21.csv',
  ])
  const file = saved.mock.calls[0]?.[0] as Blob
  expect(await file.text()).toBe(`Name\r\n'=1+1\r\n"Stone, ""old"""\r\n`)
  expect(api.requests.filter(({ url }) => url.includes('search=stone'))).toHaveLength(3)
})
