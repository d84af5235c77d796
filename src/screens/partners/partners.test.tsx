import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'

const row = (text: string) => page.getByRole('row').filter({ hasText: text })
const menuEntry = (name: RegExp) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

it('counts in the menu what waits, and accepts it with the services that are ticked', async () => {
  const { api } = serveWorld({ role: 'owner' })
  await openApp('/partners')
  await expect.element(menuEntry(/^Partners.*1/)).toBeVisible()
  await page.getByRole('button', { name: 'Offers' }).click()
  await expect.element(page.getByRole('heading', { name: 'Offers received', level: 1 })).toBeVisible()
  await row('Pending').getByRole('link').first().click()
  const drawer = page.getByRole('dialog', { name: 'Battlefords Express' })
  await expect.element(drawer).toMatchTextContent(/go home empty/)
  await expect.poll(() => axeViolations()).toEqual([])
  await drawer.getByRole('button', { name: 'Accept' }).click()
  const acceptance = page.getByRole('dialog', { name: 'Accept the offer of Battlefords Express' })
  await expect.element(acceptance.getByRole('checkbox').first()).not.toBeChecked()
  await acceptance.getByRole('checkbox').first().click({ force: true })
  await acceptance.getByRole('button', { name: 'Accept' }).click()
  await expect.element(page.getByRole('heading', { name: 'Battlefords Express', level: 1 })).toBeVisible()
  const [sent] = api.sent('POST', '/partnerships/871/accept')
  expect(await sent?.json()).toEqual({ serviceIds: [expect.any(Number)] })
  await expect.element(menuEntry(/^Partners$/)).toBeVisible()
})

it('declines with a reason, and offers one back, once, which can be taken back', async () => {
  const { api } = serveWorld({ role: 'owner' })
  const { router } = await openApp('/partners/offers/received/871')
  await page.getByRole('button', { name: 'Decline' }).click()
  const question = page.getByRole('alertdialog')
  await userEvent.fill(question.getByRole('textbox', { name: /Reason/ }), 'Not before spring.')
  await question.getByRole('button', { name: 'Decline' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Battlefords Express' })).toMatchTextContent(/before spring/)
  expect(await api.sent('POST', '/partnerships/871/decline')[0]?.json()).toEqual({
    declineReason: 'Not before spring.',
  })

  await router.navigate('/partners/couriers')
  await row('North Battleford').getByRole('link').first().click()
  await expect.element(page.getByRole('heading', { name: 'Battlefords Express', level: 1 })).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Message' }), 'Ten parcels a day.')
  await expect.poll(() => axeViolations()).toEqual([])
  await page.getByRole('button', { name: 'Send offer' }).click()
  await expect.element(page.getByText('Offered Battlefords Express a partnership')).toBeVisible()
  await expect.poll(() => router.state.location.pathname).toBe('/partners/offers/sent')
  const [sent] = api.sent('POST', '/tenants/1/partners')
  expect(await sent?.json()).toEqual({ message: 'Ten parcels a day.', receiverTenantId: 9 })

  await router.navigate('/partners/couriers/9')
  await expect.element(page.getByText('You have already offered Battlefords Express a partnership.')).toBeVisible()
  await page.getByRole('button', { name: 'To the offer' }).click()
  await page.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect.element(page.getByText('Revoked the offer to Battlefords Express')).toBeVisible()
})

it('shows what is between two partners, and says before the end how many orders are open', async () => {
  serveWorld({ role: 'owner' })
  await openApp('/partners/4')
  await expect.element(page.getByRole('heading', { name: 'Queen City Rush', level: 1 })).toBeVisible()
  for (const side of ['Received', 'Our services', 'Its services', 'Our terms', 'Its terms', 'History']) {
    await page.getByRole('tab', { name: side }).click()
    await expect.poll(() => axeViolations()).toEqual([])
  }
  await page.getByRole('button', { name: 'End the partnership' }).click()
  const question = page.getByRole('alertdialog')
  await expect
    .element(question)
    .toMatchTextContent(/2 open orders that you handed on and 1 open order that you received go on to their end\./)
  await question.getByRole('button', { name: 'End the partnership' }).click()
  await expect.element(page.getByRole('button', { name: 'Offer a partnership again' })).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Its services' })).not.toBeInTheDocument()
})

it('says why somebody can answer nothing, and is no part of a customer', async () => {
  serveWorld({ role: 'dispatcher' })
  await openApp('/partners/offers/received/871')
  await expect.element(page.getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-disabled', 'true')
})

it('names the numbers of a partner on a phone, where they have no heading above them', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  serveWorld({ role: 'owner' })
  await openApp('/partners')
  await expect.element(page.getByRole('term').filter({ hasText: 'Open, handed on' }).first()).toBeVisible()
})

it('says why one who may end customers alone cannot end what is a vendor as well', async () => {
  const { mock } = serveWorld({ role: 'viewer' })
  const [role] = mock.world.resources.role ?? []
  if (role === undefined) throw new Error('The courier has a role.')
  const sales = { ...role, id: 1_001, name: 'Sales', permissions: ['customers.delete'] }
  mock.world.resources.role?.push(sales)
  mock.person.memberships[0]?.roles.push(sales.id)
  await openApp('/customers/4')
  await expect
    .element(page.getByRole('button', { name: 'End the connection' }))
    .toHaveAttribute('aria-disabled', 'true')
})
