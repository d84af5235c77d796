import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newDraftRevision, bookOf, partsOf } from '#mocks/price-book.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'

const open = (part: string) =>
  page.getByRole('navigation', { name: 'Parts of the service' }).getByRole('button', { name: new RegExp(`^${part}`) })

it('saves all parts of a draft at once, and says before publishing what that saves and changes', async () => {
  const { mock, api } = serveWorld({ role: 'owner' })
  const service = bookOf(mock.world).services[0]
  if (service === undefined) throw new Error('No service.')
  const draft = { ...newDraftRevision(9_000, service.id, 2, mock.world.now), parts: partsOf() }
  bookOf(mock.world).revisions.unshift(draft)
  const saves = () => api.requests.filter(({ method }) => method === 'PATCH').map(({ url }) => url.split('/').at(-1))
  await openApp(`/settings/services/${service.id}/revisions/9000?part=variables`)
  await userEvent.fill(page.getByRole('textbox', { name: 'Minimum' }), '20')
  await open('About this revision').click()
  await userEvent.fill(page.getByRole('textbox', { name: 'What this draft is for' }), 'Winter prices')
  await expect.element(page.getByText(/^Not saved: About this revision and Base price\. Publishing/)).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await page.getByRole('button', { name: 'Save all' }).click()
  await expect.poll(() => saves().toSorted()).toEqual(['9000', 'variables'])
  await expect.element(page.getByText(/^Not saved/)).not.toBeInTheDocument()

  // A part that cannot be saved is opened, and nothing is published.
  await userEvent.fill(page.getByRole('textbox', { name: 'What this draft is for' }), 'Spring prices')
  await open('Base price').click()
  await userEvent.fill(page.getByRole('textbox', { name: 'Minimum' }), 'ten')
  await open('About this revision').click()
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect.element(page.getByText('Base price is not saved: what is wrong stands at its place')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Minimum' })).toBeVisible()
  expect(api.requests.filter(({ url }) => url.endsWith('/publish'))).toEqual([])
})
