import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { newDraftRevision, bookOf, partsOf } from '#mocks/price-book.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'

const band = { flatCadCents: 0, perStepCadCents: 110, step: 1000, stepCount: 'exact' }
const set = (...bands: object[]) => ({ mode: 'graduated', bands, fallbackCadCents: null })
const row = (id: number, more: object) => ({ id, name: `Row ${id}`, charge: { amountCadCents: 0 }, ...more })

it('leads from each fault of a refused publishing to the field or the cell that it names', async () => {
  const { mock } = serveWorld({ role: 'owner' })
  const book = bookOf(mock.world)
  const service = book.services[0]
  if (service === undefined) throw new Error('No service.')
  const parts = partsOf()
  const say = (part: string, values: object) => Object.assign(parts[part] ?? {}, values)
  say('variables', { type: 'fixed', baseFeeCadCents: null })
  const holed = set({ ...band, from: 0, to: 5000 }, { ...band, from: 6000, to: null })
  say('distance-range-modifiers', { distanceRanges: holed })
  say('weight-range-modifiers', { weightRanges: set({ ...band, from: 0, to: 5 }, { ...band, from: 5, to: 4 }) })
  say('volume-range-modifiers', { volumeRanges: set() })
  say('service-speeds', { data: [row(1, {}), row(2, { charge: { percent: 2000 } })] })
  say('time-of-day-modifiers', {
    timesOfDay: [{ id: 1, name: 'Night', days: [], from: 0, to: 3600, charge: { amountCadCents: 0 }, stacks: false }],
  })
  say('time-range-modifiers', {
    timeRanges: [
      { id: 1, name: 'Soon', from: 0, to: 7200, charge: { amountCadCents: 0 } },
      { id: 2, name: 'Later', from: 3600, to: null, charge: { amountCadCents: 0 } },
    ],
  })
  book.revisions.unshift({ ...newDraftRevision(9_000, service.id, 2, mock.world.now), parts })

  await openApp(`/settings/services/${service.id}/revisions/9000?part=tags`)
  const publish = page.getByRole('button', { name: 'Publish' })
  await publish.click()
  const faults = page.getByRole('alert').filter({ hasText: 'cannot be published yet' })
  await expect.element(faults).toBeVisible()

  const grid = () => document.activeElement?.getAttribute('aria-activedescendant') ?? ''
  const cell = () => document.getElementById(grid())?.textContent
  const field = () => document.activeElement?.closest('[data-field]')?.getAttribute('data-field')
  const places: [title: string, place: () => unknown, expected: string][] = [
    ['Base price', field, 'baseFeeCadCents'],
    ['Distance', cell, '6 km'],
    ['Weight', cell, '8.818 lb'],
    ['Volume', () => document.activeElement?.textContent, 'Add band'],
    ['Parcel types', field, 'data'],
    ['Service speeds', field, 'data.1.charge'],
    ['Time of day', field, 'timesOfDay.0.days'],
    ['Time range', field, 'timeRanges.1.from'],
  ]
  for (const [title, place, expected] of places) {
    await faults.getByRole('link', { name: title, exact: true }).click()
    await expect.poll(place, { message: title }).toBe(expected)
  }
  // the same once more, now that everything is there
  await faults.getByRole('link', { name: 'Distance', exact: true }).click()
  await expect.poll(cell).toBe('6 km')
}, 60_000)
