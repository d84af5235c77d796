import type { Locator, Page } from '@playwright/test'
import { addDays, wallTimeAt, type LocalDate } from '#domain/time/zoned-time.ts'
import { demoTimeZone } from '#server/seed/demo-organisations.ts'
import { dayText } from '#src/planner/day-text.ts'
import { expect, signIn, test } from '#tests/e2e/support/journey.ts'

const scheduler = 'scheduler@meewasin.example'
const name = 'Journey run'

test('an order that recurs is planned, its days are changed, and it is waited for', async ({ page, request }) => {
  const today = wallTimeAt(Math.floor(Date.now() / 1_000), demoTimeZone).date
  const text = (days: number) => dayText(addDays(today, days), today)
  await signIn(page, scheduler, '/planner/new-recurring-order')

  await test.step('say what it orders and when', async () => {
    await page.getByRole('radio', { name: /City Same Day/ }).check()
    await choose(page, 'Pickup', 'Lawson Heights')
    await choose(page, 'Drop-off', 'University')
    await page.getByRole('combobox', { name: 'Parcel type' }).selectOption({ index: 1 })
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('Daily')
    await page.getByLabel('First day').fill(today)
    // Late enough to come today, whenever this runs: what has gone by is ready at once.
    await page.getByRole('textbox', { name: 'Ready at' }).fill('23:30')
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    const outcome = page.getByRole('status', { name: 'What comes of it' })
    await expect(outcome).toContainText(/^Every day, from /)
    for (const days of [0, 1, 9]) await expect(outcome.getByText(text(days), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /^Plan it/ }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByText(/^Every day, from /)).toBeVisible()
  })

  await test.step('the orders of today and tomorrow are made by themselves', async () => {
    await page.getByRole('tab', { name: 'History' }).click()
    const made = page.getByRole('list', { name: 'History' }).getByRole('link', { name: /^Order #\d+ made for / })
    await expect(made).toHaveCount(2)
  })

  const coming = (days: number) =>
    page
      .getByRole('region', { name: 'The next eight weeks' })
      .getByRole('listitem')
      .filter({ has: page.getByText(text(days), { exact: true }) })

  await test.step('move a day', async () => {
    await page.getByRole('tab', { name: 'Days' }).click()
    await expect(coming(0)).toContainText(/Placed#\d+/)
    await expect(coming(5)).toContainText('Planned')
    await page.getByRole('button', { name: `Change ${text(5)}`, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `Change ${text(5)}` })
    await dialog.getByLabel('Runs on').fill(addDays(today, 6))
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(coming(6).filter({ hasText: `Moved from ${text(5)}` })).toBeVisible()
    await expect(coming(6)).toHaveCount(2)
    await expect(coming(5)).toHaveCount(0)
  })

  await test.step('have it wait, and go on', async () => {
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByText(`Paused ${name}`)).toBeVisible()
    await expect(coming(6)).toHaveCount(0)
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(page.getByText('Active', { exact: true })).toBeVisible()
    await expect(coming(6)).toHaveCount(2)
    // What was placed is not placed again.
    await expect(coming(0)).toHaveCount(1)
  })

  await test.step('see it in another program, until the link is ended', async () => {
    await page.getByRole('link', { name: 'Planner' }).first().click()
    await page.getByText('Calendar', { exact: true }).click()
    await page.getByRole('button', { name: 'Subscribe' }).click()
    const dialog = page.getByRole('dialog', { name: 'Subscribe to the planner' })
    await dialog.getByRole('button', { name: 'Make the link' }).click()
    const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
    const answer = await request.get(link)
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    const calendar = (await answer.text()).replaceAll('\r\n ', '')
    expect(calendar).toContain(`SUMMARY:${name}: `)
    expect(calendar).toMatch(/DESCRIPTION:Order #\d+: Unassigned/)
    await dialog.getByRole('button', { name: 'End the link' }).click()
    const question = page.getByRole('alertdialog', { name: 'End the link?' })
    await question.getByRole('button', { name: 'End the link' }).click()
    await expect(dialog.getByRole('button', { name: 'Make the link' })).toBeVisible()
    expect((await request.get(link)).status()).toBe(404)
  })

  await test.step('the order that it made', async () => {
    await page.getByRole('dialog').getByText('Close', { exact: true }).click()
    await openDay(page, today)
    const row = page.getByRole('listitem').filter({ hasText: name })
    const link = row.getByRole('link', { name: /^#\d+$/ })
    const number = await link.textContent()
    await link.click()
    await page.getByRole('button', { name: 'Open page' }).click()
    await expect(page.getByRole('heading', { name: number ?? '', level: 1 })).toBeVisible()
    await page.getByRole('link', { name: /^Recurring order #\d+$/ }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
  })
})

async function choose(page: Page, field: string, words: string): Promise<void> {
  const box: Locator = page.getByRole('combobox', { name: field, exact: true })
  await box.fill(words)
  await page
    .getByRole('option', { name: new RegExp(`^${words}`) })
    .first()
    .click()
  await expect(box).toHaveValue(new RegExp(words))
}

async function openDay(page: Page, day: LocalDate): Promise<void> {
  await page.getByRole('table', { name: 'Days' }).locator(`[data-day="${day}"]`).click()
}
