import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { openWorld } from '#tests/components/open-world.tsx'

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })

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
