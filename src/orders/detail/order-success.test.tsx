import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#src/paths.ts'
import { openWorld } from '#tests/components/open-world.tsx'
import { orderThatIs } from '#tests/components/world-orders.ts'

const created = orderThatIs('created')

it('says that the order is placed, what it is, and what one does next', async () => {
  let id = 0
  await openWorld((mock) => paths.orderSuccess((id = created(mock).id)))
  await expect.element(page.getByRole('heading', { level: 1, name: `Order #${id} placed` })).toBeVisible()
  for (const name of ['Assign driver', 'Print label', 'Open order', 'Place another', 'Order again, same route'])
    await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible()
})

it('does not say so of an order that is not there', async () => {
  const { api } = await openWorld(() => paths.orderSuccess(99_999_999))
  await expect.element(page.getByText('There is no such order here')).toBeVisible()
  await expect.element(page.getByText(/placed/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Print label' })).not.toBeInTheDocument()
  expect(api.calls.filter((call) => /label/.test(call))).toEqual([])
})
