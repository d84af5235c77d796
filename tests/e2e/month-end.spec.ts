import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { formatCents } from '#domain/amounts/money.ts'
import { lastDayOfCycle } from '#domain/accounting/billing-cycle.ts'
import { type LeakKind, leakKinds } from '#domain/accounting/leaks.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import type { BillingExport, Customer, PayExport } from '#generated/model/index.ts'
import { demoTimeZone } from '#server/seed/demo-organisations.ts'
import { leakTitles } from '#src/billing/wizard/leak-words.ts'
import { readCsvRecords } from '#tests/api/billing/read-file.ts'
import { arrangeOrder, callerFor } from '#tests/e2e/support/arrange.ts'
import { expect, expectAccessibleInBothModes, signIn, test } from '#tests/e2e/support/journey.ts'

const bookkeeper = 'bookkeeper@prairiesky.example'

const rows = (page: Page) => page.getByRole('table', { name: 'Leaks', exact: true })
const chooseAll = (page: Page) =>
  rows(page).getByRole('checkbox', { name: 'Select the loaded rows' }).check({ force: true })
const chosen = (page: Page) => page.getByRole('group', { name: 'Selected orders' })
const noneLeft = (page: Page) => expect(page.getByText('None is left')).toBeVisible()

/** Accepts all of a list, page by page, for as long as some are left: other journeys of the courier go on meanwhile. */
async function acceptAll(page: Page, reason: string): Promise<void> {
  const none = page.getByText('None is left')
  for (;;) {
    await expect(rows(page).getByRole('row').nth(1).or(none).first()).toBeVisible()
    if (await none.isVisible()) return
    await chooseAll(page)
    await chosen(page).getByRole('button', { name: 'Accept…' }).click()
    const dialog = page.getByRole('alertdialog', { name: /^Accept/ })
    await dialog.getByLabel('Reason').fill(reason)
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await expect(dialog).toHaveCount(0)
  }
}

