import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readCsvRecords } from '#tests/api/billing/read-file.ts'
import { expect, expectAccessibleInBothModes, signIn, test } from '#tests/e2e/support/journey.ts'

const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })
const cents = (text: string | null) =>
  Math.round(100 * Number((/\$([\d,]+\.\d\d)/.exec(text ?? '')?.[1] ?? '').replaceAll(',', '')))
/** What stands in a row under the heading. */
async function cellOf(page: Page, report: string, row: RegExp, heading: string): Promise<string> {
  const headings = await table(page, report).locator('thead th').allInnerTexts()
  const at = headings.findIndex((text) => text.trim() === heading)
  return table(page, report).getByRole('row', { name: row }).first().locator('td, th').nth(at).innerText()
}

test('a bookkeeper reports on the customers of last month, opens what is behind a figure, and has it sent', async ({
  page,
}) => {
  await signIn(page, 'bookkeeper@prairiesky.example')
  await page.goto('/reports?kind=SummaryByCustomer')
  await page.getByRole('button', { name: /^Period/ }).click()
  await page.getByRole('button', { name: 'Last month' }).click()
  // The menu stays open for another choice: a press beside it closes it.
  await page.getByRole('heading', { name: 'Reports' }).click()
  await expect(page.getByRole('button', { name: 'Period: Last month' })).toBeVisible()
  await expect(table(page, 'Summary By Customer')).toBeVisible()
  const figure = cents(await cellOf(page, 'Summary By Customer', /Meewasin/, 'Total'))
  expect(figure).toBeGreaterThan(0)
  await expectAccessibleInBothModes(page)

  await table(page, 'Summary By Customer')
    .getByRole('link', { name: /^Meewasin/ })
    .first()
    .click()
  await expect(table(page, 'Transaction By Customer')).toBeVisible()
  expect(cents(await cellOf(page, 'Transaction By Customer', /Meewasin/, 'Total'))).toBe(figure)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const records = readCsvRecords(readFileSync(await (await coming).path(), 'utf8'))
  const total = records.reduce((sum, record) => sum + Math.round(100 * Number(record['Total (CAD)'])), 0)
  expect(total).toBe(figure)
  expect(records.every((record) => record.Customer?.startsWith('Meewasin'))).toBe(true)

  await page.getByRole('button', { name: 'By mail' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('textbox', { name: /^Name/ }).fill('The pharmacy each month')
  await drawer.getByRole('button', { name: 'Add report schedule' }).click()
  await page.getByRole('link', { name: 'The pharmacy each month' }).click()
  await expect(drawer.getByText('Of 1 customer')).toBeVisible()
  await expect(drawer.getByText('Every month on day 1 at 07:00')).toBeVisible()
  await drawer.getByRole('button', { name: 'Send now' }).click()
  await expect(drawer.getByText(/Sent to 1 address, with \d+ orders?\./)).toBeVisible()
})

test('a customer sees its couriers, and nothing of what they earn', async ({ page }) => {
  await signIn(page, 'owner@meewasin.example')
  await page.goto('/reports')
  await expect(page.getByRole('combobox', { name: 'Which report' })).toHaveValue('SummaryByCourier')
  await page.getByRole('button', { name: /^Period/ }).click()
  await page.getByRole('button', { name: 'This year' }).click()
  await expect(table(page, 'Summary By Courier').getByRole('row', { name: /Prairie Sky/ })).toBeVisible()
  const headings = await table(page, 'Summary By Courier').locator('thead th').allInnerTexts()
  expect(headings.map((text) => text.trim())).toEqual(['Courier', 'Orders', 'On time', 'Before tax', 'Tax', 'Total'])
})
