import type { DeliveryOrderPageView, TenantRef } from '#generated/model/index.ts'
import { arrangeOrder, callerFor, listOf, type Caller } from '#tests/e2e/support/arrange.ts'
import { expect, signIn, test } from '#tests/e2e/support/journey.ts'

const dispatcher = 'dispatcher@prairiesky.example'
const partner = 'owner@queencity.example'
const customer = 'scheduler@meewasin.example'

/** Gives an order of the partner to its one driver. */
async function assign(owner: Caller, orderId: number): Promise<void> {
  const drivers = await listOf(owner, `/tenants/${owner.tenantId}/users-by-role/Driver`)
  await owner.call('PUT', `/users/${drivers.data[0]?.id}/delivery-orders/bulk`, { ids: [orderId] })
}

/** Hands an order on by the cheapest service; the number that it was bought as. */
async function broker(office: Caller, sellId: number): Promise<number> {
  const { receivers } = await office.call<{ receivers: TenantRef[] }>('GET', `/delivery-orders/${sellId}/brokerage`)
  expect(receivers.map(({ name }) => name)).toEqual(['Queen City Rush'])
  const path = `/delivery-orders/${sellId}/brokerage/${receivers[0]?.id}`
  const { options } = await office.call<{ options: { serviceId: number; serviceSpeedId: number }[] }>('GET', path)
  const { buyOrderId } = await office.call<{ buyOrderId: number }>('POST', path, {
    serviceId: options[0]?.serviceId,
    serviceSpeedId: options[0]?.serviceSpeedId,
  })
  return buyOrderId
}

test('an order is handed on from its page, and both orders show the other', async ({ page }) => {
  const office = await callerFor(dispatcher)
  const sellId = await arrangeOrder(office)
  await signIn(page, dispatcher, `/delivery-orders/${sellId}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Queen City Rush…' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Broker order #${sellId} to Queen City Rush`)
  await expect(page.getByRole('region', { name: 'Receiver' })).toContainText('1621 Albert Street')
  await expect(page.getByRole('radio', { name: /Saskatoon for Partners, Same Day/ })).toBeChecked()

  await page.getByRole('radio', { name: /Saskatoon for Partners, Rush/ }).check()
  await expect(page).toHaveURL(/by=\d+-\d+/)
  await page.goBack()
  await expect(page).toHaveURL(`/delivery-orders/${sellId}`)
  await page.goForward()
  await page.getByRole('radio', { name: /Saskatoon for Partners, Same Day/ }).check()
  await page.getByRole('button', { name: 'Confirm brokerage' }).click()
  await expect(page.getByText('Order brokered to Queen City Rush')).toBeVisible()
  await expect(page).toHaveURL(`/delivery-orders/${sellId}`)

  const card = page.getByRole('region', { name: 'Brokerage' })
  await expect(card).toContainText('Queen City Rush')
  const { brokerage } = await office.call<DeliveryOrderPageView>('GET', `/delivery-orders/${sellId}/page-view`)
  const buyId = brokerage?.buyOrderId ?? 0
  await card.getByRole('link', { name: `#${buyId}` }).click()
  await expect(page.getByRole('region', { name: 'Brokerage' }).getByRole('link', { name: `#${sellId}` })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tabpanel', { name: 'Timeline' })).toContainText('Brokered to Queen City Rush')
})

test('the broker and the customer follow what the other courier does, and read no name', async ({ page, browser }) => {
  const office = await callerFor(dispatcher)
  const other = await callerFor(partner)
  const sellId = await arrangeOrder(office)
  const buyId = await broker(office, sellId)
  await assign(other, buyId)
  for (const step of ['picked-up', 'dropped-off', 'completed'])
    await other.call('POST', `/delivery-orders/${buyId}/${step}`, {})
  await signIn(page, dispatcher, `/delivery-orders/${sellId}`)
  await expect(page.getByRole('tabpanel', { name: 'Timeline' })).toContainText('Completed')
  await expect(page.getByRole('region', { name: 'Brokerage' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Jordan')

  const theirs = await (await browser.newContext()).newPage()
  await signIn(theirs, customer, `/delivery-orders/${sellId}`)
  await expect(theirs.getByRole('heading', { level: 1, name: `#${sellId}` })).toBeVisible()
  await expect(theirs.getByRole('tabpanel', { name: 'Timeline' })).toContainText('Completed')
  await expect(theirs.getByRole('main')).not.toContainText('Jordan')
  await expect(theirs.getByRole('region', { name: 'Brokerage' })).toHaveCount(0)
  expect(await (await callerFor(customer)).statusOf('GET', `/delivery-orders/${buyId}/page-view`)).toBe(404)
  await theirs.context().close()
})

test('an order that the other courier gives back waits for a driver again, and says why', async ({ page }) => {
  const office = await callerFor(dispatcher)
  const other = await callerFor(partner)
  const sellId = await arrangeOrder(office)
  const buyOrderId = await broker(office, sellId)
  await signIn(page, dispatcher, `/delivery-orders/${sellId}`)
  await expect(page.getByRole('region', { name: 'Brokerage' })).toBeVisible()

  await other.call('POST', `/delivery-orders/${buyOrderId}/cancelled`, {
    tenantId: other.tenantId,
    reason: 'The van broke down',
  })
  await page.reload()
  await expect(page.getByRole('tabpanel', { name: 'Timeline' })).toContainText('Queen City Rush gave the order back')
  await expect(page.getByRole('tabpanel', { name: 'Timeline' })).toContainText('The van broke down')
  await expect(page.getByRole('region', { name: 'Brokerage' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Assign Driver' }).first()).toBeEnabled()
})
