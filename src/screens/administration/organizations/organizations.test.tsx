import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { watchLeaving } from '#tests/components/open-app.tsx'
import { openWorld } from '#tests/components/open-world.tsx'

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
const question = (name: string) => page.getByRole('alertdialog', { name })

it('makes a courier and invites its owner, and invites another one, on a phone as well', async () => {
  await page.viewport(390, 844)
  const { mock } = await openWorld('/settings/organizations', { tenantKind: 'internal', role: 'admin' })
  await page.getByRole('button', { name: 'New organization' }).click()
  const form = dialog('New organization')
  await userEvent.fill(form.getByRole('textbox', { name: /^Name/ }), 'Prairie Sky Couriers')
  // Addresses are found in this dialog too.
  await userEvent.type(form.getByRole('combobox', { name: /^Address/ }), '412 Elm Street, Warman')
  await page.getByRole('option', { name: /412 Elm Street/ }).click()
  await userEvent.fill(form.getByRole('textbox', { name: /^Email/ }), 'noor@wascana.example')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .element(form.getByRole('textbox', { name: /^Name/ }))
    .toHaveAccessibleDescription(/has this name already/)
  expect(await axeViolations()).toEqual([])
  await userEvent.fill(form.getByRole('textbox', { name: /^Name/ }), 'Wascana Couriers')
  await form.getByRole('button', { name: 'Make and invite' }).click()
  await expect.element(page.getByText('Invited noor@wascana.example to own Wascana Couriers')).toBeVisible()
  await page.getByRole('link', { name: /Wascana Couriers/ }).click()
  await page.getByRole('button', { name: 'Invite the owner' }).click()
  const again = dialog('Invite the owner of Wascana Couriers')
  await userEvent.fill(again.getByRole('textbox', { name: /^Email/ }), 'ravi@wascana.example')
  await again.getByRole('button', { name: 'Send the invitation' }).click()
  await expect.element(page.getByText('ravi@wascana.example', { exact: true })).toBeVisible()
  expect(mock.world.made).toMatchObject([{ name: 'Wascana Couriers', invitation: { email: 'ravi@wascana.example' } }])
})

it('leads the administrators of an installation from home to its organizations', async () => {
  await openWorld('/', { tenantKind: 'internal', role: 'admin' })
  await page.getByRole('button', { name: 'Organizations', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Organizations', level: 1 })).toBeVisible()
})

it('suspends an organization with a reason, says so, and lifts it again', async () => {
  const { mock } = await openWorld('/super-admin/organizations', { tenantKind: 'internal', role: 'admin' })
  await page.getByRole('link', { name: /Prairie Sky Couriers/ }).click()
  const drawer = dialog('Prairie Sky Couriers')
  await expect.element(drawer.getByText('Order # has no stop #')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await drawer.getByRole('button', { name: 'Suspend' }).click()
  const asked = question('Suspend Prairie Sky Couriers?')
  await expect.element(asked.getByRole('button', { name: 'Suspend' })).toBeDisabled()
  await userEvent.fill(asked.getByRole('textbox', { name: 'Reason' }), 'Three invoices are open')
  expect(await axeViolations()).toEqual([])
  await asked.getByRole('button', { name: 'Suspend' }).click()
  await expect.element(drawer.getByText(/Suspended .* by .*: Three invoices are open/)).toBeVisible()
  expect(Object.values(mock.world.administration?.suspensions ?? {})).toMatchObject([
    { reason: 'Three invoices are open' },
  ])
  await expect.element(drawer.getByRole('button', { name: 'Work as the owner' })).not.toBeInTheDocument()
  await drawer.getByRole('button', { name: 'Lift the suspension' }).click()
  await question('Lift the suspension of Prairie Sky Couriers?').getByRole('button', { name: 'Lift it' }).click()
  await expect.element(drawer.getByRole('button', { name: 'Work as the owner' })).toBeVisible()
})

it('chooses the plan and the features of an organization', async () => {
  const { mock } = await openWorld('/super-admin/organizations', { tenantKind: 'internal', role: 'admin' })
  await page.getByRole('link', { name: /Prairie Sky Couriers/ }).click()
  await dialog('Prairie Sky Couriers').getByRole('button', { name: 'Plan and features' }).click()
  const form = dialog('Plan and features of Prairie Sky Couriers')
  await form.getByText('Planner', { exact: true }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Changed plan and features of Prairie Sky Couriers')).toBeVisible()
  const courier = mock.world.tenants.find(({ tenant }) => tenant.name === 'Prairie Sky Couriers')
  expect(courier?.features).not.toContain('Planner')
})

it('finds the organizations that are in trouble, and those of a kind', async () => {
  const { search } = await openWorld('/super-admin/organizations?trouble=true', {
    tenantKind: 'internal',
    role: 'admin',
  })
  await expect.element(page.getByRole('link', { name: /Prairie Sky Couriers/ })).toBeVisible()
  await expect.element(page.getByText('1 error')).toBeVisible()
  await expect.element(page.getByText('1 organization', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(page.getByRole('link', { name: /Meewasin/ }).first()).toBeVisible()
  expect(search().get('trouble')).toBeNull()
})

it('acts as a person of the organization for a reason', async () => {
  const { api, mock } = await openWorld('/super-admin/organizations', {
    tenantKind: 'internal',
    role: 'admin',
    isConfirmed: false,
  })
  await page.getByRole('link', { name: /Prairie Sky Couriers/ }).click()
  await dialog('Prairie Sky Couriers').getByRole('button', { name: 'Work as the owner' }).click()
  const asked = question('Support access to Prairie Sky Couriers')
  await userEvent.fill(asked.getByRole('textbox', { name: 'Reason' }), 'Helen asked for help')
  expect(await axeViolations()).toEqual([])
  const left = watchLeaving()
  await asked.getByRole('button', { name: 'Work as this person' }).click()
  // Who they are is asked first.
  await page.getByLabelText('Password', { exact: true }).fill('waybill-demo')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => left.assign.mock.calls).toEqual([['/home']])
  const courier = mock.world.tenants.find(({ tenant }) => tenant.name === 'Prairie Sky Couriers')?.tenant.id
  expect(await api.sent('POST', '/impersonate').at(-1)?.json()).toMatchObject({
    tenantId: courier,
    reason: 'Helen asked for help',
  })
  expect(localStorage.getItem('tenantId')).toBe(String(courier))
})
