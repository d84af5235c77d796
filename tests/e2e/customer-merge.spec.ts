import { expect, expectAccessibleInBothModes, signIn, test } from '#tests/e2e/support/journey.ts'

const rows = [
  'Company,Customer number,Address,City,Province,Postal code,First name,Last name,Email,Phone,Terms',
  'Lakeview Dental,L-1,2100 Retallack Street,Regina,SK,S4T 2K2,Ines,Roth,ines@lakeview.example,306-555-0170,Net 30',
  'Lakeview Dentistry,L-2,2100 Retallack St.,Regina,SK,S4T 2K2,Ines,Roth,ines@lakeview.example,306-555-0170,Net 60',
]

test('two managed customers become one: looked at first, confirmed by name, and told on both pages', async ({
  page,
}) => {
  await signIn(page, 'owner@queencity.example', '/customers/import')
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
  await page.getByRole('button', { name: 'Check 2 rows' }).click()
  await page
    .getByRole('button', { name: 'Import 2 rows' })
    .or(page.getByRole('button', { name: 'Import 2 good rows' }))
    .click()
  await page.getByRole('button', { name: 'See the customers' }).click()
  await page.getByRole('link', { name: /^Lakeview Dentistry/ }).click()
  await expect(page.getByRole('heading', { name: 'Lakeview Dentistry' })).toBeVisible()
  const source = new URL(page.url()).pathname

  await page.getByRole('button', { name: 'Merge…' }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('lakeview')
  await page.getByRole('link', { name: 'Lakeview Dental', exact: true }).click()
  await expect(page.getByRole('row', { name: 'Locations – 1 –' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Contacts – 1 –' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Payment terms Net 60 Net 30' })).toBeVisible()
  await expectAccessibleInBothModes(page)
  await page.getByRole('button', { name: 'Merge…' }).click()
  await expect(page.getByRole('textbox', { name: 'Type Lakeview Dentistry to confirm' })).toBeFocused()
  await page.keyboard.type('Lakeview Dentistry')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Merge', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'Lakeview Dental', exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText('Merged another one into the customer Lakeview Dental')).toBeVisible()
  await page.goto(source)
  await expect(page.getByText('Its orders, invoices, locations and contacts are there.')).toBeVisible()
  await page.getByRole('link', { name: 'Lakeview Dental', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Lakeview Dental', exact: true })).toBeVisible()
})
