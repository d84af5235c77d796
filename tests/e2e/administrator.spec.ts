import type { TenantSummary } from '#generated/model/index.ts'
import { callerFor, listOf, serverUrl } from '#tests/e2e/support/arrange.ts'
import { expect, signIn, test } from '#tests/e2e/support/journey.ts'

const admin = 'admin@waybill.example'

// The organisation that one has switched to is the one that one starts in, also next time.
test.beforeEach(async () => {
  const caller = await callerFor(admin)
  const own = await listOf<TenantSummary>(caller, `/users/${caller.me.id}/switchable-tenants`, { search: 'Waybill' })
  await caller.call('PUT', `/users/${caller.me.id}/current-tenant`, { tenantId: own.data[0]?.id })
})

test('where nothing is delivered there is the way to the organisations, and to how the installation stands', async ({
  page,
}) => {
  await signIn(page, admin)
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('listitem')).toHaveText([
    'Order History',
    'Settings',
  ])
  await page.getByRole('button', { name: 'Switch organization' }).click()
  await expect(page.getByRole('option', { name: /^Waybill Internal/ })).toContainText('Current')
  await page.goBack()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Installation' }).click()
  await expect(page.getByRole('row', { name: /^Mail to choose a password/ })).toBeVisible()
})

test('an administrator looks into an organisation, acts as somebody in it, and comes back', async ({ page }) => {
  await signIn(page, admin)
  const account = page.getByRole('button', { name: /account$/ })
  const banner = page.getByRole('complementary', { name: 'Session' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toHaveCount(0)

  await account.click()
  await page.getByRole('menuitem', { name: 'Switch Organizations' }).click()
  await page.getByRole('combobox', { name: 'Search organizations' }).fill('prairie')
  await page.getByRole('option', { name: /Prairie Sky Couriers/ }).click()
  await expect(banner).toContainText('You are viewing Prairie Sky Couriers as an administrator')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Dispatch/ })).toBeVisible()

  await banner.getByRole('link', { name: 'Switch organization' }).click()
  await page.getByRole('combobox', { name: /Search people/ }).fill('ahenakew')
  await page.getByRole('option', { name: /Noel Ahenakew/ }).click()
  await expect(banner).toContainText('You are acting as Noel Ahenakew in Prairie Sky Couriers')
  await expect(account).toHaveAccessibleName(/Noel Ahenakew/)
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Dispatch/ })).toHaveCount(0)
  await page.reload()
  await expect(banner).toContainText('Noel Ahenakew')

  await account.click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(account).toHaveAccessibleName(/Robin Sinclair/)
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByText('You are acting as')).toHaveCount(0)
})

test('a suspended organisation is closed to its owner, who reads why, and works again when it is lifted', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: serverUrl() })
  const theirs = await context.newPage()
  await signIn(theirs, 'owner@northline.example')
  await expect(theirs.getByRole('navigation', { name: 'Main' })).toBeVisible()

  await signIn(page, admin, '/super-admin/organizations')
  await page
    .getByRole('textbox', { name: 'Search' })
    .or(page.getByPlaceholder('Name or phone'))
    .first()
    .fill('northline')
  // The rows move when what is found arrives: a press between the two would meet another row, or none.
  await expect(page.getByText('1 organization', { exact: true })).toBeVisible()
  await page
    .getByRole('link', { name: /Northline/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: /Northline/ })
  await drawer.getByRole('button', { name: 'Suspend' }).click()
  const asked = page.getByRole('alertdialog')
  await asked.getByRole('textbox', { name: 'Reason' }).fill('Three invoices are open')
  await asked.getByRole('button', { name: 'Suspend' }).click()
  await expect(drawer.getByText(/Three invoices are open/)).toBeVisible()

  // Without a reload: the stream of events ends with the right to it.
  await expect(theirs.getByRole('heading', { name: 'Suspended' })).toBeVisible()
  await expect(theirs.getByText(/is suspended: Three invoices are open\. Nothing of it is lost\./)).toBeVisible()

  await drawer.getByRole('button', { name: 'Lift the suspension' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lift it' }).click()
  await expect(drawer.getByRole('button', { name: 'Suspend' })).toBeVisible()
  await theirs.getByRole('button', { name: 'Try again' }).click()
  await expect(theirs.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await context.close()
})
