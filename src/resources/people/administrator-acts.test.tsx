import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { protectionOf } from '#mocks/protection.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { forgetSession, openApp, watchLeaving } from '#tests/components/open-app.tsx'
import { openWorld } from '#tests/components/open-world.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const confirmIdentity = async () => {
  await page.getByLabelText('Password', { exact: true }).fill('waybill-demo')
  await button('Confirm').click()
}

it('makes a user an administrator and no more, and turns off their second step, for an administrator who is asked', async () => {
  const { mock, api } = serveWorld({ role: 'admin', isConfirmed: false })
  const ravi = mock.world.people.find(({ user }) => user.email === 'driver1@prairiesky.example')?.user
  const id = ravi?.id ?? 0
  Object.assign(protectionOf(mock.world, id), { enabledAt: mock.world.now, recoveryCodesLeft: 3 })
  await openApp(`/settings/users/${id}`)
  await button('Make administrator').click()
  const dialog = page.getByRole('alertdialog', { name: 'Make Ravi Patel an administrator?' })
  await expect.element(dialog).toMatchTextContent(/everything in every organization/)
  expect(await axeViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Make administrator' }).click()
  await confirmIdentity()
  await expect.element(page.getByText('Ravi Patel is an administrator', { exact: true })).toBeVisible()
  await expect.element(button('Act as Ravi')).toHaveAccessibleDescription('An administrator cannot be acted as')
  await button('Take administrator away').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take administrator away' }).click()
  await expect.element(button('Make administrator')).toBeVisible()
  const sent = await Promise.all(api.sent('PUT', `/users/${id}/super-admin`).map((call) => call.json()))
  expect(sent).toEqual([{ admin: true }, { admin: true }, { admin: false }])

  await button('Turn off two-step sign-in').click()
  await expect.element(page.getByText(/Make sure that it is Ravi Patel who asks/)).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
  await expect.element(page.getByText('Two-step sign-in of Ravi Patel turned off')).toBeVisible()
  await expect.element(button('Turn off two-step sign-in')).not.toBeInTheDocument()
  expect(protectionOf(mock.world, id).enabledAt).toBeNull()
})

it('acts as a driver from their page, and keeps the way back', async () => {
  onTestFinished(forgetSession)
  const { mock, api } = await openWorld(
    ({ world }) => `/drivers/${world.people.find(({ user }) => user.email === 'driver1@prairiesky.example')?.user.id}`,
    { role: 'admin', isConfirmed: false },
  )
  const left = watchLeaving()
  await button('Act as Ravi').click()
  await confirmIdentity()
  await expect.poll(() => left.assign.mock.calls).toEqual([['/home']])
  expect(localStorage.getItem('oldToken')).toBe(mock.tokens.token)
  expect(api.sent('POST', '/impersonate')).toHaveLength(2)
})

it.each(['/settings/users/11', '/drivers/11'])(
  'is not at %s for those who look after people alone',
  async (address) => {
    const { api } = await openWorld(address, { role: 'owner' })
    await expect.element(button(/^(Act as|Make administrator|Turn off two-step)/)).not.toBeInTheDocument()
    expect(api.calls.filter((call) => call.includes('two-step'))).toEqual([])
  },
)
