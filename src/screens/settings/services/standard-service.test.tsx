import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openWorld } from '#tests/components/open-world.tsx'

it('begins a service as a standard one, with its parcel types and speeds, and publishes it as it is', async () => {
  const { mock } = await openWorld('/settings/services/new?standard=rush', { tenantKind: 'courier', role: 'owner' })
  await page.getByRole('button', { name: 'Create service' }).click()
  await expect.element(page.getByRole('heading', { name: 'Rush: draft' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect.element(page.getByText('Can be ordered').first()).toBeVisible()
  expect(mock.world.services.find(({ summary }) => summary.name === 'Rush')).toMatchObject({
    parcelTypes: [{ name: 'Envelope' }, { name: 'Box', maxWeightKg: 20 }, { name: 'Large box' }],
    speeds: [{ name: 'Rush', durationS: 5_400 }],
    pricing: { baseFeeCadCents: 2_000 },
  })
})
