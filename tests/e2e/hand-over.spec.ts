import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, expectAccessibleInBothModes, signIn, test } from '#tests/e2e/support/journey.ts'
import { serverUrl } from '#tests/e2e/support/arrange.ts'

const email = 'chantal@nutana.example'

/** The link of the mail that the server would have sent. */
async function linkTo(address: string): Promise<string> {
  const folder = join(process.env.WAYBILL_E2E_DATA_DIR ?? '', 'mail')
  const files = await readdir(folder).catch(() => [])
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  const mail = mails.find((text) => text.includes(`To: ${address}`)) ?? ''
  return /\/invitations\/[0-9a-f]{32}/.exec(mail)?.[0] ?? ''
}

test('a courier hands over a customer, whose new owner finds its orders, and sees it happen', async ({
  page,
  browser,
}) => {
  await signIn(page, 'owner@prairiesky.example', '/customers')
  await page.getByRole('link', { name: 'Nutana Flowers' }).click()
  // The one of the demo, which waits for an answer.
  await page.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('button', { name: 'Transfer ownership' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'First name' }).fill('Chantal')
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByText(`Chantal (${email})`).first()).toBeVisible()
  await expectAccessibleInBothModes(page)
  await expect.poll(() => linkTo(email)).not.toBe('')
  const link = await linkTo(email)

  const guest = await browser.newContext({ baseURL: serverUrl(), viewport: { width: 390, height: 844 } })
  const theirs = await guest.newPage()
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { name: 'Take over Nutana Flowers' })).toBeFocused()
  await expectAccessibleInBothModes(theirs)
  await theirs.getByRole('button', { name: 'Make an account' }).press('Enter')
  await theirs.getByRole('textbox', { name: 'Last name' }).fill('Bouvier')
  await theirs.getByRole('textbox', { name: 'Phone' }).fill('306 555 0199')
  await theirs
    .getByLabel(/^Password(?! once)/)
    .first()
    .fill('a-good-password')
  await theirs
    .getByLabel(/^Password once more/)
    .first()
    .fill('a-good-password')
  await theirs.getByRole('button', { name: 'Make the account' }).click()
  await expect(theirs.getByText(/^You own Nutana Flowers now/)).toBeVisible()
  // Nobody has pressed anything here.
  await expect(page.getByText('Managed', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Transfer ownership' })).toHaveCount(0)

  await theirs.goto('/order-history')
  await expect(theirs.getByText('Completed').first()).toBeVisible()
  await theirs.goto('/vendors')
  await expect(theirs.getByText('Prairie Sky Couriers').first()).toBeVisible()
  await guest.close()
})
