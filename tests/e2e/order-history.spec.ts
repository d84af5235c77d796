import { readFile } from 'node:fs/promises'
import { arrangeOrder, callerFor } from '#tests/e2e/support/arrange.ts'
import { expect, signIn, test } from '#tests/e2e/support/journey.ts'

const owner = 'owner@prairiesky.example'

test('filter and sort stand in the address and survive a reload and Back', async ({ page }) => {
  // Found by a number of its own: other journeys complete orders meanwhile.
  const poNumber = `PO-SORT-${Date.now()}`
  const office = await callerFor(owner)
  for (let count = 0; count < 2; count += 1) await arrangeOrder(office, { status: 'completed', changes: { poNumber } })
  await signIn(page, owner, `/order-history?q=${poNumber}`)
  await page.getByRole('search').getByRole('button', { name: 'Status', exact: true }).click()
  await page.getByRole('group', { name: 'Status' }).getByText('Completed').click()
  await expect(page).toHaveURL(/status=completed/)
  await page.keyboard.press('Escape')
  const sortedBy = page.getByRole('columnheader', { name: 'Available' })
  await sortedBy.getByRole('button').click()
  await expect(page).toHaveURL(/sort=-?availableAt/)
  const address = page.url()
  const firstRow = page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1)
  await expect(firstRow).toContainText('Completed')
  const first = await firstRow.getByRole('link').textContent()

  await page.reload()
  await expect(page.getByRole('button', { name: 'Status: Completed' })).toBeVisible()
  await expect(sortedBy).toHaveAttribute('aria-sort', /ascending|descending/)
  await expect(firstRow.getByRole('link')).toHaveText(first ?? '')

  // Over the list, and from there to the page of the order: Back takes each away again.
  await firstRow.getByRole('link').click()
  const drawer = page.getByRole('dialog', { name: `Order ${first}` })
  await drawer.getByRole('link', { name: first ?? '' }).click()
  await expect(page.getByRole('heading', { level: 1, name: first ?? '' })).toBeVisible()
  await page.goBack()
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(address)
  await expect(firstRow.getByRole('link')).toHaveText(first ?? '')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).not.toHaveURL(/status=/)
})

test('the columns one chose are there after a reload and in another browser', async ({ page, browser }) => {
  const viewer = 'viewer@prairiesky.example'
  await signIn(page, viewer, '/order-history')
  const heading = page.getByRole('columnheader', { name: 'Speed' })
  await expect(heading).toBeVisible()
  const saving = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Columns and density' }).click()
  await page.getByRole('listitem').getByText('Speed', { exact: true }).click()
  await expect(heading).toHaveCount(0)
  expect((await saving).ok()).toBe(true)

  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Pickup' })).toBeVisible()
  await expect(heading).toHaveCount(0)
  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, viewer, '/order-history')
  await expect(elsewhere.getByRole('columnheader', { name: 'Pickup' })).toBeVisible()
  await expect(elsewhere.getByRole('columnheader', { name: 'Speed' })).toHaveCount(0)
  await elsewhere.context().close()
})

test('an order is found by its PO, and the filtered whole downloads with a row for each', async ({ page }) => {
  const office = await callerFor('dispatcher@prairiesky.example')
  const poNumber = `=PO-${Date.now()}`
  const orderId = await arrangeOrder(office, { changes: { poNumber } })
  await signIn(page, owner, '/order-history?status=completed')
  const count = page.getByRole('status').filter({ hasText: /^\d+ orders?$/ })
  const before = await total()
  expect(before).toBeGreaterThan(100)
  const downloaded = (await download()).length - 1
  await page.reload()
  // Another journey may complete its order meanwhile.
  expect(downloaded).toBeGreaterThanOrEqual(before)
  expect(downloaded).toBeLessThanOrEqual(await total())

  await page.goto('/order-history')
  await page.getByRole('searchbox', { name: 'Search' }).fill(poNumber)
  await expect(count).toHaveText('1 order')
  await expect(page.getByRole('link', { name: `#${orderId}` })).toBeVisible()
  // What is not shown is not in the file.
  await page.getByRole('button', { name: 'Columns and density' }).click()
  await page.getByRole('listitem').getByText('PO Number', { exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'PO Number' })).toBeVisible()
  await page.keyboard.press('Escape')
  const [, row] = await download()
  expect(row).toContain(String(orderId))
  // A spreadsheet must not take it for a formula.
  expect(row).toContain(`'${poNumber}`)

  async function total(): Promise<number> {
    await expect(count).toBeVisible()
    return Number.parseInt((await count.textContent()) ?? '', 10)
  }

  async function download(): Promise<string[]> {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(/^order-history-\d{4}-\d\d-\d\d\.csv$/)
    return (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  }
})
