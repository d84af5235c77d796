import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Invitation } from '#generated/model/index.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp, watchLeaving } from '#tests/components/open-app.tsx'
import { serveGuest, serveWorld, type ServedWorld } from '#tests/components/serve-world.ts'

/** The page of an invitation: docs/rules/invitations-and-customers.md, "The page". */

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

/** What became of the invitation that waited. */
const stateOf = ({ mock }: ServedWorld, email: string) =>
  (mock.world.resources.invitation as readonly Invitation[] | undefined)?.find(
    ({ forInitialUserEmail }) => forInitialUserEmail === email,
  )?.state

async function fillIn(fields: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(fields))
    await userEvent.fill(page.getByRole('textbox', { name: label, exact: true }), text)
}

it('makes the account and the organization of a guest, and says what is wrong with them', async () => {
  const served = serveGuest()
  await openApp('/invitations/customer')
  await expect.element(heading('Connect with Prairie Sky Couriers')).toHaveFocus()
  await expect
    .element(page.getByText(/Helen Dyck of Prairie Sky Couriers invites Riverbend Labs to order/))
    .toBeVisible()
  await press('Make an account')
  await expect.element(page.getByRole('textbox', { name: 'Organization name' })).toHaveValue('Riverbend Labs')
  expect(await axeViolations()).toEqual([])
  await press('Back')
  await press('Make an account')
  await press('Make the account')
  await expect.element(page.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription('Required')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Account for' }), 'Individual')
  await expect.element(page.getByRole('textbox', { name: 'Organization name' })).not.toBeInTheDocument()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Account for' }), 'Organization')
  await fillIn({ 'Organization name': 'Riverbend Labs', Phone: '306 555 0199', Address: '12 River Street' })
  await userEvent.fill(page.getByLabelText(/^Password(?! once)/).first(), 'a-good-password')
  await userEvent.fill(page.getByLabelText(/^Password once more/).first(), 'a-good-password')
  await press('Make the account')
  await expect.element(heading('Thank You')).toBeVisible()
  await expect.element(page.getByText('Riverbend Labs and Prairie Sky Couriers are connected.')).toBeVisible()
  const [sent] = served.api.sent('POST', '/invitations/u/accept')
  expect(await sent?.json()).toMatchObject({
    uid: 'customer',
    accountType: 'organization',
    name: 'Riverbend Labs',
    firstName: 'Priya',
    lastName: 'Raman',
    address: '12 River Street',
    timezone: { canonicalIdentifier: expect.any(String) },
  })
  expect(stateOf(served, 'priya@prairiesky.example')).toBe('accepted')
})

it('takes another address than the invited one by the code that is mailed to it', async () => {
  const served = serveGuest()
  await openApp('/invitations/customer')
  await press('Make an account')
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect.element(email).toHaveValue('priya@prairiesky.example')
  const [somebody] = served.mock.world.people
  await userEvent.fill(email, somebody?.user.email ?? '')
  await expect.element(email).toHaveAccessibleDescription(/Email already exists/)
  await expect.element(page.getByRole('button', { name: 'Make the account' })).toBeDisabled()
  await expect.element(page.getByRole('textbox', { name: 'Address' })).toBeEnabled()
  await userEvent.fill(email, 'orders@riverbend.example')
  await expect.element(page.getByRole('button', { name: 'Make the account' })).toBeEnabled()
  await fillIn({ Phone: '306 555 0199', Address: '12 River Street' })
  await userEvent.fill(page.getByLabelText(/^Password(?! once)/).first(), 'a-good-password')
  await userEvent.fill(page.getByLabelText(/^Password once more/).first(), 'a-good-password')
  await press('Make the account')
  const dialog = page.getByRole('dialog', { name: 'Enter the code' })
  await expect.element(dialog).toMatchTextContent(/on its way to orders@riverbend\.example/)
  const codes = served.api.sent('POST', '/invitations/u/send-verification-code')
  expect(await codes[0]?.json()).toEqual({ uid: 'customer', email: 'orders@riverbend.example' })
  expect(await axeViolations()).toEqual([])
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Code' }), 'sentinel:422')
  await dialog.getByRole('button', { name: 'Make the account' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Code' }), '482913')
  await dialog.getByRole('button', { name: 'Make the account' }).click()
  await expect.element(heading('Thank You')).toBeVisible()
  const sent = served.api.sent('POST', '/invitations/u/accept').at(-1)
  expect(await sent?.json()).toMatchObject({ email: 'orders@riverbend.example', code: '482913' })
})

it('leads an address that has an account to sign in, and a link that was passed on to the mail', async () => {
  const { mock } = serveGuest()
  const { assign } = watchLeaving()
  const [somebody] = mock.world.people
  mock.world.resources.invitation = (mock.world.resources.invitation ?? []).map((row) =>
    Reflect.get(row, 'kind') === 'customer' ? { ...row, forInitialUserEmail: somebody?.user.email } : row,
  )
  const { router } = await openApp('/invitations/customer')
  await press('Make an account')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Email already exists/)
  await expect.element(page.getByRole('button', { name: 'Make the account' })).toBeDisabled()
  await page.getByRole('alert').getByRole('button', { name: 'Sign in' }).click()
  expect(assign).toHaveBeenCalledWith(expect.stringContaining(encodeURIComponent('/invitations/customer')))

  await router.navigate('/invitations/customer-shared')
  await press('Make an account')
  await press('Email me the link')
  await expect.element(page.getByRole('status')).toMatchTextContent(/on its way to/)
  expect(await axeViolations()).toEqual([])
})

it('shows the only organization for confirmation, connects it, and stands in it', async () => {
  const served = serveWorld({ tenantKind: 'customer', role: 'owner' })
  served.mock.world.tenants.forEach(({ customerIds }) => customerIds.splice(0))
  await openApp('/invitations/customer')
  await expect.element(page.getByText(/Connect Meewasin Pharmacy Group with Prairie Sky Couriers\?/)).toBeVisible()
  await expect.element(page.getByText(/You are signed in as/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Use another account' })).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await press('Connect')
  await expect.element(heading('CONNECTED')).toBeVisible()
  expect(localStorage.getItem('tenantId')).toBe(String(served.mock.tenantId))
  const [sent] = served.api.sent('POST', '/invitations/link')
  expect(await sent?.json()).toEqual({ uid: 'customer', tenantId: served.mock.tenantId })
})

it('says of a connected one that it is, and changes to a new one', async () => {
  const served = serveWorld({ tenantKind: 'customer', role: 'owner' })
  await openApp('/invitations/customer')
  await expect.element(page.getByText(/is already connected with Prairie Sky Couriers/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Proceed' })).toBeVisible()
  await press('Change')
  await expect.element(page.getByRole('radio', { name: /Meewasin.*Already connected/ })).not.toBeChecked()
  await expect.element(page.getByRole('button', { name: 'Continue', exact: true })).toBeDisabled()
  await page.getByText('A new organization').click()
  await press('Continue')
  await fillIn({ 'Organization name': 'Meewasin West', Address: '1 Main Street' })
  expect(await axeViolations()).toEqual([])
  await press('Make it and connect')
  await expect.element(page.getByText('Meewasin West and Prairie Sky Couriers are connected.')).toBeVisible()
  const [sent] = served.api.sent('POST', '/invitations/link')
  expect(await sent?.json()).toMatchObject({
    organization: { accountType: 'organization', name: 'Meewasin West', address: '1 Main Street' },
  })
})

it('is taken back step by step, and rejected once that is confirmed', async () => {
  const served = serveWorld({ tenantKind: 'customer', role: 'scheduler' })
  await openApp('/invitations/customer')
  await expect
    .element(page.getByRole('radio', { name: /Meewasin.*Only its owner or an organization manager/ }))
    .toBeDisabled()
  await press('Back')
  await expect.element(page.getByText('Do you have a Waybill account?')).toBeVisible()
  await press(/^Continue as/)
  await press('Reject')
  await expect.element(heading('Are you sure you want to reject this invitation?')).toBeVisible()
  await press('Back')
  await press('Reject')
  await press('Reject')
  await expect.element(heading('Invitation Rejected')).toBeVisible()
  expect(stateOf(served, 'priya@prairiesky.example')).toBe('rejected')
})
