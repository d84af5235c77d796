import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'

/* Ingrid Solberg is off for three days from today in the world of the mocks. */

it('does not suggest who is off on the day of the order, finds them by name, and asks before they are given it', async () => {
  const { mock } = serveWorld({ role: 'owner' })
  const order = mock.world.orders.find(
    ({ view }) => view.status === 'created' && view.brokerage === null && view.receiverTenant.id === mock.tenantId,
  )
  if (order === undefined) throw new Error('The world has an order that waits')
  order.view.availableAt = mock.world.now
  await openApp(`/delivery-orders/${order.view.id}`)
  await page.getByRole('button', { name: 'Assign Driver' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Assign Driver' })
  await expect.element(drawer.getByText('Off that day: Ingrid Solberg')).toBeVisible()
  await expect.element(drawer.getByRole('option', { name: /Ravi Patel/ })).toBeVisible()
  expect(drawer.getByRole('option', { name: /Ingrid/ }).elements()).toEqual([])

  const question = page.getByRole('alertdialog', { name: 'The driver is off' })
  const assignIngrid = async () => {
    await drawer.getByRole('combobox', { name: 'Drivers' }).fill('ingrid')
    await drawer.getByRole('option', { name: /Ingrid Solberg.*Off until/ }).click()
    await drawer.getByRole('button', { name: 'Assign Ingrid' }).click()
    await expect.element(question).toMatchTextContent(/Ingrid Solberg is off from .* all the same\?/)
  }
  await assignIngrid()
  expect(await axeViolations()).toEqual([])
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect([order.view.status, order.view.driver]).toEqual(['created', null])
  await expect.element(page.getByRole('region', { name: 'Driver', exact: true }).getByText('Unassigned')).toBeVisible()
  expect(page.getByRole('alertdialog').elements()).toEqual([])

  await page.getByRole('button', { name: 'Assign Driver' }).first().click()
  await assignIngrid()
  await question.getByRole('button', { name: 'Assign' }).click()
  await expect.element(page.getByText('Driver assigned successfully')).toBeVisible()
  expect(order.view.driver?.firstName).toBe('Ingrid')
  await expect
    .element(page.getByRole('region', { name: 'Driver', exact: true }).getByRole('link'))
    .toHaveTextContent('Ingrid Solberg')
})
