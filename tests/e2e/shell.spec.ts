import { expect, signIn, test } from '#tests/e2e/support/journey.ts'

const dispatcher = 'dispatcher@prairiesky.example'

test('the shell by keyboard: skip link, palette, keys, inspector, and focus that can be seen', async ({ page }) => {
  await signIn(page, dispatcher, '/home')
  await expect(page.getByRole('heading', { name: /, Dana$/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: /, Dana$/ })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.keyboard.press('Tab')
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement ?? document.body)
    return { outlined: outlineStyle !== 'none' && outlineWidth !== '0px', boxShadow }
  })
  expect(outline.outlined || outline.boxShadow !== 'none').toBe(true)

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search or go to' })).toBeFocused()
  await page.keyboard.type('10007')
  await expect(page.getByRole('option', { name: /#10007/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '#10007' })).toBeVisible()

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys).toContainText('New order')
  await page.keyboard.press('n')
  await expect(keys).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)

  const inspector = page.getByRole('region', { name: 'Query inspector' })
  await page.keyboard.press('Meta+\\')
  await expect(inspector).toContainText('page-view')
  await page.keyboard.press('Meta+\\')
  await expect(inspector).toHaveCount(0)
})

test('what is typed before the palette has come lands in it, Enter as well, and opens nothing else', async ({
  page,
}) => {
  const released = Promise.withResolvers<void>()
  // From the start: when this was set on a page that stood already, the code came all the same once.
  await page.route(/\/assets\/PaletteList-.*\.js$/, async (route) => {
    await released.promise
    await route.continue()
  })
  await signIn(page, dispatcher, '/home')
  await expect(page.getByRole('heading', { name: /, Dana$/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  // `n` is "New order" on the page, and `?` its keys.
  await page.keyboard.type('order hi')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Search or go to' })).toHaveValue('order hi')
  await expect(page).toHaveURL(/\/home$/)
  released.resolve()
  await expect(page.getByRole('heading', { name: 'Order History', level: 1 })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Search or go to' })).toHaveCount(0)
})

test('the colours and the menu are as one left them', async ({ page }) => {
  await signIn(page, dispatcher, '/order-history')
  await page.getByRole('button', { name: /account$/ }).click()
  await page.getByRole('menuitem', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
  await page.keyboard.press('Escape')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const width = async () => (await menu.boundingBox())?.width ?? 0
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect.poll(width).toBeLessThan(100)

  await page.reload()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
  expect(await width()).toBeLessThan(100)
  await menu.hover({ position: { x: 4, y: 300 } })
  await expect.poll(width).toBeGreaterThan(180)
})

test('a drawer has an address, Back closes it, and the keys of the page rest under it', async ({ page }) => {
  await signIn(page, dispatcher, '/locations')
  await page.getByRole('button', { name: 'Add location' }).click()
  const drawer = page.getByRole('dialog', { name: 'Add location' })
  await expect(drawer).toBeVisible()
  await expect(page).toHaveURL(/\/locations\/new$/)
  await drawer.getByRole('switch', { name: 'Sunday open' }).focus()
  await page.keyboard.press('/')
  await page.keyboard.press('n')
  await expect(drawer.getByRole('switch', { name: 'Sunday open' })).toBeFocused()
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(/\/locations$/)
})
