import { arrangeOrder, callerFor } from '#tests/e2e/support/arrange.ts'
import { expect, signIn, test } from '#tests/e2e/support/journey.ts'
import { openLine } from '#tests/e2e/support/line.ts'

const dispatcher = 'dispatcher@prairiesky.example'
const screenCode = /\/assets\/ResourceList-.*\.js$/

test.describe('while the server is away', () => {
  test.use({ expectedErrors: [/ERR_CONNECTION_|ERR_INCOMPLETE_CHUNKED_|ERR_EMPTY_|status of 50\d|Failed to fetch/] })

  test('an act says so and works again afterwards, and nothing is lost', async ({ page }) => {
    const line = await openLine()
    const orderId = await arrangeOrder(await callerFor(dispatcher), { status: 'assigned' })
    await signIn(page, dispatcher, `${line.url}/delivery-orders/${orderId}`)
    const primary = page.getByRole('button', { name: 'Mark as picked up' })
    await expect(primary).toBeVisible()
    await line.cut()

    await primary.click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'An unexpected error occurred' })
    await expect(dialog).toContainText(
      'Oops! Something went wrong. Please ensure you have a stable internet connection and try again.',
    )
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(primary).toBeVisible()

    await line.mend()
    await primary.click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Delivery order marked as picked up')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('list', { name: 'Progress' }).locator('[aria-current="step"]')).toContainText(
      'Picked Up',
    )
    await line.cut()
  })
})

test.describe('a screen whose code cannot be fetched', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load|ScreenLoadError|could not be loaded/] })

  test('is reloaded once with updatedAt, and is there', async ({ page }) => {
    // From the start: code is also fetched ahead, while nobody asks for it.
    await page.route(screenCode, (route) => (page.url().includes('updatedAt=') ? route.continue() : route.abort()))
    await signIn(page, dispatcher, '/home')
    await expect(page.getByRole('heading', { name: /, Dana$/ })).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Locations' }).click()
    await expect(page).toHaveURL(/updatedAt=\d+/)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Locations' }).click()
    await expect(page.getByRole('heading', { name: 'Locations' })).toBeVisible()
  })

  test('says so with a way on where the reload does not help', async ({ page }) => {
    await signIn(page, dispatcher, '/home')
    await expect(page.getByRole('heading', { name: /, Dana$/ })).toBeVisible()
    await page.route(screenCode, (route) => route.abort())
    await page.goto('/locations')
    await expect(page).toHaveURL(/updatedAt=\d+/)
    await expect(page.getByRole('alert')).toContainText('This screen could not be loaded')
    await page.unroute(screenCode)
    await page.getByRole('button', { name: 'Reload Page' }).click()
    await expect(page.getByRole('heading', { name: 'Locations' })).toBeVisible()
  })
})

test.describe('a map whose code cannot be fetched', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load/] })

  test('says so in its place, and the order is there', async ({ page }) => {
    await page.route(/\/assets\/StopsMap-.*\.js$/, (route) => route.abort())
    const orderId = await arrangeOrder(await callerFor(dispatcher), { status: 'assigned' })
    await signIn(page, dispatcher, `/delivery-orders/${orderId}`)
    await expect(page.getByRole('alert')).toContainText('The map could not be loaded')
    await expect(page.getByRole('button', { name: 'Mark as picked up' })).toBeVisible()
  })
})

test.describe('a price without a connection', () => {
  test.use({ expectedErrors: [/ERR_/] })

  test('says that there is none, and comes with the connection', async ({ page, context }) => {
    const orderId = await arrangeOrder(await callerFor(dispatcher))
    await signIn(page, dispatcher, `/scheduler?again=${orderId}`)
    const price = page.getByRole('complementary', { name: 'Price' })
    await expect(price).toContainText(/Total\$\d/)
    await context.setOffline(true)
    await page.getByRole('radio', { name: /^Rush/ }).check({ force: true })
    await expect(price.getByRole('alert')).toContainText('There is no price for this yet', {
      // Three more tries come first, after 1, 2 and 4 seconds (docs/rules/units-and-formats.md, "Intervals").
      timeout: 20_000,
    })
    await context.setOffline(false)
    await expect(price.getByRole('rowheader', { name: /^Rush/ })).toBeVisible()
  })
})
