import { readFileSync } from 'node:fs'
import { addDays, wallTimeAt } from '#domain/time/zoned-time.ts'
import { demoTimeZone } from '#server/seed/demo-organisations.ts'
import { readCsvRecords } from '#tests/api/billing/read-file.ts'
import { arrangeOrder, callerFor } from '#tests/e2e/support/arrange.ts'
import { expect, expectAccessibleInBothModes, signIn, test } from '#tests/e2e/support/journey.ts'

const today = wallTimeAt(Date.now() / 1_000, demoTimeZone).date
/** Weeks that are over: nobody delivers in them any more. */
const over = { from: addDays(today, -50), until: addDays(today, -20) }

test('an owner goes from home to what a month brought in, and from a figure to the orders that make it', async ({
  page,
}) => {
  await signIn(page, 'owner@prairiesky.example', '/home')
  await page.getByRole('navigation', { name: 'Home' }).getByRole('link', { name: 'Analytics' }).click()
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&until=/)
  await page.goto(`/home/analytics?${new URLSearchParams({ ...over, by: 'week' })}`)
  const card = page.getByRole('region', { name: 'Revenue', exact: true })
  await card.getByText('Table').click()
  const table = card.getByRole('table', { name: 'Revenue' })
  await expectAccessibleInBothModes(page, card)

  const saved = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Download revenue as CSV' }).click()
  const records = readCsvRecords(readFileSync(await (await saved).path(), 'utf8'))
  const revenue = records.reduce((sum, record) => sum + Math.round(100 * Number(record['Revenue'])), 0)
  const all = table.getByRole('row').last()
  const shown = await all.getByRole('link', { name: /^\$/ }).first().innerText()
  expect(Math.round(100 * Number(shown.replaceAll(/[$,]/g, '')))).toBe(revenue)
  const orders = await all.getByRole('link').first().innerText()

  await all.getByRole('link', { name: shown }).first().click()
  await expect(page.getByRole('heading', { name: 'Revenue', level: 1 })).toBeVisible()
  const foot = page.getByRole('rowgroup').last()
  await expect(foot).toContainText(`All ${orders} orders`)
  await expect(foot).toContainText(shown)
  await page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1).click()
  await expect(page).toHaveURL(/order=\d+/)
})

test('a customer sees what it spent, and an order that is placed is counted while one looks', async ({ page }) => {
  await signIn(page, 'owner@meewasin.example', `/home/analytics?${new URLSearchParams({ from: today, until: today })}`)
  await expect(page.getByRole('heading', { name: 'Spend' })).toBeVisible()
  await expect(page.getByText('Margin')).toHaveCount(0)
  const placed = page
    .getByRole('link', { name: /^Placed/ })
    .locator('span')
    .nth(1)
  await expect(placed).toHaveText(/^\d+$/)
  const before = Number(await placed.innerText())
  await arrangeOrder(await callerFor('dispatcher@prairiesky.example'))
  await expect.poll(async () => Number(await placed.innerText())).toBeGreaterThan(before)
})
