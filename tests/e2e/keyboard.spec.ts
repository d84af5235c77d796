import type { Page } from '@playwright/test'
import { expect, signIn, test } from '#tests/e2e/support/journey.ts'

/** Presses keys and counts them: letters, Tab, Enter, and Ctrl as a key of its own. */
function counted(page: Page) {
  let count = 0
  return {
    count: () => count,
    type: async (text: string) => {
      count += text.length
      await page.keyboard.type(text)
    },
    press: async (keys: string) => {
      count += keys.split('+').length
      await page.keyboard.press(keys)
    },
  }
}

test('an order is placed and assigned in 25 keys', async ({ page }) => {
  await signIn(page, 'dispatcher@prairiesky.example', '/home')
  await expect(page.getByRole('heading', { name: /, Dana$/ })).toBeVisible()
  const keys = counted(page)
  const field = (name: string) => page.getByRole('combobox', { name, exact: true })
  const first = page.getByRole('listbox').getByRole('option').first()

  await test.step('for whom', async () => {
    await keys.press('n')
    await expect(field('Customer')).toBeFocused()
    await keys.type('me')
    await expect(first).toHaveText(/Meewasin Pharmacy Group/)
    await keys.press('Enter')
    const service = page.getByRole('radio', { name: /City Same Day/ })
    await expect(service).toBeVisible()
    await keys.press('Tab')
    await expect(service).toBeFocused()
    await keys.press('Space')
    await expect(service).toBeChecked()
  })

  await test.step('from where to where', async () => {
    await keys.press('Tab')
    await expect(field('Pickup')).toBeFocused()
    await keys.type('law')
    await expect(first).toHaveText(/^Lawson Heights/)
    await keys.press('Enter')
    await expect(field('Pickup')).toHaveValue(/Lawson Heights/)
    await keys.press('Tab')
    await expect(field('Drop-off')).toBeFocused()
    await keys.type('uni')
    await expect(first).toHaveText(/University/)
    await keys.press('Enter')
    await expect(field('Drop-off')).toHaveValue(/University/)
  })

  await test.step('what, and off it goes', async () => {
    await keys.press('Tab')
    await expect(field('Parcel type')).toBeFocused()
    await keys.type('m')
    await expect(field('Parcel type').getByRole('option', { selected: true })).toHaveText(/Medium box/)
    await keys.press('Control+Enter')
    await expect(page.getByRole('heading', { name: /^Order #\d+ placed$/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Assign driver' })).toBeVisible()
  })

  await test.step('by whom', async () => {
    await keys.press('a')
    await expect(field('Drivers')).toBeFocused()
    await keys.type('si')
    await expect(first).toHaveText(/Sienna Moreau/)
    await keys.press('Enter')
    await expect(page.getByRole('button', { name: 'Assign Sienna' })).toBeFocused()
    await keys.press('Enter')
    await expect(page.getByText('Driver assigned successfully')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Driver', exact: true })).toContainText('Sienna Moreau')
  })
  expect(keys.count()).toBe(25)
})
