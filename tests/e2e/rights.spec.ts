import { roles } from '#domain/access/roles.ts'
import { callerFor, listOf } from '#tests/e2e/support/arrange.ts'
import { expect, signIn, test } from '#tests/e2e/support/journey.ts'

/* What somebody may do is taken from them while they are at it. */

const owner = 'owner@prairiesky.example'
/** No other journey looks at what they may do. */
const driver = 'driver7@prairiesky.example'

test('a role that is taken changes an open board at once: menu, board and stream, without a reload', async ({
  browser,
}) => {
  const office = await callerFor(owner)
  const { data } = await listOf<{ id: number; email: string }>(office, `/tenants/${office.tenantId}/users`, {
    search: driver,
  })
  const userId = data[0]?.id ?? 0
  const theirRoles = `/tenants/${office.tenantId}/users/${userId}/roles`
  for (const roleId of [roles.viewer, roles.dispatcher]) await office.call('POST', theirRoles, { roleId })

  const watching = await (await browser.newContext()).newPage()
  const streams: number[] = []
  watching.on('response', (response) => {
    if (/\/tenants\/\d+\/events$/.test(response.url())) streams.push(response.status())
  })
  await signIn(watching, driver, '/dispatch')
  await expect(watching.getByRole('region', { name: /^Unassigned/ })).toBeVisible()
  await expect.poll(() => streams).toEqual([200])
  await watching.evaluate(() => Reflect.set(window, 'isSamePage', true))
  const menu = watching.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link', { name: /^Dispatch/ })).toBeVisible()

  const acting = await (await browser.newContext()).newPage()
  await signIn(acting, owner, `/settings/access-control/internal-users/${userId}`)
  await acting.getByRole('button', { name: 'End Dispatcher' }).click()
  await expect(acting.getByText(/will no longer .*assign drivers to orders/)).toBeVisible()
  await acting.getByRole('button', { name: 'End role' }).click()
  await expect(acting.getByText(/is no longer Dispatcher/)).toBeVisible()

  await expect(watching.getByText('You cannot dispatch here')).toBeVisible()
  await expect(menu.getByRole('link', { name: /^Dispatch/ })).toHaveCount(0)
  await expect(menu.getByRole('link', { name: /^Order History/ })).toBeVisible()
  // The one of before was ended.
  await expect.poll(() => streams.filter((status) => status === 200)).toHaveLength(2)
  await watching.getByRole('button', { name: 'Why?' }).click()
  await expect(watching.getByText('You cannot assign drivers to orders.')).toBeVisible()
  expect(await watching.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)

  // And back again.
  await office.call('POST', theirRoles, { roleId: roles.dispatcher })
  await expect(menu.getByRole('link', { name: /^Dispatch/ })).toBeVisible()
  await office.call('PUT', `/users/${userId}/roles`, { roleIds: [roles.driver] })
  await expect(menu).toHaveCount(0)
  await expect(watching.getByRole('heading', { level: 1 })).toBeVisible()
  for (const page of [watching, acting]) await page.context().close()
})

test('somebody of a linked organization is given a role, works in the host, sees their own orders alone, and loses it at once', async ({
  browser,
}) => {
  const acting = await (await browser.newContext()).newPage()
  await signIn(acting, owner, '/settings/access-control/external/new-user-grant')
  const giving = acting.getByRole('dialog', { name: 'Give somebody of another organization a role' })
  await giving.getByRole('option', { name: 'Meewasin Pharmacy Group' }).click()
  await giving.getByLabel('Email').fill('scheduler@meewasin.example')
  await giving.getByRole('option', { name: 'External Courier' }).click()
  await giving.getByRole('button', { name: 'Give the role' }).click()
  const given = acting.getByText(/^Given to .* by Helen Dyck/)
  await expect(given).toBeVisible()

  const watching = await (await browser.newContext()).newPage()
  await signIn(watching, 'scheduler@meewasin.example', '/switch-tenants')
  await watching
    .getByRole('option', { name: /Prairie Sky Couriers.*External Courier, through Meewasin Pharmacy Group/ })
    .click()
  await expect(watching.getByText('You work in Prairie Sky Couriers for Meewasin Pharmacy Group.')).toBeVisible()
  const menu = watching.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: /^Order History/ }).click()
  const table = watching.getByRole('table', { name: 'Orders' })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  // The head alone is of nobody in particular.
  await expect(table.getByRole('row').filter({ hasNotText: 'Meewasin Pharmacy Group' })).toHaveCount(1)

  await acting.getByRole('button', { name: /^End External Courier/ }).click()
  await acting.getByRole('button', { name: 'End role' }).click()
  await expect(acting.getByText('They work here no more')).toBeVisible()
  await expect(watching.getByText(/^You no longer belong to the organization/)).toBeVisible()
  await expect(watching.getByRole('option', { name: /Prairie Sky Couriers/ })).toHaveCount(0)
  await watching.getByRole('option', { name: /Meewasin Pharmacy Group/ }).click()
  await expect(watching.getByRole('navigation', { name: 'Main' })).toBeVisible()
  for (const page of [watching, acting]) await page.context().close()
})
