import { expect, expectAccessibleInBothModes, signIn, test } from '#tests/e2e/support/journey.ts'
import { serverUrl } from '#tests/e2e/support/arrange.ts'
import { invitationFor } from '#tests/e2e/support/mail.ts'

const email = 'new.dispatcher@prairiesky.example'

test.describe('an invited colleague', () => {
  test.use({ expectedErrors: [/status of 4(04|22)/] })

  test('opens the link elsewhere, registers and is a dispatcher', async ({ page, browser }) => {
    await signIn(page, 'owner@prairiesky.example', '/settings/users/new-user')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByLabel('First name').fill('Nia')
    await page.getByRole('checkbox', { name: 'Dispatcher' }).check({ force: true })
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(page.getByRole('link', { name: email })).toBeVisible()
    await expect.poll(() => invitationFor(email)).not.toBe('')
    const link = await invitationFor(email)

    const guest = await browser.newContext({ baseURL: serverUrl(), viewport: { width: 390, height: 844 } })
    const theirs = await guest.newPage()
    await theirs.goto(link)
    await expect(theirs.getByRole('heading', { name: 'Join Prairie Sky Couriers' })).toBeFocused()
    await theirs.getByRole('button', { name: 'Make an account' }).click()
    await expectAccessibleInBothModes(theirs)
    await expect(theirs.getByLabel('First name')).toHaveValue('Nia')
    await theirs.getByLabel('Last name').fill('Osei')
    await theirs.getByRole('textbox', { name: 'Phone' }).fill('306 555 0199')
    await theirs
      .getByLabel(/^Password(?! once)/)
      .first()
      .fill('a-good-password')
    await theirs
      .getByLabel(/^Password once more/)
      .first()
      .fill('another-password')
    await theirs.getByRole('button', { name: 'Make the account' }).click()
    await expect(theirs.getByText('Passwords do not match.')).toBeVisible()
    await theirs
      .getByLabel(/^Password once more/)
      .first()
      .fill('a-good-password')
    await theirs.getByRole('button', { name: 'Make the account' }).click()
    await expect(theirs.getByRole('heading', { name: 'Thank You' })).toBeVisible()
    expect(theirs.url()).not.toContain('oken')
    await theirs.getByRole('button', { name: 'Continue' }).click()
    await theirs.goto('/dispatch')
    await expect(theirs.getByRole('heading', { name: 'Dispatch' }).first()).toBeVisible()
    await guest.clearCookies()
    const again = await browser.newContext({ baseURL: serverUrl() })
    const dead = await again.newPage()
    await dead.goto(link)
    await expect(dead.getByRole('heading', { name: 'This invitation does not work any more' })).toBeVisible()
    await dead.getByRole('button', { name: 'Email the current link' }).click()
    await expect(dead.getByRole('status')).toContainText('If there is a newer link')
    await Promise.all([guest.close(), again.close()])
  })
})
