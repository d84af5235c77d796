import type { Browser, Page } from '@playwright/test'
import { callerFor, listOf, serverUrl } from '#tests/e2e/support/arrange.ts'
import { expect, expectAccessibleInBothModes, signIn, test } from '#tests/e2e/support/journey.ts'
import { invitationFor } from '#tests/e2e/support/mail.ts'

const owner = 'owner@prairiesky.example'
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

interface Newcomer {
  readonly email: string
  readonly firstName: string
  readonly role: string
  readonly viewport: { readonly width: number; readonly height: number }
}

const dispatcher: Newcomer = {
  email: 'ida@prairiesky.example',
  firstName: 'Ida',
  role: 'Dispatcher',
  viewport: desktop,
}
const driver: Newcomer = { email: 'dev@prairiesky.example', firstName: 'Dev', role: 'Driver', viewport: phone }
const bookkeeper: Newcomer = {
  email: 'bea@prairiesky.example',
  firstName: 'Bea',
  role: 'Bookkeeper',
  viewport: desktop,
}
const newcomers = [dispatcher, driver, bookkeeper]

// They would be drivers and dispatchers of every other journey.
test.afterAll(async () => {
  const office = await callerFor(owner)
  const { data } = await listOf<{ id: number; email: string }>(office, `/tenants/${office.tenantId}/users`, {
    search: 'newcomer',
  })
  if (data.length > 0) await office.call('PUT', '/users/archive', { userIds: data.map(({ id }) => id) })
})

async function invite(page: Page, { email, firstName, role }: Newcomer): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('First name').fill(firstName)
  await page.getByRole('checkbox', { name: new RegExp(`^${role}`) }).check({ force: true })
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByRole('link', { name: email })).toBeVisible()
}

/** In a browser of their own, as far as the first screen that they come to. */
async function join(browser: Browser, { email, viewport }: Newcomer): Promise<Page> {
  await expect.poll(() => invitationFor(email)).not.toBe('')
  const context = await browser.newContext({ baseURL: serverUrl(), viewport })
  const page = await context.newPage()
  await page.goto(await invitationFor(email))
  await page.getByRole('button', { name: 'Make an account' }).click()
  await page.getByLabel('Last name').fill('Newcomer')
  await page.getByRole('textbox', { name: 'Phone' }).fill('306 555 0188')
  for (const field of [/^Password(?! once)/, /^Password once more/])
    await page.getByLabel(field).first().fill('a-good-password')
  await page.getByRole('button', { name: 'Make the account' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  return page
}

test('an owner brings in a dispatcher, a driver and a bookkeeper, who each come to what is theirs', async ({
  page,
  browser,
}) => {
  await signIn(page, owner, '/settings/users/new-user')
  for (const newcomer of newcomers) {
    if (newcomer !== dispatcher) await page.getByRole('button', { name: 'Add invitation' }).click()
    await invite(page, newcomer)
  }

  const dispatching = await join(browser, dispatcher)
  const menuOf = (who: Page) => who.getByRole('navigation', { name: 'Main' })
  await menuOf(dispatching)
    .getByRole('link', { name: /^Dispatch/ })
    .click()
  await expect(dispatching.getByRole('region', { name: /^Unassigned/ })).toBeVisible()

  const driving = await join(browser, driver)
  await expect(driving.getByText('Nothing is assigned to you now.')).toBeVisible()
  await expect(menuOf(driving)).toHaveCount(0)
  await expectAccessibleInBothModes(driving)

  const keeping = await join(browser, bookkeeper)
  const menu = menuOf(keeping)
  await menu.getByRole('link', { name: 'Order History' }).click()
  await expect(keeping.getByRole('table').getByText(/^\$\d/).first()).toBeVisible()
  await expect(menu.getByRole('link', { name: /^Dispatch/ })).toHaveCount(0)
  await expect(menu.getByRole('link', { name: /^Scheduler/ })).toHaveCount(0)
  await expectAccessibleInBothModes(keeping)
  await Promise.all([dispatching, driving, keeping].map((who) => who.context().close()))
})
