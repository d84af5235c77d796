import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { formatCents } from '#domain/amounts/money.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Invoice, Statement } from '#generated/model/index.ts'
import { demoTimeZone } from '#server/seed/demo-organisations.ts'
import { callerFor, listOf, serverUrl } from '#tests/e2e/support/arrange.ts'
import { expect, expectAccessibleInBothModes, signIn, test } from '#tests/e2e/support/journey.ts'

const bookkeeper = 'bookkeeper@prairiesky.example'
const customer = 'owner@meewasin.example'
const courierName = 'Prairie Sky Couriers'
const customerName = 'Meewasin Pharmacy Group'
const objection = 'The parcel was left at the side door.'
const answer = 'The driver has a photo of the side door: the next run credits the wait.'

const billingTab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Billing' }).getByRole('link', { name })

/** Presses a button that saves a paper. @returns its first letters, which say what it is */
async function firstOfPaper(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  return readFileSync(await download.path(), 'latin1').slice(0, 5)
}

test('a customer objects to a line, the bookkeeper answers and writes the last payment down, and both read the account to its end', async ({
  page,
  browser,
}) => {
  const theirs = await (await browser.newContext({ baseURL: serverUrl() })).newPage()
  const books = await callerFor(bookkeeper)
  const invoices = await listOf<Invoice>(books, `/tenants/${books.tenantId}/invoices`)
  // Last month is billed beside this: what is owed for it comes after the one that is paid here.
  const invoice = invoices.data.find((one) => one.customer.name === customerName && one.state === 'partPaid')
  if (invoice === undefined) throw new Error(`${customerName} owes nothing in the demo`)
  const owed = formatCents(invoice.outstandingCadCents)

  await signIn(theirs, customer, '/vendors')
  await theirs.getByRole('link', { name: courierName }).click()
  await theirs.getByRole('tab', { name: 'Invoices', exact: true }).click()
  await theirs.getByRole('table', { name: 'Invoices' }).getByRole('link', { name: invoice.number }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: `Invoice ${invoice.number}` })).toBeVisible()
  expect(await firstOfPaper(theirs, `PDF of Invoice ${invoice.number}`)).toBe('%PDF-')
  const object = theirs.getByRole('button', { name: /^Dispute… order \d+$/ }).first()
  const order = /order \d+/.exec((await object.getAttribute('aria-label')) ?? '')?.[0] ?? ''
  await object.click()
  await theirs.getByRole('textbox', { name: 'What is the matter with it?' }).fill(objection)
  await theirs.getByRole('button', { name: 'Dispute', exact: true }).click()
  await expect(theirs.getByText(objection)).toBeVisible()
  await expectAccessibleInBothModes(theirs)

  await signIn(page, bookkeeper, '/accounting-billing')
  await billingTab(page, /^Disputes/).click()
  await page.getByRole('button', { name: `Answer… ${order}` }).click()
  await page.getByRole('textbox', { name: 'Answer' }).fill(answer)
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(page.getByText(objection)).toHaveCount(0)

  await billingTab(page, 'Payments').click()
  await page.getByRole('button', { name: 'Record a payment…' }).click()
  // The list of payments has a choice of the same name, and stays until the form has come.
  await expect(page.getByRole('heading', { level: 1, name: 'Record a payment' })).toBeVisible()
  await page.getByRole('button', { name: 'Customer', exact: true }).click()
  await page.getByRole('option', { name: customerName }).click()
  const record = page.getByRole('button', { name: 'Record the payment' })
  await page.getByLabel('Amount').fill('99999.99')
  await record.click()
  await expect(page.getByText(/is left over: put it on an invoice, or lower the amount/)).toBeVisible()
  await page.getByLabel('Amount').fill(owed.replace(/[$,]/g, ''))
  await expect(page.getByLabel(`${invoice.number} gets`)).toHaveValue(owed.replace('$', ''))
  await page.getByLabel('Note').fill('Cheque 1210')
  await expectAccessibleInBothModes(page)
  await record.click()
  const payments = page.getByRole('table', { name: 'Payments' })
  await expect(payments.getByRole('row').filter({ hasText: 'Cheque 1210' })).toContainText(owed)

  await billingTab(page, 'Invoices').click()
  await page.getByRole('navigation', { name: 'States' }).getByRole('link', { name: /^Paid/ }).click()
  await expect(page.getByRole('table', { name: 'Invoices' }).getByRole('link', { name: invoice.number })).toBeVisible()

  await theirs.reload()
  await expect(theirs.getByText(answer)).toBeVisible()
  await expect(theirs.getByText('Paid', { exact: true }).first()).toBeVisible()
  await theirs.getByRole('link', { name: 'Statement' }).click()
  const statement = theirs.getByRole('table', { name: 'Statement' })
  await expect(statement.getByRole('row').filter({ hasText: 'Cheque 1210' })).toContainText(owed)
  await expectAccessibleInBothModes(theirs)

  const until = wallTimeAt(Math.floor(Date.now() / 1_000), demoTimeZone).date
  const account = await books.call<Statement>(
    'GET',
    `/tenants/${books.tenantId}/customers/${invoice.customer.id}/statement?from=2020-01-01&until=${until}`,
  )
  // From the first invoice to the last payment each row explains what is owed after it.
  let after = account.openingCadCents
  expect(after).toBe(0)
  for (const { cadCents, balanceCadCents } of account.rows) expect(balanceCadCents).toBe((after += cadCents))
  expect(account.rows).toContainEqual(expect.objectContaining({ kind: 'payment', description: 'Cheque 1210' }))
  expect(account.closingCadCents).toBe(after)
})
