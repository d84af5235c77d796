import type { Location } from '#generated/model/index.ts'
import { workbookOf } from '#server/files/testing/workbook.ts'
import { callerFor, listOf } from '#tests/e2e/support/arrange.ts'
import { expect, expectAccessibleInBothModes, signInOnPage, test } from '#tests/e2e/support/journey.ts'

const person = 'scheduler@meewasin.example'

test('orders come in from a workbook: a fault is mended in place, the rest is placed, and the same file again places nothing', async ({
  page,
}) => {
  const caller = await callerFor(person)
  const { data } = await listOf<Location>(caller, `/tenants/${caller.tenantId}/locations`)
  const [pickup, first, second] = data.map(({ name }) => name).filter((name, at, names) => names.indexOf(name) === at)
  const mark = Date.now()
  const buffer = workbookOf([
    ['Ref', 'From', 'Ship to', 'Parcel', 'Qty'],
    [`F-${mark}-1`, pickup ?? '', first ?? '', 'Medium box', '2'],
    [`F-${mark}-2`, pickup ?? '', 'Nowhere', 'Medium box', '1'],
    [`F-${mark}-3`, pickup ?? '', second ?? '', 'Medium box', '1'],
  ])
  const choose = async () => {
    await page
      .getByLabel('CSV file or workbook')
      .setInputFiles({ name: 'monday.xlsx', mimeType: 'application/octet-stream', buffer })
    await page.getByLabel('Service', { exact: true }).selectOption({ label: 'City Same Day, Prairie Sky Couriers' })
    await page.getByRole('button', { name: 'Check 3 rows' }).click()
  }
  const outcomes = page.getByRole('group', { name: 'Show rows' }).getByRole('button')

  await signInOnPage(page, person, '/scheduler/import')
  await choose()
  await expect(outcomes.filter({ hasText: 'Refused' })).toHaveText('1Refused')
  await expect(page.getByText(/It places 2 orders for \$/)).toBeVisible()
  await page.getByRole('gridcell', { name: 'Nowhere', exact: true }).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(first ?? '')
  await page.keyboard.press('Enter')
  await expect(outcomes.filter({ hasText: 'Refused' })).toHaveText('0Refused')
  await expectAccessibleInBothModes(page)
  await page.getByRole('button', { name: 'Import 3 good rows' }).click()

  await expect(page.getByRole('heading', { name: 'monday.xlsx', level: 1 })).toBeVisible()
  const rows = page.getByRole('table', { name: 'Rows' })
  await expect(rows.getByRole('row', { name: /Placed/ })).toHaveCount(3)
  await rows
    .getByRole('link', { name: /^#\d+$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^#\d+$/ })).toBeVisible()

  await page.goto('/scheduler/import')
  await choose()
  await expect(outcomes.filter({ hasText: 'Already there' })).toHaveText('2Already there')
})
