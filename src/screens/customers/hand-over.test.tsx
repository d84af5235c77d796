import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveGuest, serveWorld } from '#tests/components/serve-world.ts'

/** Managed customers and their hand-over: docs/rules/ownership-and-merge.md, "Managed customers". */

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

it('shows to whom a managed customer is offered, takes that back, and offers it anew to an organization', async () => {
  const { api } = serveWorld({ role: 'owner' })
  const { router } = await openApp('/customers/8')
  await expect.element(page.getByText('Offered to Chantal Bouvier (chantal@nutanaflowers.example)')).toBeVisible()
  await expect.poll(() => axeViolations()).toEqual([])
  await press('Revoke')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect.element(page.getByText('Revoked the transfer of Nutana Flowers')).toBeVisible()
  await press('Transfer ownership')
  await expect.element(heading('Transfer ownership')).toBeVisible()
  await press('Send the request')
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/Required/)
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Hand over to' }), 'An organization')
  await userEvent.fill(page.getByRole('combobox', { name: 'Organization' }), 'Meewasin')
  await page.getByRole('option', { name: 'Meewasin Pharmacy Group' }).click()
  await expect.poll(() => axeViolations()).toEqual([])
  await press('Send the request')
  await expect.element(page.getByText('Offered to Meewasin Pharmacy Group', { exact: true })).toBeVisible()
  const [sent] = api.sent('POST', '/tenants/8/onboarding')
  expect(await sent?.json()).toEqual({ offeredTo: 'organization', toTenantId: 2 })
  expect(router.state.location.pathname).toBe('/customers/8')
})

it('adds a managed customer in one form, and changes what it says of itself', async () => {
  const { api } = serveWorld({ role: 'owner' })
  const { router } = await openApp('/customers')
  await press('Add a customer')
  await expect.element(heading('Add a customer')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Name', exact: true }), 'Sutherland Books')
  await userEvent.fill(page.getByRole('combobox', { name: 'Address' }), '1 Central Avenue, Saskatoon')
  await expect.poll(() => axeViolations()).toEqual([])
  await press('Add the customer')
  await expect.element(heading('Sutherland Books')).toBeVisible()
  expect(await api.sent('POST', '/tenants/1/customers')[0]?.json()).toEqual({
    name: 'Sutherland Books',
    address: '1 Central Avenue, Saskatoon',
  })
  await page.getByRole('tab', { name: 'Details' }).click()
  await userEvent.fill(page.getByRole('textbox', { name: 'Name', exact: true }), 'Sutherland Books and Toys')
  await press('Save details')
  await expect.element(heading('Sutherland Books and Toys')).toBeVisible()
  await router.navigate('/customers/2')
  await expect.element(heading('Meewasin Pharmacy Group')).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Details' })).not.toBeInTheDocument()
})

it('counts what waits for an organization, which rejects it with a reason, and reads both kinds of request', async () => {
  const { api } = serveWorld({ tenantKind: 'customer', role: 'owner' })
  const { router } = await openApp('/settings/ownership-requests')
  const settings = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Settings/ })
  await expect.element(settings).toMatchTextContent(/1/)
  await page.getByRole('link', { name: 'Wascana Pharmacy' }).click()
  const drawer = page.getByRole('dialog', { name: 'Wascana Pharmacy' })
  await expect.element(drawer.getByRole('button', { name: 'Accept' })).toBeVisible()
  await expect.poll(() => axeViolations()).toEqual([])
  await drawer.getByRole('button', { name: 'Reject' }).click()
  const question = page.getByRole('alertdialog')
  await userEvent.fill(question.getByRole('textbox', { name: /Reason/ }), 'Not ours.')
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect.element(drawer).toMatchTextContent(/Not ours\./)
  const [sent] = api.sent('POST', '/managed-customer-onboardings/873/reject')
  expect(await sent?.json()).toEqual({ rejectionReason: 'Not ours.' })
  await expect.element(settings).not.toMatchTextContent(/1/)
  await router.navigate('/settings/ownership-requests?of=within')
  await expect.element(heading('Ownership requests')).toBeVisible()
})

it('takes over for an organization once it was asked', async () => {
  serveWorld({ tenantKind: 'customer', role: 'owner' })
  await openApp('/settings/ownership-requests/873')
  await press('Accept')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect.element(page.getByText('Took over Wascana Pharmacy')).toBeVisible()
})

it('makes the account of a person who takes over, and asks for no organization', async () => {
  const { api } = serveGuest()
  await openApp('/invitations/owner')
  await expect.element(heading('Take over Nutana Flowers')).toHaveFocus()
  await press('Make an account')
  await expect.element(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Chantal')
  await expect.element(page.getByRole('textbox', { name: 'Organization name' })).not.toBeInTheDocument()
  await userEvent.fill(page.getByRole('textbox', { name: 'Phone' }), '306 555 0199')
  await userEvent.fill(page.getByLabelText(/^Password(?! once)/).first(), 'a-good-password')
  await userEvent.fill(page.getByLabelText(/^Password once more/).first(), 'a-good-password')
  await press('Make the account')
  await expect
    .element(page.getByText('You own Nutana Flowers now. Prairie Sky Couriers delivers for it as before.'))
    .toBeVisible()
  expect(await api.sent('POST', '/invitations/u/accept')[0]?.json()).not.toHaveProperty('accountType')
})
