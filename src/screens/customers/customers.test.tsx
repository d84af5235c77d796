import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'

const tab = (name: string) => page.getByRole('tab', { name })
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

it('lists customers with how they stand, filters by credit hold, and opens one with its sides', async () => {
  serveWorld({ role: 'owner' })
  const { router } = await openApp('/customers')
  await expect.element(page.getByRole('link', { name: 'Meewasin Pharmacy Group' })).toBeVisible()
  await expect.poll(() => axeViolations()).toEqual([])
  await router.navigate('/customers?creditHold=true')
  await expect.element(page.getByRole('link', { name: 'Bridge City Bakery' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Meewasin Pharmacy Group' })).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Bridge City Bakery' }).click()
  await expect.element(heading('Bridge City Bakery')).toBeVisible()
  await tab('Terms').click()
  await expect.poll(() => router.state.location.pathname).toMatch(/terms$/)
  await page.getByRole('switch', { name: 'Credit hold' }).click({ force: true })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByText('Saved Bridge City Bakery')).toBeVisible()
  await expect.poll(() => axeViolations()).toEqual([])
})

it('asks before a connection ends, and then shows it as ended', async () => {
  serveWorld({ role: 'owner' })
  await openApp('/customers')
  await page.getByRole('link', { name: 'Meewasin Pharmacy Group' }).click()
  await page.getByRole('button', { name: 'End the connection' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog).toMatchTextContent(/Orders and history stay readable for both of you/)
  await dialog.getByRole('button', { name: 'End the connection' }).click()
  await expect.element(page.getByText('Ended the connection with Meewasin Pharmacy Group')).toBeVisible()
  await expect.element(page.getByText('Ended', { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: 'End the connection' }).elements()).toEqual([])
})

it('shows a customer its vendor with the terms, and lets it say what it calls it', async () => {
  serveWorld({ tenantKind: 'customer', role: 'owner' })
  const { router } = await openApp('/vendors')
  await page.getByRole('link', { name: /Prairie Sky Couriers/ }).click()
  await tab('Terms').click()
  await expect.element(page.getByText('The first 10 minutes at each stop are free.')).toBeVisible()
  await expect.poll(() => axeViolations()).toEqual([])
  await tab('In your books').click()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Your name for it' }).fill('The morning run')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(heading('The morning run')).toBeVisible()
  await expect.poll(() => router.state.location.pathname).toMatch(/general$/)
})

it('leads from a customer to an order for it, unless new ones are stopped, and from a vendor to its services', async () => {
  serveWorld({ role: 'owner' })
  const { router } = await openApp('/customers')
  for (const name of ['Applications', 'Invitations', 'Invite a customer'])
    await expect.element(page.getByRole('button', { name })).toBeVisible()
  await page.getByRole('link', { name: 'Bridge City Bakery' }).click()
  const newOrder = page.getByRole('button', { name: 'New order' })
  await expect.element(newOrder).toHaveAccessibleDescription(/is on credit hold: new orders are stopped/)
  await expect.element(newOrder).toHaveAttribute('aria-disabled', 'true')
  await router.navigate('/customers/2')
  await newOrder.click()
  await expect.element(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('Meewasin Pharmacy Group')
})

it('begins an order of the vendor that one looks at', async () => {
  serveWorld({ tenantKind: 'customer', role: 'owner' })
  const { router } = await openApp('/vendors/1')
  await page.getByRole('button', { name: 'New order' }).click()
  await expect.poll(() => router.state.location.search).toBe('?vendor=1')
  await expect.element(page.getByRole('radio').first()).toBeVisible()
})

it('offers those who may only look nothing to add, edit or order', async () => {
  serveWorld({ role: 'viewer' })
  await openApp('/customers')
  await expect.element(page.getByRole('link', { name: 'Meewasin Pharmacy Group' })).toBeVisible()
  expect(page.getByRole('columnheader', { name: 'Edit' }).elements()).toEqual([])
  expect(page.getByRole('button', { name: 'Invite a customer' }).elements()).toEqual([])
})