/** Changes the price of the first order of the list. */
async function mendPrice(page: Page, field: string, dollars: string): Promise<void> {
  const edit = rows(page)
    .getByRole('button', { name: /^Edit the price/ })
    .first()
  const name = await edit.getAttribute('aria-label')
  await edit.click()
  const dialog = page.getByRole('dialog', { name: 'Pricing Override' })
  if (field.endsWith('adjustment 1')) {
    await dialog.getByRole('button', { name: 'Add adjustment' }).click()
    await dialog.getByRole('textbox', { name: 'Name of adjustment 1' }).fill('What it was bought at')
  }
  await dialog.getByRole('textbox', { name: field, exact: true }).fill(dollars)
  await dialog.getByRole('button', { name: 'Update Pricing' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(rows(page).getByRole('button', { name: name ?? '', exact: true })).toHaveCount(0)
}

/** The bookkeeper does this about the leaks of each kind. */
const mends: Readonly<Record<LeakKind, (page: Page) => Promise<void>>> = {
  async notCompleted(page) {
    await chooseAll(page)
    await chosen(page).getByRole('button', { name: 'Complete' }).click()
    await noneLeft(page)
  },
  async noPrice(page) {
    await mendPrice(page, 'Price', '150')
    await acceptAll(page, 'Waits for the price of the office.')
  },
  async waitNotCharged(page) {
    await mendPrice(page, 'Price of Wait Time', '14.25')
    await noneLeft(page)
  },
  changedSinceBilled: (page) => acceptAll(page, 'They did wait for the dock.'),
  taxOfElsewhere: (page) => acceptAll(page, 'It is in Saskatchewan, and the GST is right.'),
  zoneFallback: (page) => acceptAll(page, 'Agreed on the telephone.'),
  async noDriverRate(page) {
    await rows(page)
      .getByRole('button', { name: /^Driver pay of order/ })
      .first()
      .click()
    await page.getByLabel('Rate of their own').fill('60')
    await page.getByRole('button', { name: 'Save pay' }).click()
    await expect(page.getByText('60 % of the price before tax')).toBeVisible()
    await page.goBack()
    await noneLeft(page)
  },
  async boughtDearer(page) {
    await mendPrice(page, 'Price of adjustment 1', '65')
    await noneLeft(page)
  },
  largeDiscount: (page) => acceptAll(page, 'The owner promised it.'),
  longWay: (page) => acceptAll(page, 'They pay for the way to the right address next time.'),
}

/** What the rows of a downloaded file add up to. @param dollarsOf of a row */
async function centsIn(file: Download, dollarsOf: (row: Readonly<Record<string, string>>) => number): Promise<number> {
  const records = readCsvRecords(readFileSync(await file.path(), 'utf8'))
  return records.reduce((sum, row) => sum + Math.round(100 * dollarsOf(row)), 0)
}

test('a bookkeeper closes last month without leaving the product: every leak, the books, the run and its files', async ({
  page,
}) => {
  const begun = performance.now()
  const books = await callerFor(bookkeeper)
  const until = lastDayOfCycle('monthly', wallTimeAt(Math.floor(Date.now() / 1_000), demoTimeZone).date)

  await signIn(page, bookkeeper, '/accounting-data')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Billing' }).click()
  await page.getByRole('button', { name: 'New invoices…' }).click()
  await page.getByRole('radio', { name: /^Last month/ }).check({ force: true })
  await page.getByRole('radio', { name: 'All customers' }).check({ force: true })
  await page.getByRole('button', { name: 'Continue' }).click()

  const kinds = page.getByRole('table', { name: 'Leaks by kind' })
  await expect(kinds.getByRole('row')).toHaveCount(1 + leakKinds.length)
  await expectAccessibleInBothModes(page)
  for (const kind of leakKinds) {
    await kinds.getByRole('link', { name: leakTitles[kind] }).click()
    await mends[kind](page)
    await page.getByRole('button', { name: 'All kinds' }).first().click()
  }
  await expect(page.getByText('No open leaks: all that there were are accepted.')).toBeVisible()

  await page.getByRole('button', { name: 'Continue to the dry run' }).click()
  const faults = page.getByRole('region', { name: 'What is to be mended first' })
  await expect(faults.getByRole('listitem')).toHaveCount(2)
  await expectAccessibleInBothModes(page)
  await faults
    .getByRole('listitem')
    .filter({ hasText: 'No tax code' })
    .getByRole('link', { name: 'Match to the books' })
    .click()
  await page.getByRole('textbox', { name: 'Tax code of GST 5% + PST SK 6%' }).fill('GST/PST SK')
  await page.getByRole('tab', { name: /^Customers/ }).click()
  await page.getByRole('textbox', { name: /of Bridge City Dental Lab$/ }).fill('Bridge City Dental Lab Inc.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved 2 names of the books')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the dry run' }).click()

  await expect(page.getByText('Nothing keeps it from being made.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What is to be read first' })).toContainText('+Nutana Flowers Inc.')
  await page.getByRole('button', { name: /^Make \d+ invoices/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^PSC-\d+ to PSC-\d+$/ })).toBeVisible()
  const file = page.getByRole('table', { name: 'Files' }).getByRole('button', { name: /^Download PSC-/ })
  await expect(file).toHaveCount(1)
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()])
  await expect(page.getByText('Downloaded by Marta Lindqvist').first()).toBeVisible()
  await expectAccessibleInBothModes(page)

  const run = await books.call<BillingExport>(
    'GET',
    `/billing-exports/${new URL(page.url()).pathname.split('/').at(-1)}`,
  )
  const cents = await centsIn(download, (row) => Number(row['*ItemAmount']) + Number(row['ItemTaxAmount']))
  expect(run).toMatchObject({ state: 'done', until, totalCadCents: cents })
  console.log(`A month of ${run.orders} orders was closed in ${Math.round((performance.now() - begun) / 1_000)} s.`)
})

test('the same bookkeeper pays the drivers: from the accounting data to the dry run, the bills, a statement and the money', async ({
  page,
}) => {
  const books = await callerFor(bookkeeper)
  await signIn(page, bookkeeper, '/accounting-data?grouping=DriverDeliveryOrder')
  await page.getByRole('button', { name: 'Pay run' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Driver pay' })).toBeVisible()
  await page.getByRole('button', { name: 'New pay run…' }).click()
  await page.getByRole('radio', { name: 'All drivers' }).check({ force: true })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Nothing keeps it from being made.')).toBeVisible()
  await expectAccessibleInBothModes(page)
  await page.getByRole('button', { name: /^Make \d+ statements/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^PAY-\d+ to PAY-\d+$/ })).toBeVisible()
  const file = page.getByRole('table', { name: 'Files' }).getByRole('button', { name: /^Download / })
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()])
  await expect(page.getByText('Downloaded by Marta Lindqvist').first()).toBeVisible()
  await expectAccessibleInBothModes(page)

  const run = await books.call<PayExport>('GET', `/invoice-exports/${new URL(page.url()).pathname.split('/').at(-1)}`)
  expect(run).toMatchObject({
    state: 'done',
    totalCadCents: await centsIn(download, (row) => Number(row['*LineAmount'])),
  })

  const statement = page.getByRole('table', { name: 'Statements' }).getByRole('row').filter({ hasText: 'Ravi Patel' })
  const number = await statement.getByRole('link').first().innerText()
  await statement.getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
  // What the run of the month before had left.
  await expect(page.getByRole('table', { name: 'Extras' })).toContainText('Trained a colleague')
  const [paper] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PDF' }).click()])
  expect(readFileSync(await paper.path(), 'latin1').slice(0, 5)).toBe('%PDF-')
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(page.getByText(/said to be paid by Marta Lindqvist/)).toBeVisible()
  await page.getByRole('link', { name: 'Ravi Patel' }).click()
  await expect(
    page.getByRole('table', { name: 'Statements' }).getByRole('row').filter({ hasText: number }),
  ).toContainText('Paid')
})

