import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, expectAccessibleInBothModes, signIn, test } from '#tests/e2e/support/journey.ts'
import { serverUrl } from '#tests/e2e/support/arrange.ts'

const email = 'dana@riverbendwest.example'

/** The link of the mail that the server would have sent. */
async function linkTo(address: string): Promise<string> {
  const folder = join(process.env.WAYBILL_E2E_DATA_DIR ?? '', 'mail')
  const files = await readdir(folder).catch(() => [])
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  const mail = mails.find((text) => text.includes(`To: ${address}`)) ?? ''
  return /\/invitations\/[0-9a-f]{32}/.exec(mail)?.[0] ?? ''
}

test('an invited customer registers, finds what the courier offers, and the courier sees it happen', async ({
  page,
  browser,
}) => {
  await signIn(page, 'owner@prairiesky.example', '/customers/invitations/new')
  const form = page.getByRole('dialog', { name: 'Invite a customer' })
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByRole('textbox', { name: 'First name' }).fill('Dana')
  await form.getByRole('textbox', { name: 'Organization' }).fill('Riverbend West')
  await form.getByRole('button', { name: 'Invite a customer' }).click()
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Pending')
  await expect.poll(() => linkTo(email)).not.toBe('')
  const link = await linkTo(email)

  const guest = await browser.newContext({ baseURL: serverUrl(), viewport: { width: 390, height: 844 } })
  const theirs = await guest.newPage()
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { name: 'Connect with Prairie Sky Couriers' })).toBeFocused()
  await theirs.getByRole('button', { name: 'Make an account' }).press('Enter')
  await expectAccessibleInBothModes(theirs)
  await expect(theirs.getByRole('textbox', { name: 'Organization name' })).toHaveValue('Riverbend West')
  await theirs.getByRole('textbox', { name: 'Last name' }).fill('Kowalski')
  await theirs.getByRole('textbox', { name: 'Phone' }).fill('306 555 0199')
  await theirs.getByRole('textbox', { name: 'Address' }).fill('12 River Street, Saskatoon')
  await theirs.getByRole('combobox', { name: 'Time zone' }).fill('Saskatoon')
  await theirs.getByRole('option', { name: /America\/Regina/ }).click()
  await theirs
    .getByLabel(/^Password(?! once)/)
    .first()
    .fill('a-good-password')
  await theirs
    .getByLabel(/^Password once more/)
    .first()
    .fill('a-good-password')
  await theirs.getByRole('button', { name: 'Make the account' }).click()
  await expect(theirs.getByRole('heading', { name: 'Thank You' })).toBeVisible()
  await expect(theirs.getByText('Riverbend West and Prairie Sky Couriers are connected.')).toBeVisible()
  expect(theirs.url()).not.toContain('oken')
  // Nobody has pressed anything here.
  await expect(row).toContainText('Accepted')

  await theirs.getByRole('button', { name: 'Continue' }).click()
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText('Dana')
  await theirs.goto('/scheduler')
  await expect(theirs.getByText('Ordering for Riverbend West')).toBeVisible()
  await expect(theirs.getByText('Prairie Sky Couriers').first()).toBeVisible()
  await guest.close()
})
