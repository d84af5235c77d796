import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const confirmIt = async (password = 'waybill-demo') => {
  await expect.element(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible()
  await page.getByLabelText('Password', { exact: true }).fill(password)
  await button('Confirm').click()
}

it('sets an authenticator app up once the person has confirmed, and shows the recovery codes once', async () => {
  const { api } = serveWorld({ isConfirmed: false })
  const { screen, router } = await openApp('/profile/two-step')
  await confirmIt('wrong')
  await expect.element(page.getByText('Password is incorrect')).toBeVisible()
  await confirmIt()
  await expect.element(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expect.element(page.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await page.getByLabelText('Code').fill('000000')
  await button('Turn on').click()
  await expect.element(page.getByText('Code is incorrect or was used already')).toBeVisible()
  await page.getByLabelText('Code').fill('123456')
  await button('Turn on').click()
  await expect.element(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').nth(9)).toBeVisible()
  expect(router.state.location.pathname).toBe('/profile/two-step')
  await button('I have kept them').click()
  await expect.poll(() => router.state.location.pathname).toBe('/profile')
  await expect.element(screen.getByText(/10 recovery codes are left/)).toBeVisible()
  // What was asked again is the same call.
  expect(api.calls.filter((call) => /^POST .*two-step$/.test(call))).toHaveLength(2)
})

it('leaves what was asked undone when the person does not confirm, and says so', async () => {
  const { api } = serveWorld({ isConfirmed: false })
  const { screen } = await openApp('/profile')
  await screen.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByLabelText('Stay signed in here').click({ force: true })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible()
  await page.getByRole('dialog', { name: 'Confirm that it is you' }).getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText('Please confirm that it is you.')).toBeVisible()
  await expect.element(page.getByLabelText('Stay signed in here')).not.toBeChecked()
  expect(api.calls.filter((call) => call.endsWith('/sign-out-everywhere'))).toHaveLength(1)
})

it('says where one is signed in, and ends one or all others', async () => {
  serveWorld({ isConfirmed: false })
  const { screen } = await openApp('/profile')
  await expect.element(screen.getByText('This device')).toBeVisible()
  await screen.getByRole('button', { name: 'Sign out Safari on iOS' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect.element(page.getByText('Signed out: Safari on iOS')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Sign out Safari on iOS' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await confirmIt()
  await expect.element(page.getByText('Signed out everywhere else')).toBeVisible()
})