test('a month end goes on without two faulty customers: each is excluded with a press, and what is billed is sent', async ({
  page,
}) => {
  const owner = await callerFor('owner@prairiesky.example')
  const mark = randomUUID().slice(0, 4)
  const customers = await Promise.all(
    ['Aspen Optical', 'Birch Framing', 'Cedar Dental'].map((name) =>
      owner.call<Customer>('POST', `/tenants/${owner.tenantId}/customers`, {
        name: `${name} ${mark}`,
        address: '625 Broadway Avenue, Saskatoon, SK S7N 1A9',
        invoiceEmail: `books@${name.split(' ')[0]?.toLowerCase()}-${mark}.example`,
      }),
    ),
  )
  const [aspen, birch, cedar] = customers
  if (aspen === undefined || birch === undefined || cedar === undefined) throw new Error('A customer is missing.')
  for (const { id } of customers) await arrangeOrder(owner, { status: 'completed', changes: { customerTenantId: id } })
  await owner.call('PATCH', `/tenants/${owner.tenantId}/customers/${aspen.id}`, {
    billToName: `Aspen Optical ${mark} Ltd.`,
  })
  const today = wallTimeAt(Math.floor(Date.now() / 1_000), demoTimeZone).date
  const chosenOnes = new URLSearchParams({
    until: today,
    invoiceDate: today,
    customers: customers.map(({ id }) => id).join(','),
    step: 'preview',
  })
  await signIn(page, bookkeeper, `/accounting-billing/new-invoice?${chosenOnes}`)
  const faults = page.getByRole('region', { name: 'What is to be mended first' })
  const make = page.getByRole('button', { name: /^Make \d+ invoices?$/ })
  await expect(make).toBeDisabled()
  for (const { name } of [birch, cedar]) {
    await faults.getByRole('listitem').filter({ hasText: name }).getByRole('button').click()
    await expect(faults.filter({ hasText: name })).toHaveCount(0)
  }
  const excluded = page.getByRole('table', { name: 'Excluded' })
  await expect(excluded.getByRole('row')).toHaveCount(1 + 2)
  await excluded.getByRole('button', { name: `Include ${cedar.name}` }).click()
  await expect(make).toBeDisabled()
  await faults.getByRole('listitem').filter({ hasText: cedar.name }).getByRole('button').click()
  await expect(excluded.getByRole('row').filter({ hasText: cedar.name })).toContainText(formatCents(2_218))
  await expectAccessibleInBothModes(page)
  await make.click()
  await expect(page.getByRole('heading', { level: 1, name: /^PSC-\d+$/ })).toBeVisible()
  await expect(excluded.getByRole('row').filter({ hasText: birch.name })).toBeVisible()

  await page.getByRole('button', { name: 'Send 1 invoice…' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Send 1 invoice?' })
  await expect(dialog.getByRole('list', { name: 'Who gets what' })).toContainText(`books@aspen-${mark}.example`)
  await expectAccessibleInBothModes(page, dialog)
  await dialog.getByRole('button', { name: 'Send 1 e-mail' }).click()
  await expect(page.getByText('Sent 1 invoice in 1 e-mail.')).toBeVisible()
  await page.getByRole('table', { name: 'Invoices' }).getByRole('link', { name: /^PSC-/ }).click()
  await expect(page.getByRole('region', { name: 'Billed to' })).toContainText(/Sent\s*Today/)

  await page.goto(`/accounting-billing/new-invoice?${chosenOnes}`)
  await expect(page.getByRole('table', { name: 'Invoices that it would make' }).getByRole('row')).toHaveCount(1 + 2)
})
