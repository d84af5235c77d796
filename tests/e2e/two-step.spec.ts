import type { Page } from '@playwright/test'
import * as otpauth from 'otpauth'
import { demoPassword } from '#tests/e2e/support/arrange.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleInBothModes,
  signInOnPage,
  submitSignIn,
  test,
} from '#tests/e2e/support/journey.ts'

/** Nobody else's journey is in the application as this one. */
const person = 'supplier@northline.example'

test.use({ expectedErrors: [/status of 401/] })

test('a second step is set up and asked for, a recovery code stands in, and signing out everywhere reaches another browser', async ({
  page,
  browser,
}) => {
  await signInOnPage(page, person, '/profile')
  await page.getByRole('button', { name: 'Set up' }).click()
  const setUp = page.getByRole('dialog', { name: 'Set up two-step sign-in' })
  const secret = ((await setUp.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const app = new otpauth.TOTP({ secret: otpauth.Secret.fromBase32(secret) })
  const usedAt = Date.now()
  await expect(setUp.getByRole('img', { name: /QR code/ })).toHaveJSProperty('complete', true)
  await expectAccessibleInBothModes(page)
  await setUp.getByLabel('Code').fill(app.generate({ timestamp: usedAt }))
  await setUp.getByRole('button', { name: 'Turn on' }).click()
  const shown = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const codes = await shown.allTextContents()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText(/10 recovery codes are left/)).toBeVisible()

  await page.goto('/logout')
  await enterPassword(page)
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await expectAccessible(page)
  await enterCode(page, '000000')
  await expect(page.getByRole('alert')).toHaveText('Code is incorrect or was used already')
  // Of the half minute after the one that was used: a clock may be that much ahead.
  await enterCode(page, app.generate({ timestamp: usedAt + 30_000 }))
  await expect(page.getByRole('button', { name: /^George Oduya/ })).toBeVisible()

  const other = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  })
  const elsewhere = await other.newPage()
  await elsewhere.goto('/profile')
  await enterPassword(elsewhere)
  await enterCode(elsewhere, codes[0] ?? '')
  await expect(elsewhere.getByRole('heading', { name: 'My Profile' })).toBeVisible()
  await expect(elsewhere.getByText(/9 recovery codes are left/)).toBeVisible()

  await page.goto('/profile')
  await expect(page.getByText('Firefox on Linux')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByText('Signed out everywhere else')).toBeVisible()
  // Nobody touches it: its stream has ended.
  await expect(elsewhere.getByText(/could not be authenticated|cannot be authenticated/i)).toBeVisible()
  await other.close()

  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
  await page.goto('/logout')
  await submitSignIn(page, person)
  await expect(page.getByRole('button', { name: /^George Oduya/ })).toBeVisible()
})

async function enterPassword(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(person)
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
}
