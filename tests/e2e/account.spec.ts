import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, expectAccessibleInBothModes, signInOnPage, test } from '#tests/e2e/support/journey.ts'
import { makeAdministrator } from '#tests/e2e/support/make-administrator.ts'

/** Nobody before, and nobody afterwards: the journey deletes the account. */
const email = `leaving-${Date.now()}@waybill.example`
const newEmail = `moved-${email}`
const password = 'a-password-of-its-own'

test.use({ expectedErrors: [/status of 4(01|22)/] })

test('a person changes their e-mail by the code in the mail, and deletes their account', async ({ page }) => {
  await makeAdministrator(email, 'Lee Ving', password)
  await signInOnPage(page, email, '/profile', password)
  await page.getByRole('button', { name: 'Change email' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New email').fill(newEmail)
  await dialog.getByRole('button', { name: 'Send the code' }).click()
  await expect(dialog.getByText(newEmail)).toBeVisible()
  await expect.poll(async () => codeFor(newEmail)).not.toBeNull()
  await dialog.getByLabel('Code').fill((await codeFor(newEmail)) ?? '')
  await dialog.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByText(`You sign in with ${newEmail}.`, { exact: true })).toBeVisible()
  await expect.poll(async () => (await mailsTo(email)).join()).toContain('Your Waybill e-mail was changed')

  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('heading', { name: 'Delete account' })).toBeVisible()
  await expect(page.getByText('You leave Waybill, and hold no role there any more.')).toBeVisible()
  await expectAccessibleInBothModes(page)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await page.getByLabel('Email').fill(newEmail)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect')
  await expect.poll(async () => (await mailsTo(newEmail)).join()).toContain('Your Waybill account was deleted')
})

async function codeFor(address: string): Promise<string | null> {
  const [code] = (await mailsTo(address)).flatMap((mail) => /^\d{6}$/m.exec(mail)?.[0] ?? [])
  return code ?? null
}

/** The mails that the server would have sent, for a person who runs it without a mail server. */
async function mailsTo(address: string): Promise<string[]> {
  const folder = join(process.env.WAYBILL_E2E_DATA_DIR ?? '', 'mail')
  const files = await readdir(folder).catch(() => [])
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return mails.filter((mail) => mail.includes(`To: ${address}\n`))
}
