import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { newDraftRevision, bookOf, partsOf } from '#mocks/price-book.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'

it('disables a service, and takes that back', async () => {
  const { mock, api } = serveWorld({ role: 'owner' })
  const service = bookOf(mock.world).services[0]
  await openApp('/settings/services')
  await page.getByRole('button', { name: `Disable ${service?.name}` }).click()
  await expect.element(page.getByText(`${service?.name} can no longer be ordered`)).toBeVisible()
  await expect.element(page.getByRole('button', { name: `Enable ${service?.name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('button', { name: `Disable ${service?.name}` })).toBeVisible()
  expect(api.sent('PUT', `/services/${service?.id}/enable`)).toHaveLength(1)
})

it('asks before a draft is discarded, and leaves it then', async () => {
  const { mock, api } = serveWorld({ role: 'owner' })
  const book = bookOf(mock.world)
  const service = book.services[0]
  book.revisions.unshift({ ...newDraftRevision(9_000, service?.id ?? 0, 2, mock.world.now), parts: partsOf() })
  const { router } = await openApp(`/settings/services/${service?.id}/revisions/9000`)
  await page.getByRole('button', { name: 'Discard draft' }).click()
  const question = page.getByRole('alertdialog', { name: 'Discard the draft?' })
  await expect.element(question.getByText('Everything in it is lost. What is published stays as it is.')).toBeVisible()
  expect(api.sent('DELETE', '/service-revisions/9000')).toHaveLength(0)
  await question.getByRole('button', { name: 'Discard draft' }).click()
  await expect.element(page.getByText('Discarded the draft')).toBeVisible()
  await expect.poll(() => router.state.location.pathname).toBe(`/settings/services/${service?.id}`)
})
