import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'

const row = (text: string) => page.getByRole('row').filter({ hasText: text })
const menuEntry = (name: RegExp) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

it('counts in the menu what waits, and approves it with the services that are ticked', async () => {
  const { api } = serveWorld({ role: 'owner' })
  await openApp('/customers')
  await expect.element(menuEntry(/^Customers.*1/)).toBeVisible()
  await page.getByRole('button', { name: 'Applications' }).click()
  await expect.element(page.getByRole('heading', { name: 'Applications received', level: 1 })).toBeVisible()
  await row('Pending').getByRole('link').first().click()
  const drawer = page.getByRole('dialog', { name: 'Wascana Flowers' })
  await expect.element(drawer).toMatchTextContent(/about twenty parcels a day/)
  await expect.poll(() => axeViolations()).toEqual([])
  await drawer.getByRole('button', { name: 'Approve' }).click()
  const approval = page.getByRole('dialog', { name: 'Approve Wascana Flowers' })
  await expect.element(approval.getByRole('checkbox').first()).toBeChecked()
  await approval.getByRole('checkbox').first().click({ force: true })
  await expect.poll(() => axeViolations()).toEqual([])
  await approval.getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByRole('heading', { name: 'Wascana Flowers', level: 1 })).toBeVisible()
  const [sent] = api.sent('POST', '/applications/851/approve')
  expect(await sent?.json()).toEqual({ serviceIds: expect.not.arrayContaining([1]) })
  await expect.element(menuEntry(/^Customers$/)).toBeVisible()
})

it('asks before one is rejected, with a reason that the applicant reads', async () => {
  const { api } = serveWorld({ role: 'owner' })
  await openApp('/customers/applications/received/851')
  await page.getByRole('button', { name: 'Reject' }).click()
  const question = page.getByRole('alertdialog')
  await userEvent.fill(question.getByRole('textbox', { name: /Reason/ }), 'Too far.')
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Wascana Flowers' })).toMatchTextContent(/Too far\./)
  const [sent] = api.sent('POST', '/applications/851/reject')
  expect(await sent?.json()).toEqual({ rejectionReason: 'Too far.' })
})

it('finds a courier, applies to it once, and takes that back', async () => {
  const { api } = serveWorld({ tenantKind: 'customer', role: 'owner' })
  const { router } = await openApp('/vendors')
  await page.getByRole('button', { name: 'Find a vendor' }).click()
  await row('Regina').getByRole('link').first().click()
  await expect.element(page.getByRole('heading', { name: 'Queen City Rush', level: 1 })).toBeVisible()
  await expect.poll(() => axeViolations()).toEqual([])
  await page.getByRole('button', { name: 'Apply' }).click()
  await userEvent.fill(page.getByRole('textbox', { name: 'Message' }), 'Ten parcels a day.')
  await expect.poll(() => axeViolations()).toEqual([])
  await page.getByRole('button', { name: 'Send application' }).click()
  await expect.element(page.getByText('Applied to Queen City Rush')).toBeVisible()
  await expect.poll(() => router.state.location.pathname).toBe('/vendors')
  const [sent] = api.sent('POST', '/tenants/2/vendors/4/applications')
  expect(await sent?.json()).toEqual({ message: 'Ten parcels a day.', origin: 'connect' })

  await router.navigate('/vendors/profiles/4/apply')
  await expect.element(page.getByText('You have already applied to Queen City Rush')).toBeVisible()
  await page.getByRole('button', { name: 'To the application' }).click()
  await page.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect.element(page.getByText('Revoked the application to Queen City Rush')).toBeVisible()
  await router.navigate('/vendors/profiles/1/apply')
  await expect.element(page.getByText('You are already connected with Prairie Sky Couriers')).toBeVisible()
})

it('says why somebody cannot apply, and offers them no answers', async () => {
  serveWorld({ tenantKind: 'customer', role: 'scheduler' })
  await openApp('/vendors/profiles/4/apply')
  await expect.element(page.getByText(/does not let you apply to others/)).toBeVisible()
})

it('asks a former customer to connect again', async () => {
  const { api } = serveWorld({ role: 'owner' })
  await openApp('/customers/2')
  await page.getByRole('button', { name: 'End the connection' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the connection' }).click()
  await page.getByRole('button', { name: 'Ask to connect again' }).click()
  await page.getByRole('button', { name: 'Send application' }).click()
  await expect.element(page.getByRole('heading', { name: 'Applications sent', level: 1 })).toBeVisible()
  expect(api.sent('POST', '/tenants/1/customers/2/applications')).toHaveLength(1)
})
