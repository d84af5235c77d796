import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MockWorld } from '#mocks/test-handlers.ts'
import { paths } from '#src/paths.ts'
import { openOrders, orderThatIs } from './testing/open-orders.tsx'

it.each([
  ['assigned', 'picked up', 'picked-up'],
  ['pickedUp', 'dropped off', 'dropped-off'],
  ['droppedOff', 'completed', 'completed'],
] as const)('moves an order that is %s on in the words of the specification, once', async (status, words, path) => {
  const { mock, api } = await openOrders((world) => paths.order(orderThatIs(status)(world).id))
  const { id } = orderThatIs(status)(mock)
  await page.getByRole('button', { name: `Mark as ${words}` }).click()
  await expect.element(page.getByText(`Are you sure you want to mark this delivery order as ${words}?`)).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText(`Delivery order marked as ${words}`)).toBeVisible()
  const sent = api.requests.filter(({ url }) => url.endsWith(`/delivery-orders/${id}/${path}`))
  expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
})

it('shows in the second step of assigning what the driver has in hand already', async () => {
  const { mock } = await openOrders((world) => `${paths.order(orderThatIs('created')(world).id)}?show=assign`)
  const busy = orderThatIs('assigned')(mock)
  const drawer = page.getByRole('dialog', { name: 'Assign Driver' })
  const search = drawer.getByRole('combobox', { name: 'Drivers' })
  await search.fill((busy.driver?.lastName ?? '').toUpperCase())
  await drawer.getByRole('option').first().click()
  const inHand = drawer.getByRole('list', { name: 'In hand' })
  await expect.element(inHand.getByText(`#${busy.id}`, { exact: true })).toBeVisible()
  await expect.poll(() => inHand.element().textContent).toContain(`${busy.pickupLocation.name} → `)
  await drawer.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(search).toBeVisible()
})

it('takes the order back from nobody when the question is answered with no', async () => {
  const { mock, api } = await openOrders((world) => `${paths.order(orderThatIs('assigned')(world).id)}?show=unassign`)
  await expect.element(page.getByText('Are you sure you want to unassign this order from the driver?')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(api.calls.filter((call) => call.startsWith('POST'))).toEqual([])
  expect(orderThatIs('assigned')(mock).driver).not.toBeNull()
})

it('says in the edit of a brokered order what reaches the courier that carries it out, and sends it there', async () => {
  const { mock } = await openOrders((world) => {
    const [sold, bought] = brokered(world)
    Object.assign(bought, { orderNotes: sold.orderNotes })
    return `${paths.order(sold.id)}?show=edit`
  })
  const dialog = page.getByRole('dialog', { name: 'Edit delivery order' })
  await expect.element(dialog.getByText(/^Queen City Rush carries this order out\. New notes reach/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Order Notes' }).fill('Gate code 4711')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect.element(page.getByText('Delivery order updated')).toBeVisible()
  expect(brokered(mock)[1].orderNotes).toBe('Gate code 4711')
})

it('says nothing of other couriers in the edit of an order that is not brokered', async () => {
  await openOrders((world) => `${paths.order(orderThatIs('created')(world).id)}?show=edit`)
  await expect.element(page.getByRole('textbox', { name: 'Order Notes' })).toBeVisible()
  await expect.element(page.getByText(/carries this order out/)).not.toBeInTheDocument()
})

/** Two orders of the world, as sold and bought. */
function brokered(world: MockWorld) {
  const [sold, bought] = [orderThatIs('created')(world), orderThatIs('assigned')(world)]
  const partner = world.world.tenants.find(({ key }) => key === 'stranger')?.tenant
  if (partner === undefined) throw new Error('The world has no other courier')
  sold.brokerage = {
    sellOrderId: sold.id,
    buyOrderId: bought.id,
    receiverTenant: { id: partner.id, name: partner.name },
    sellPreTaxCadCents: null,
    buyPreTaxCadCents: null,
    marginCadCents: null,
  }
  return [sold, bought] as const
}

it.each([
  ['Edit pricing', 'dialog'],
  ['Edit order details', 'dialog'],
  ['Edit driver pay', 'dialog'],
  ['Pickup on the map', 'dialog'],
  ['Retract Driver', 'alertdialog'],
] as const)('gives the focus back to "%s" once what it opened is closed', async (name, role) => {
  await openOrders((world) => paths.order(orderThatIs('assigned')(world).id))
  const opener = page.getByRole('button', { name, exact: true })
  await expect.element(opener).toBeVisible()
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole(role)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole(role)).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

it('gives the focus back to the button of the menu that a dialog was opened from', async () => {
  await openOrders((world) => paths.order(orderThatIs('assigned')(world).id))
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Cancel Delivery' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'More actions' })).toHaveFocus()
})
