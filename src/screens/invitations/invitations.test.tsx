import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'

const rowsOf = (name: string) => page.getByRole('table', { name }).getByRole('row')

it('lists the invitations of customers alone, by state, and invites one', async () => {
  const { api } = serveWorld({ role: 'owner' })
  const { router } = await openApp('/customers/invitations')
  await expect
    .element(rowsOf('Customer invitations').filter({ hasText: 'Riverbend Labs' }))
    .toMatchTextContent(/Pending/)
  expect(rowsOf('Customer invitations').elements()).toHaveLength(6)
  await page.getByRole('button', { name: /^State/ }).click()
  await page.getByRole('checkbox', { name: 'Accepted' }).click({ force: true })
  await expect.poll(() => rowsOf('Customer invitations').elements().length).toBe(2)
  await expect.element(rowsOf('Customer invitations').filter({ hasText: 'Meewasin Pharmacy Group' })).toBeVisible()
  await userEvent.keyboard('{Escape}')

  await router.navigate('/customers/invitations/new')
  const dialog = page.getByRole('dialog', { name: 'Invite a customer' })
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Email' }), 'new@riverbend.example')
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Organization' }), 'Riverbend West')
  await expect.element(dialog.getByText('Roles')).not.toBeInTheDocument()
  expect(await axeViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Invite a customer' }).click()
  await expect.element(page.getByText('Invited new@riverbend.example')).toBeVisible()
  const [sent] = api.sent('POST', '/tenants/1/invitations')
  expect(await sent?.json()).toMatchObject({
    kind: 'customer',
    forInitialUserEmail: 'new@riverbend.example',
    forPrefillTenantName: 'Riverbend West',
  })
})

it('says above the form that too many were sent, and keeps what was typed', async () => {
  const { api } = serveWorld({ role: 'owner' })
  const message = 'You have sent 60 invitations within an hour. Try again in 12 minutes.'
  api.use(
    http.post('*/tenants/:id/invitations', () =>
      HttpResponse.json({ code: 'too_many_mails', message }, { status: 429, headers: { 'Retry-After': '700' } }),
    ),
  )
  await openApp('/customers/invitations/new')
  const dialog = page.getByRole('dialog', { name: 'Invite a customer' })
  const email = dialog.getByRole('textbox', { name: 'Email' })
  await userEvent.fill(email, 'new@riverbend.example')
  await dialog.getByRole('button', { name: 'Invite a customer' }).click()
  await expect.element(dialog.getByText(message)).toBeVisible()
  await expect.element(email).toHaveValue('new@riverbend.example')
})

it('passes the link of one on, once it is asked for, and forgets it when it is sent again', async () => {
  const { api } = serveWorld({ role: 'owner' })
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openApp('/customers/invitations/806')
  await page.getByRole('button', { name: 'Share' }).click()
  const drawer = page.getByRole('dialog', { name: /^Share with priya/ })
  await expect.element(drawer.getByText(/which proves that/)).toBeVisible()
  expect(api.sent('POST', '/invitations/806/share')).toEqual([])
  await drawer.getByRole('button', { name: 'Show the link' }).click()
  await expect.element(drawer.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await drawer.getByRole('button', { name: 'Copy' }).click()
  expect(copied).toHaveBeenCalledWith('https://waybill.example/invitations/806-shared')
  await drawer.getByRole('button', { name: 'Send again' }).click()
  await expect.element(page.getByText(/a fresh link$/)).toBeVisible()
  await expect.element(drawer.getByRole('button', { name: 'Show the link' })).toBeVisible()
})

it('offers nothing of it to those who may not invite', async () => {
  serveWorld({ role: 'viewer' })
  await openApp('/customers/invitations/806')
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Riverbend Labs/)
  await expect.element(page.getByRole('button', { name: 'Share' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Invite a customer' })).not.toBeInTheDocument()
})

it('is the same for the suppliers of a customer', async () => {
  serveWorld({ tenantKind: 'customer', role: 'owner' })
  await openApp('/suppliers/invitations')
  await expect.element(rowsOf('Supplier invitations').filter({ hasText: 'Sage Hill Packaging' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Invite a supplier' })).toBeVisible()
})
