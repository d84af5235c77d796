import type { Page } from '@playwright/test'
import { callerFor, demoPassword, listOf, serverUrl } from '#tests/e2e/support/arrange.ts'
import { expect, expectAccessibleInBothModes, signIn, test } from '#tests/e2e/support/journey.ts'
import { invitationFor } from '#tests/e2e/support/mail.ts'

const email = 'dana@riverbendwest.example'
const stranger = 'owner@queencity.example'

test('an invited customer registers and orders, the courier sees it happen and assigns a driver, and a stranger sees none of it', async ({
  page,
  browser,
}) => {
  await signIn(page, 'owner@prairiesky.example', '/customers')
  await page.getByRole('button', { name: 'Invitations' }).click()
  // The list of customers invites as well, and leads back to itself.
  await expect(page.getByRole('heading', { name: 'Customer invitations' })).toBeVisible()
  await page.getByRole('button', { name: 'Invite a customer' }).first().click()
  const form = page.getByRole('dialog', { name: 'Invite a customer' })
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByRole('textbox', { name: 'First name' }).fill('Dana')
  await form.getByRole('textbox', { name: 'Organization' }).fill('Riverbend West')
  await form.getByRole('button', { name: 'Invite a customer' }).click()
  const invited = page.getByRole('row').filter({ hasText: email })
  await expect(invited).toContainText('Pending')
  await expect.poll(() => invitationFor(email)).not.toBe('')

  const guest = await browser.newContext({ baseURL: serverUrl(), viewport: { width: 390, height: 844 } })
  const theirs = await guest.newPage()
  await register(theirs, await invitationFor(email))
  // Nobody has pressed anything here.
  await expect(invited).toContainText('Accepted')

  const customer = await callerFor(email)
  for (const [name, streetAddress, latitude] of [
    ['Riverbend Lab', '12 River Street', 52.1],
    ['Riverbend Depot', '40 Mill Street', 52.14],
  ] as const)
    await customer.call('POST', `/tenants/${customer.tenantId}/locations`, {
      name,
      streetAddress,
      city: 'Saskatoon',
      province: 'SK',
      latitude,
      longitude: -106.65,
    })
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Customers/ })
    .click()
  await page.getByRole('link', { name: 'Riverbend West' }).click()
  await expect(page.getByText('No orders yet')).toBeVisible()

  const order = await placeOrder(theirs)
  const row = page.locator(`tr[data-id="${order}"]`)
  await expect(row).toContainText('Unassigned')
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  await page.getByRole('combobox', { name: 'Drivers' }).fill('Owen')
  await page.getByRole('option', { name: /Owen Fraser/ }).click()
  await page.getByRole('button', { name: 'Assign Owen' }).click()
  await expect(row).toContainText('Owen Fraser')
  await expect(theirs.getByText('Owen Fraser').first()).toBeVisible()

  const others = await (await browser.newContext({ baseURL: serverUrl() })).newPage()
  await signIn(others, stranger, `/order-history?q=${order}`)
  await expect(others.getByText('No orders match')).toBeVisible()
  await others.goto(`/delivery-orders/${order}`)
  await expect(others.getByRole('heading', { level: 1 })).toHaveText('Order not found')
  const office = await callerFor('owner@prairiesky.example')
  const sent = await listOf<{ id: number; forInitialUserEmail: string }>(
    office,
    `/tenants/${office.tenantId}/invitations-paginated`,
  )
  const invitation = sent.data.find(({ forInitialUserEmail }) => forInitialUserEmail === email)?.id
  const outsider = await callerFor(stranger)
  const own = `/tenants/${outsider.tenantId}`
  for (const path of [
    `/delivery-orders/${order}/page-view`,
    `/invitations/${invitation}`,
    `${own}/customers/${customer.tenantId}`,
  ]) {
    expect(await outsider.statusOf('GET', path), path).toBe(404)
  }
  for (const list of ['paginated-delivery-orders', 'paginated-customers', 'invitations-paginated'])
    expect(JSON.stringify(await listOf(outsider, `${own}/${list}`)), list).not.toMatch(/Riverbend West|riverbendwest/)
})

/** Makes the account and the organization of a guest, who then stands in it. */
async function register(theirs: Page, link: string): Promise<void> {
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { name: 'Connect with Prairie Sky Couriers' })).toBeFocused()
  await theirs.getByRole('button', { name: 'Make an account' }).press('Enter')
  await expectAccessibleInBothModes(theirs)
  await expect(theirs.getByRole('textbox', { name: 'Organization name' })).toHaveValue('Riverbend West')
  await theirs.getByRole('textbox', { name: 'Last name' }).fill('Kowalski')
  await theirs.getByRole('textbox', { name: 'Phone' }).fill('306 555 0199')
  await theirs.getByRole('textbox', { name: 'Address' }).fill('12 River Street, Saskatoon')
  await theirs.getByRole('combobox', { name: 'Time zone' }).fill('Saskatoon')
  await theirs.getByRole('option', { name: /America\/Regina/ }).click()
  for (const label of [/^Password(?! once)/, /^Password once more/])
    await theirs.getByLabel(label).first().fill(demoPassword)
  await theirs.getByRole('button', { name: 'Make the account' }).click()
  await expect(theirs.getByRole('heading', { name: 'Thank You' })).toBeVisible()
  await expect(theirs.getByText('Riverbend West and Prairie Sky Couriers are connected.')).toBeVisible()
  expect(theirs.url()).not.toContain('oken')
  await theirs.getByRole('button', { name: 'Continue' }).click()
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText('Dana')
}

/** @returns its number, on whose page they stand then */
async function placeOrder(theirs: Page): Promise<string> {
  await theirs.goto('/scheduler')
  await expect(theirs.getByText('Ordering for Riverbend West')).toBeVisible()
  await theirs.getByRole('radio', { name: /City Same Day/ }).check()
  for (const [stop, place] of [
    ['Pickup', 'Riverbend Lab'],
    ['Drop-off', 'Riverbend Depot'],
  ] as const) {
    await theirs.getByRole('combobox', { name: stop }).fill(place)
    // Until it is found, what is typed is offered as a new location.
    await theirs.getByRole('option', { name: place }).filter({ hasText: 'Street' }).click()
  }
  await theirs.getByRole('combobox', { name: 'Parcel type' }).selectOption({ index: 1 })
  await theirs.getByRole('button', { name: /^Place order/ }).click()
  await expect(theirs).toHaveURL(/\/delivery-orders\/\d+\/success/)
  const order = /\d+/.exec(new URL(theirs.url()).pathname)?.[0] ?? ''
  await theirs.goto(`/delivery-orders/${order}`)
  return order
}
