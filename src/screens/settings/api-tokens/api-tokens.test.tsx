import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { scopeGroups, tokenScopes } from '#domain/access/api-tokens.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openWorld } from '#tests/components/open-world.tsx'
// loaded before it is asked for: what is tested is not how fast code arrives
import './api-tokens.tsx'
import './NewApiTokenDialog.tsx'

const owner = { role: 'owner', isConfirmed: false } as const
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })

it('lists tokens with what they may, their last use and their state in words', async () => {
  await openWorld('/settings/api-tokens', owner)
  const list = page.getByRole('table')
  await expect.element(list.getByRole('row', { name: /Web shop.*In force.*Place orders/ })).toBeVisible()
  await expect
    .element(list.getByRole('row', { name: /Warehouse.*Ended.*See locations.*Piotr Nowak, not among your people/ }))
    .toBeVisible()
  await expect.element(list.getByRole('row', { name: /Trial.*Revoked.*Not yet/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'API reference' })).toHaveAttribute('href', '/api/docs')
  expect(await axeViolations()).toEqual([])
})

it('makes one, and shows it once with a way to copy it', async () => {
  const { api } = await openWorld('/settings/api-tokens', owner)
  await userEvent.click(page.getByRole('button', { name: 'New token' }))
  const form = dialog('New API token')
  await userEvent.fill(form.getByRole('textbox', { name: /^Name/ }), 'ERP')
  await userEvent.click(form.getByText(/^Place orders/))
  expect(await axeViolations()).toEqual([])
  await userEvent.click(form.getByRole('button', { name: 'Make it' }))
  const asked = dialog('Confirm that it is you')
  await userEvent.fill(asked.getByLabelText(/^Password/), 'waybill-demo')
  await userEvent.click(asked.getByRole('button', { name: 'Confirm' }))
  const shown = dialog('The token ERP')
  await expect.element(shown.getByText(/^wbt_/)).toBeVisible()
  await expect.element(shown.getByRole('button', { name: 'Copy' })).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(shown.getByRole('button', { name: 'I have kept it' }))
  await expect.element(page.getByRole('table').getByRole('row', { name: /ERP.*In force/ })).toBeVisible()
  await expect.element(page.getByText(/^wbt_/)).not.toBeInTheDocument()
  const sent = api.requests.find(({ method, url }) => method === 'POST' && url.endsWith('/api-tokens'))
  expect(await sent?.clone().json()).toEqual({ name: 'ERP', scopes: ['delivery-orders.create'], days: 90 })
})

it('asks before one is revoked', async () => {
  await openWorld('/settings/api-tokens', owner)
  await userEvent.click(page.getByRole('link', { name: 'Web shop', exact: true }))
  await userEvent.click(dialog('Web shop').getByRole('button', { name: 'Revoke' }))
  const asked = page.getByRole('alertdialog', { name: 'Revoke Web shop?' })
  await userEvent.click(asked.getByRole('button', { name: 'Revoke' }))
  await expect.element(dialog('Web shop').getByText(/^Revoked: whatever/)).toBeVisible()
})

it('is offered to nobody who may not change the organization', async () => {
  await openWorld('/settings', { role: 'viewer' })
  await expect.element(page.getByRole('link', { name: 'Contacts' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'API tokens' })).not.toBeInTheDocument()
})

it('ticks by one press what most tokens are for, and says so in the list', async () => {
  const { api } = await openWorld('/settings/api-tokens', owner)
  await userEvent.click(page.getByRole('button', { name: 'New token' }))
  const form = dialog('New API token')
  await userEvent.fill(form.getByRole('textbox', { name: /^Name/ }), 'Reports')
  const preset = form.getByRole('button', { name: 'Read only' })
  preset.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(preset).toHaveAttribute('aria-pressed', 'true')
  const group = form.getByRole('group', { name: 'Prices and invoices' })
  await expect.element(group).toHaveAccessibleDescription('Without these the orders that it reads say no amounts')
  await expect.element(group.getByRole('checkbox', { name: 'See what orders cost' })).toBeChecked()
  await userEvent.click(group.getByText(/^See invoices/))
  await expect.element(preset).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(group.getByText(/^See invoices/))
  expect(await axeViolations()).toEqual([])
  await userEvent.click(form.getByRole('button', { name: 'Make it' }))
  const asked = dialog('Confirm that it is you')
  await userEvent.fill(asked.getByLabelText(/^Password/), 'waybill-demo')
  await userEvent.click(asked.getByRole('button', { name: 'Confirm' }))
  await userEvent.click(dialog('The token Reports').getByRole('button', { name: 'I have kept it' }))
  await expect.element(page.getByRole('table').getByRole('row', { name: /Reports.*Read only/ })).toBeVisible()
  const sent = api.requests.find(({ method, url }) => method === 'POST' && url.endsWith('/api-tokens'))
  expect(await sent?.clone().json()).toMatchObject({
    scopes: ['delivery-orders.read', 'locations.read', 'pricing.read', 'accounting.read'],
  })
})

it('asks for every scope in one group', () => {
  expect(scopeGroups.flatMap(({ scopes }) => scopes)).toEqual(tokenScopes)
})
