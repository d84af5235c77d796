import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newDraftRevision, bookOf, partsOf } from '#mocks/price-book.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'

function serveDraft() {
  const { mock, api } = serveWorld({ role: 'owner' })
  const book = bookOf(mock.world)
  const service = book.services[0]
  if (service === undefined) throw new Error('No service.')
  book.revisions.unshift({ ...newDraftRevision(9_000, service.id, 2, mock.world.now), parts: partsOf() })
  return { mock, api, at: `/settings/services/${service.id}` }
}

it('adds a tag over a service, and offers it to the draft, which takes it with one press', async () => {
  const { api, at } = serveDraft()
  const { router } = await openApp(`${at}/tags/new`)
  await userEvent.fill(page.getByRole('dialog', { name: 'Add tag' }).getByRole('textbox', { name: 'Name' }), 'Upright')
  await page.getByRole('button', { name: 'Add tag' }).click()
  await page.getByRole('button', { name: 'Add 1' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(router.state.location.pathname + router.state.location.search).toBe(`${at}/revisions/9000?part=tags`)
  expect(api.sent('POST', '/service-revisions/9000/tags/bulk-add')).toHaveLength(1)
})

it('edits over a service what its lists are made of, and goes back to the service', async () => {
  const { at } = serveDraft()
  const { router } = await openApp('/settings/parcel-types')
  const link = page.getByRole('table').getByRole('link').first()
  await expect.element(link).toBeVisible()
  const id = /\d+$/.exec(link.element().getAttribute('href') ?? '')?.[0]
  await router.navigate(`${at}/parcel-types/${id}/edit`)
  await expect.element(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('adds, shows and edits one action of a protocol over a service', async () => {
  const { mock, api, at } = serveDraft()
  const protocol = mock.world.resources.protocol[0]
  const { router } = await openApp(`${at}/protocols/${protocol?.id}/new-action`)
  const dialog = page.getByRole('dialog')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Where' }), 'At the pickup')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'Confirmation')
  await userEvent.fill(dialog.getByRole('textbox', { name: 'What the driver is asked' }), 'Keys returned')
  await page.getByRole('button', { name: 'Add action' }).click()
  await expect.poll(() => router.state.location.search).toBe('?part=protocols&add=Signed+delivery')
  expect(api.sent('POST', `/protocols/${protocol?.id}/actions`)).toHaveLength(1)
  const id = mock.world.resources.protocol[0]?.actions.at(-1)?.id
  await router.navigate(`${at}/protocols/${protocol?.id}/actions/${id}`)
  await expect.element(page.getByRole('dialog', { name: 'Keys returned' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit action' }).click()
  await userEvent.fill(
    page.getByRole('dialog').getByRole('textbox', { name: 'What the driver is asked' }),
    'Keys given back',
  )
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(() => api.sent('PATCH', `/protocol-actions/${id}`)).toHaveLength(1)
})

it('says that an address of the settings is mistyped, and leads below finance to its pages', async () => {
  serveDraft()
  const { router } = await openApp('/settings/tgas')
  await expect.element(page.getByRole('heading', { name: 'No such page in the settings' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'All settings' })).toHaveAttribute('href', '/settings')
  await router.navigate('/settings/finance/fuel-surcharge')
  await expect.poll(() => router.state.location.pathname).toBe('/settings/fuel-surcharge')
  await router.navigate('/settings/finance/nowhere')
  await expect.element(page.getByText(/^Nothing is at .settings.finance.nowhere/)).toBeVisible()
})
