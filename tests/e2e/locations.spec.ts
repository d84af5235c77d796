import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { projectRoot } from '#scripts/project-root.ts'
import { expect, signIn, test } from '#tests/e2e/support/journey.ts'

/** Owner of a courier whose address book the demo leaves empty. */
const owner = 'owner@queencity.example'
const storeList = join(projectRoot, 'server/seed/data/prairie-store-locations.csv')

test('a whole address book comes in from a file, and the same file again adds nothing', async ({ page }) => {
  await signIn(page, owner, '/locations/import')
  await checkFile(page)
  const outcomes = page.getByRole('group', { name: 'Show rows' }).getByRole('button')
  await expect(outcomes).toHaveText(['360Clean', '11Mended', '0Approximate pin', '1Refused', '0Already there'])
  await expect(page.getByText('Nothing is stored yet. 1 row will be left out.')).toBeVisible()

  await outcomes.filter({ hasText: 'Refused' }).click()
  const refused = page.getByRole('main').getByRole('grid').getByRole('row')
  // The heading and the row, with what is wrong in it.
  await expect(refused).toHaveCount(2)

  await page.getByRole('button', { name: 'Import 371 good rows' }).click()
  await expect(page.getByText('371 locations added to the address book')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the refused row' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('prairie-store-locations-refused.csv')
  const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/,why$/)

  await page.getByRole('button', { name: 'Import another file' }).click()
  await checkFile(page)
  await expect(outcomes).toHaveText(['0Clean', '0Mended', '0Approximate pin', '1Refused', '371Already there'])
  await expect(page.getByText('Every good row of this file is in the address book already.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)

  await page.goto('/locations?q=S6V%205V5')
  await expect(page.getByRole('status').filter({ hasText: '1 location' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Locations' })).toContainText('(306) 922-1242')
})

test('a location is added with its hours put right, edited, archived, brought back and restored', async ({ page }) => {
  await signIn(page, 'scheduler@meewasin.example', '/locations?q=Caswell')
  await expect(page.getByText(/No .*match|Nothing matches/i)).toBeVisible()
  await page.getByRole('button', { name: 'Add location' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add location' })
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Caswell Clinic')
  await form.getByRole('combobox', { name: 'Address' }).fill('410 Avenue E North')
  await form.getByLabel('City').fill('Saskatoon')
  await form.getByRole('combobox', { name: 'Province' }).selectOption('SK')
  const postalCode = form.getByLabel('Postal code')
  await postalCode.fill('s7l1s6')
  await postalCode.blur()
  await expect(postalCode).toHaveValue('S7L 1S6')
  await form.getByLabel('Latitude').fill('52.1391')
  await form.getByLabel('Longitude').fill('-106.6796')
  const phone = form.getByLabel('Phone')
  await phone.fill('306 555')
  await phone.blur()
  await expect(form.getByText('Must be a valid phone number')).toBeVisible()
  await phone.fill('306 555 0142')

  await test.step('the five rules of operating hours, each said where it is broken', async () => {
    const time = (which: string) => form.getByRole('textbox', { name: `Monday ${which}` })
    const set = async (which: string, text: string) => {
      await time(which).fill(text)
      await time(which).press('Tab')
    }
    const monday = form.getByRole('group', { name: 'Monday' })
    await set('closes', '17:00')
    // What is wrong with a day is said once the day is left.
    await form.getByRole('textbox', { name: 'Tuesday opens' }).focus()
    await expect(monday.getByText('Invalid open time')).toBeVisible()
    await set('opens', '17:00')
    await expect(monday.getByText('Invalid close time')).toBeVisible()
    await set('opens', '8:00')
    await set('break starts', '13:00')
    await set('break ends', '12:00')
    await expect(monday.getByText('Invalid break time')).toBeVisible()
    await set('break starts', '8:00')
    await expect(monday.getByText('Invalid break start time')).toBeVisible()
    await set('break starts', '12:00')
    await set('break ends', '17:00')
    await expect(monday.getByText('Invalid break end time')).toBeVisible()
    await form.getByRole('button', { name: 'Add location' }).click()
    await expect(monday.getByText('Invalid break end time')).toBeVisible()
    await set('break ends', '13:00')
    await expect(monday.getByText(/^Invalid/)).toHaveCount(0)
    await form.getByRole('button', { name: 'Copy Monday to weekdays' }).click()
    await expect(form.getByRole('textbox', { name: 'Friday closes' })).toHaveValue('17:00')
  })
  await form.getByRole('button', { name: 'Add location' }).click()
  await expect(form).toHaveCount(0)
  const row = page.getByRole('row', { name: /Caswell/ })
  await expect(row).toContainText('Caswell Clinic')

  await row.hover()
  await row.getByRole('button', { name: 'Edit Caswell Clinic' }).click()
  const editing = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Name', exact: true }) })
  await expect(editing.getByRole('textbox', { name: 'Friday break starts' })).toHaveValue('12:00')
  await expect(editing.getByLabel('Phone')).toHaveValue(/306.*555.*0142/)
  await editing.getByRole('textbox', { name: 'Name', exact: true }).fill('Caswell Hill Clinic')
  await editing.getByRole('button', { name: /^Save/ }).click()
  await expect(editing).toHaveCount(0)
  await expect(row).toContainText('Caswell Hill Clinic')

  await row.hover()
  await row.getByRole('button', { name: 'Archive Caswell Hill Clinic' }).click()
  await expect(page.getByText('Archived Caswell Hill Clinic')).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()

  await row.hover()
  await row.getByRole('button', { name: 'Archive Caswell Hill Clinic' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('switch', { name: 'Archived' }).click({ force: true })
  await expect(row).toBeVisible()
  await row.hover()
  await row.getByRole('button', { name: 'Restore Caswell Hill Clinic' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('switch', { name: 'Archived' }).click({ force: true })
  await expect(row).toBeVisible()
})

/** From the choice of the store list to the finished report. */
async function checkFile(page: Page): Promise<void> {
  await page.getByLabel('CSV file').setInputFiles(storeList)
  await page.getByRole('button', { name: 'Check 372 rows' }).click()
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /row/ }).last()).toBeVisible()
}
