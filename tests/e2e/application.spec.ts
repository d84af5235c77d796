import { expect, expectAccessibleInBothModes, signIn, test } from '#tests/e2e/support/journey.ts'
import { serverUrl } from '#tests/e2e/support/arrange.ts'

test('a customer without a courier finds one and applies, and orders once it is approved', async ({
  page,
  browser,
}) => {
  await signIn(page, 'owner@prairiesky.example', '/home')
  const badge = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Customers/ })
  await expect(badge).toContainText('1')

  const guest = await browser.newContext({ baseURL: serverUrl(), viewport: { width: 390, height: 844 } })
  const theirs = await guest.newPage()
  await signIn(theirs, 'owner@riversideframing.example', '/vendors')
  await theirs.getByRole('button', { name: 'Find a vendor' }).first().click()
  await theirs.getByRole('combobox', { name: 'Delivers at' }).fill('Saskatoon')
  await theirs
    .getByRole('option', { name: /Saskatoon/ })
    .first()
    .click()
  await expect(theirs.getByText('Queen City Rush')).toHaveCount(0)
  await theirs.getByRole('link', { name: /Prairie Sky/ }).click()
  await expect(theirs.getByRole('heading', { name: 'Prairie Sky Couriers' })).toBeVisible()
  await expect(theirs.getByText('Same-day delivery in and around Saskatoon')).toBeVisible()
  await expectAccessibleInBothModes(theirs)
  await theirs.getByRole('button', { name: 'Apply' }).click()
  await theirs.getByRole('textbox', { name: 'Message' }).fill('Frames, well packed.')
  await theirs.getByRole('button', { name: 'Send application' }).click()
  await expect(theirs).toHaveURL(/\/vendors$/)

  // Nobody has pressed anything here.
  await expect(badge).toContainText('2')
  await badge.click()
  await page.getByRole('button', { name: 'Applications' }).click()
  await page.getByRole('row').filter({ hasText: 'Frames, well packed.' }).getByRole('link').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  const approval = page.getByRole('dialog', { name: 'Approve Riverside Framing' })
  const ticks = approval.getByRole('checkbox')
  await expect(ticks.first()).toBeVisible()
  for (const [at, tick] of (await ticks.all()).entries()) await tick.setChecked(at < 2, { force: true })
  await approval.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('heading', { name: 'Riverside Framing', level: 1 })).toBeVisible()
  await expect(badge).toContainText('1')

  await expect(theirs.getByRole('link', { name: /Prairie Sky/ })).toBeVisible()
  await theirs.goto('/scheduler')
  await expect(theirs.getByText('Ordering for Riverside Framing')).toBeVisible()
  await expect(theirs.getByText('Prairie Sky Couriers').first()).toBeVisible()
  await guest.close()
})
