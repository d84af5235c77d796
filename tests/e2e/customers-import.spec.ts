import type { Page } from '@playwright/test'
import { expect, expectAccessibleInBothModes, signIn, test } from '#tests/e2e/support/journey.ts'

const rows = [
  'Company,Customer number,Address,City,Province,Postal code,First name,Last name,Email,Phone,Terms',
  'Wascana Dental,W-1,2100 Broad Street,Regina,SK,S4P 1Y5,Ines,Roth,ines@wascanadental.example,306-555-0170,Net 30',
  'WASCANA DENTAL,,2400 Albert Street,Regina,SK,S4P 2T2,,,,,',
  'Cathedral Books,W-2,3000 13th Avenue,Regina,SK,S4T 1P2,Tom,Fox,tom(at)cathedral,306-555-0171,Net 45',
]

test('customers come in from a file, what is wrong is mended in place, and the same file again makes nothing', async ({
  page,
}) => {
  await signIn(page, 'owner@queencity.example', '/customers')
  await page
    .getByRole('button', { name: /^Import/ })
    .first()
    .click()
  await checkFile(page, rows.join('\n'))
  const outcomes = page.getByRole('group', { name: 'Show rows' }).getByRole('button')
  await expect(outcomes.filter({ hasText: 'Refused' })).toHaveText('1Refused')
  await expect(page.getByText('It makes 1 customer, 2 locations and 1 contact. 1 row will be left out.')).toBeVisible()

  await mend(page, 'tom(at)cathedral', 'tom@cathedral.example')
  await mend(page, 'Net 45', 'Net 60')
  await expect(outcomes.filter({ hasText: 'Refused' })).toHaveText('0Refused')
  await expectAccessibleInBothModes(page)
  await page.getByRole('button', { name: 'Import 3 good rows' }).click()
  await expect(page.getByText('2 customers, 3 locations and 2 contacts added to your customers')).toBeVisible()

  await page.getByRole('button', { name: 'Import another file' }).click()
  await checkFile(
    page,
    rows.join('\n').replace('tom(at)cathedral', 'tom@cathedral.example').replace('Net 45', 'Net 60'),
  )
  await expect(outcomes.filter({ hasText: 'Already there' })).toHaveText('3Already there')
  await page.getByRole('button', { name: 'See the customers' }).click()
  await page.getByRole('link', { name: /^Cathedral Books/ }).click()
  await page.getByRole('tab', { name: 'Contacts' }).click()
  await expect(page.getByRole('link', { name: 'tom@cathedral.example' })).toBeVisible()
})

async function checkFile(page: Page, text: string): Promise<void> {
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Check 3 rows' }).click()
}

async function mend(page: Page, cell: string, text: string): Promise<void> {
  await page.getByRole('gridcell', { name: cell }).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}
