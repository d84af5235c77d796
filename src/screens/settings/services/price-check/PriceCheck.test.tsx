import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { emptyPricing } from '#domain/pricing/revision-components.ts'
import { newDraftRevision, bookOf, partsOf } from '#mocks/price-book.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'

/*
 * A base fee of 1000 and 100 a km, which begins at 1 km: 5 km come to 1500 and GST 75, 12 km to 2200 and, in Ontario, HST 13 % = 286.
 * Two dollars for each parcel: 2400 and HST 312. The tag, a dollar: 2500 and HST 325.
 */
it('says what a delivery would cost by the draft, why, and what is missing, as often as something changes', async () => {
  const { mock, api } = serveWorld({ role: 'owner' })
  const [service] = mock.world.services
  if (service === undefined) throw new Error('The world has no service')
  const { parcelTypes, serviceSpeeds, tags } = service.pricing
  const bands = [
    { from: 1_000, to: null, flatCadCents: 0, perStepCadCents: 100, step: 1_000, stepCount: 'exact' as const },
  ]
  const pricing = {
    ...emptyPricing,
    type: 'variable' as const,
    baseFeeCadCents: 1_000,
    distanceRanges: { mode: 'slab' as const, fallbackCadCents: null, bands },
    parcelTypes: parcelTypes.map((type) => ({ ...type, feeCadCents: type.name === 'Medium box' ? 200 : 0 })),
    serviceSpeeds: serviceSpeeds.map((speed) => ({ ...speed, charge: { amountCadCents: 0 } })),
    tags: tags.map((tag) => ({ ...tag, charge: { amountCadCents: 100 } })),
  }
  const parts = partsOf(pricing, service)
  bookOf(mock.world).revisions.unshift({ ...newDraftRevision(9_000, service.summary.id, 2, mock.world.now), parts })
  await openApp(`/settings/services/${service.summary.id}/revisions/9000?check=price`)

  const drawer = page.getByRole('dialog', { name: 'What would this cost?' })
  const total = drawer.getByRole('status')
  await expect.element(total).toHaveTextContent('$15.75')
  await expect.element(drawer.getByText('5 km × $1.00 = $5.00')).toBeVisible()
  await expect
    .element(drawer.getByRole('link', { name: 'Set in Distance' }))
    .toHaveAttribute('href', expect.stringMatching(/\/revisions\/9000\?part=distance-range$/))

  await drawer.getByRole('textbox', { name: 'Distance' }).fill('12')
  await drawer.getByRole('combobox', { name: 'Taxes of' }).selectOptions('Ontario')
  await expect.element(total).toHaveTextContent('$24.86')
  const boxes = drawer.getByRole('spinbutton', { name: 'Medium box' })
  for (const [typed, said] of [
    ['1.5', 'Must be a valid number'],
    ['1001', 'Must be less than 1000'],
  ] as const) {
    await boxes.fill(typed)
    await expect.element(boxes).toHaveValue(typed)
    await expect.element(boxes).toHaveAccessibleDescription(said)
  }
  await boxes.fill('1')
  await expect.element(total).toHaveTextContent('$27.12')
  await drawer.getByText('Fragile', { exact: true }).click()
  await expect.element(total).toHaveTextContent('$28.25')
  expect(await api.sent('POST', '/services/price-preview').at(-1)?.clone().json()).toMatchObject({
    serviceRevisionId: 9_000,
    tagIds: [expect.any(Number)],
    parcels: [{ quantity: 1 }, { quantity: 1 }],
    distanceM: 12_000,
    dropoffProvince: 'ON',
  })

  await drawer.getByRole('textbox', { name: 'Distance' }).fill('')
  await expect.element(total).toHaveTextContent('No price')
  await expect.element(drawer.getByRole('listitem').getByRole('link', { name: 'Distance', exact: true })).toBeVisible()
  await drawer.getByRole('textbox', { name: 'Distance' }).fill('far')
  await expect.element(drawer.getByText('Give weight, volume, distance and quantities as numbers.')).toBeVisible()
  Object.assign(parts.variables ?? {}, { type: 'fixed', baseFeeCadCents: null })
  await drawer.getByRole('textbox', { name: 'Distance' }).fill('9')
  await expect
    .element(drawer.getByRole('alert'))
    .toMatchTextContent(/cannot price an order yet.*Base price: Say the price/)
})
