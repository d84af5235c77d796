import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { newDraftRevision, bookOf } from '#mocks/price-book.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'

it('tries a draft: cancelled, tried again, read by customer and by order', async () => {
  const { mock } = serveWorld({ role: 'owner' })
  const { world } = mock
  // The published revision of a service that has orders, which from now on costs two dollars more and has lost its tags.
  const book = bookOf(world)
  const past = world.orders.find(
    ({ view, price }) => price.inputs.input.tagIds.length > 0 && view.status === 'completed',
  )
  const service = book.services.find(({ name }) => name === past?.view.serviceName)
  const published = book.revisions.find(({ id }) => id === service?.publishedId)
  if (service === undefined || published === undefined) throw new Error('No service has orders.')
  const parts = structuredClone(published.parts)
  Object.assign(parts.variables ?? {}, { baseFeeCadCents: null, type: 'fixed' })
  Object.assign(parts.tags ?? {}, { data: [] })
  book.revisions.unshift({ ...newDraftRevision(9_000, service.id, 2, world.now), parts })

  await openApp(`/settings/services/${service.id}/revisions/9000/try-out`)
  const start = page.getByRole('button', { name: 'Try the draft' })
  await start.click()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/cannot price an order yet.*Base price: Say the price/)
  Object.assign(parts.variables ?? {}, { baseFeeCadCents: 9_900 })

  await start.click()
  await expect.element(page.getByText(/^0 of \d+ orders priced$/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText('Nothing of it was kept.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()

  const customers = page.getByRole('table', { name: 'Customers' })
  await expect.element(customers).toBeVisible()
  expect(await axeViolations()).toEqual([])
  const totals = page.getByRole('region', { name: 'Totals' })
  await expect.element(totals).toMatchTextContent(/Difference\+\$/)
  await totals.getByRole('link', { name: /would have no price/ }).click()
  const lost = page.getByRole('table', { name: 'Orders' })
  await expect.element(lost.getByRole('row', { name: /The draft has no tag/ }).first()).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Outcome' })).toHaveValue('unpriceable')

  await page.getByRole('main').getByText('Customers', { exact: true }).click()
  await customers.getByRole('link').first().click()
  await expect.element(lost.getByRole('columnheader', { name: 'Gain before taxes' })).toBeVisible()

  // The file holds what is listed: this customer's orders alone.
  const saved = vi.spyOn(URL, 'createObjectURL')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  const listed = lost.getByRole('row').elements().length
  await page.getByRole('button', { name: 'CSV' }).click()
  await expect.element(page.getByText(/^Downloaded \d+ orders?$/)).toBeVisible()
  const file = saved.mock.calls[0]?.[0] as Blob
  const lines = (await file.text()).trim().split('\r\n')
  expect(lines[0]).toBe('Order,Customer,Scheduled,Before,After,Difference,Gain before taxes,What is missing')
  expect(lines).toHaveLength(listed)
  expect(lines[1]).toMatch(/^\d+,.+,\d{4}-\d\d-\d\d \d\d:\d\d,\d+\.\d\d,/)
})
