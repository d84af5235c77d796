import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { protectionOf } from '#mocks/protection.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openScreen } from '#tests/components/open-world.tsx'
import { serveWorld } from '#tests/components/serve-world.ts'
import { TwoStepOffButton } from './TwoStepOffButton.tsx'

const turnOff = page.getByRole('button', { name: 'Turn off two-step sign-in' })
const shown = (
  <>
    <h1>Ravi Patel</h1>
    <TwoStepOffButton userId={11} name="Ravi Patel" />
  </>
)

it('turns off somebody’s second step for an administrator, who is asked, and is gone then', async () => {
  const { mock } = serveWorld({ role: 'admin' })
  Object.assign(protectionOf(mock.world, 11), { enabledAt: mock.world.now, recoveryCodesLeft: 3 })
  await openScreen(shown)
  await turnOff.click()
  await expect.element(page.getByText(/Make sure that it is Ravi Patel who asks/)).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
  await page.getByLabelText('Password', { exact: true }).fill('waybill-demo')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('Two-step sign-in of Ravi Patel turned off')).toBeVisible()
  await expect.element(turnOff).not.toBeInTheDocument()
  expect(protectionOf(mock.world, 11).enabledAt).toBeNull()
})

it('is not there for anybody else', async () => {
  const { mock, api } = serveWorld()
  Object.assign(protectionOf(mock.world, 11), { enabledAt: mock.world.now })
  await openScreen(shown)
  await expect.element(turnOff).not.toBeInTheDocument()
  expect(api.calls.filter((call) => call.includes('two-step'))).toEqual([])
})
