import type { Page } from '@playwright/test'
import type { OrderGeostamps, ProtocolData } from '#generated/model/index.ts'
import { arrangeOrder, callerFor } from '#tests/e2e/support/arrange.ts'
import { expect, expectAccessibleInBothModes, signIn, test } from '#tests/e2e/support/journey.ts'
import { smallTargets } from '#tests/e2e/support/targets.ts'

const dispatcher = 'dispatcher@prairiesky.example'
/** Kwame, to whom orders are arranged. */
const driver = 'driver8@prairiesky.example'
const dock = { latitude: 52.1333, longitude: -106.67 }

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  permissions: ['geolocation'],
  geolocation: dock,
})

async function sign(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: /^Signature/ })
  await pad.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width * 0.2, y + height * 0.6)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.5, y + height * 0.2, { steps: 6 })
  await page.mouse.move(x + width * 0.8, y + height * 0.7, { steps: 6 })
  await page.mouse.up()
  await expect(page.getByRole('img', { name: 'Signature: signed' })).toBeVisible()
}

test('a driver checks in, answers, photographs, signs and delivers, and the office sees it', async ({
  page,
  browser,
}) => {
  // Two people, two stops and axe six times: a busy machine needs more than a minute for it.
  test.setTimeout(150_000)
  const office = await callerFor(dispatcher)
  const orderId = await arrangeOrder(office, { status: 'assigned' })
  await signIn(page, driver, `/delivery-orders/${orderId}/next`)
  await expect(page.getByRole('heading', { level: 1, name: `#${orderId}` })).toBeVisible()

  await test.step('at the pickup', async () => {
    const pickUp = page.getByRole('button', { name: 'Mark as picked up' })
    await expect(page.getByText('Next stop: Pickup')).toBeVisible()
    await expect(pickUp).toBeDisabled()
    await expect(pickUp).toHaveAccessibleDescription('Still missing: Confirm “Parcels counted and undamaged”.')
    await expectAccessibleInBothModes(page)
    expect(await smallTargets(page), 'targets under 44 pixels').toEqual([])
    await page.getByRole('button', { name: 'Check in' }).click()
    await expect(page.getByText('Currently Waiting')).toBeVisible()
    await expect(page.getByText('Checked in')).toBeInViewport()
    await expect(page.getByRole('timer')).toBeVisible()
    await page.getByText('Confirmed', { exact: true }).click()
    await page.getByLabel('Photo of the parcels: take a photo').setInputFiles({
      name: 'parcels.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    })
    await expect(page.getByRole('img', { name: /^parcels\./ })).toBeVisible()
    // Until then it is not kept.
    await expect(page.getByLabel('Photo of the parcels: take a photo')).toBeEnabled()
    await page.reload()
    await expect(page.getByRole('img', { name: /^parcels\./ })).toBeVisible()
    await page.getByRole('button', { name: 'Check out' }).click()
    await expect(page.getByText('Checked out')).toBeVisible()
    await pickUp.click()
    await expect(page.getByText('Delivery order marked as picked up')).toBeVisible()
    await expect(page.getByText('Next stop: Drop Off')).toBeInViewport()
  })

  await test.step('at the drop-off', async () => {
    const dropOff = page.getByRole('button', { name: 'Mark as dropped off' })
    await expect(page.getByText('Next stop: Drop Off')).toBeVisible()
    await page.getByRole('textbox', { name: 'Received by' }).fill('Zita Pollich')
    await page.getByRole('combobox', { name: 'Left with' }).selectOption('Reception')
    await expect(dropOff).toBeDisabled()
    await sign(page)
    await expectAccessibleInBothModes(page)
    expect(await smallTargets(page), 'targets under 44 pixels').toEqual([])
    await dropOff.click()
    await expect(page.getByText('Delivery order marked as dropped off')).toBeVisible()
    await expect(page.getByText('Complete the delivery')).toBeInViewport()
    await page.getByRole('button', { name: 'Mark as completed' }).click()
    await page.getByRole('button', { name: 'Complete', exact: true }).click()
    await expect(page.getByText('Delivery completed')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your deliveries' })).toBeVisible()
    expect(await smallTargets(page), 'targets under 44 pixels').toEqual([])
  })

  const { geostamps } = await office.call<OrderGeostamps>('GET', `/delivery-orders/${orderId}/geostamps`)
  expect(geostamps.map(({ type, stop, lat, lng }) => ({ type, stop, lat, lng }))).toEqual(
    ['checkin', 'checkout'].map((type) => ({ type, stop: 'pickup', lat: dock.latitude, lng: dock.longitude })),
  )
  const { protocolData } = await office.call<ProtocolData>('GET', `/delivery-orders/${orderId}/protocol-data`)
  expect(protocolData.map(({ type, actorType }) => [type, actorType])).toEqual([
    ['pickup', 'driver'],
    ['dropoff', 'driver'],
  ])

  const desk = await browser.newPage({ baseURL: process.env.WAYBILL_E2E_URL ?? '' })
  await signIn(desk, dispatcher, `/delivery-orders/${orderId}`)
  await desk.getByRole('tab', { name: /^Protocol/ }).click()
  await expect(desk.getByText('Zita Pollich')).toBeVisible()
  await expect(desk.getByText('Reception', { exact: true })).toBeVisible()
  await expect(desk.getByText('Kwame Mensah').first()).toBeVisible()
  await desk.getByRole('tab', { name: /^Wait time/i }).click()
  await expect(desk.getByText('Finished')).toBeVisible()
  // The signature stands on the receipt, which draws no image that it cannot read.
  expect(await office.statusOf('GET', `/delivery-orders/${orderId}/dropoff-receipt-pdf`)).toBe(200)
  await desk.close()
})

test.describe('on a line that breaks', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('what was entered stays on the telephone and is sent once there is a connection', async ({ page, context }) => {
    const office = await callerFor(dispatcher)
    const orderId = await arrangeOrder(office, { status: 'assigned' })
    await signIn(page, driver, `/delivery-orders/${orderId}/next`)
    await page.getByText('Confirmed', { exact: true }).click()
    await page.getByLabel('Photo of the parcels: take a photo').setInputFiles({
      name: 'parcels.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    })
    await expect(page.getByRole('img', { name: /^parcels\./ })).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Check in' }).click()
    await expect(page.getByText(/is kept on this device and not sent yet/)).toBeVisible()
    await page.getByRole('button', { name: 'Mark as picked up' }).click()
    const pressedAt = Math.ceil(Date.now() / 1_000)
    await expect(page.getByText(/There is no connection\. What you entered is kept/)).toBeVisible()
    await expect(page.getByText('Currently Waiting')).toBeVisible()
    await page.getByRole('button', { name: 'Check out' }).click()
    await expect(page.getByText(/^The check-out \(.*\) is kept on this device/)).toBeVisible()
    await context.setGeolocation({ latitude: 52.2, longitude: -106.5 })
    await context.setOffline(false)
    // By themselves, in the order in which they happened: afterwards nobody could check in at the pickup.
    await expect(page.getByText('Delivery order marked as picked up')).toBeVisible()
    await expect(page.getByText('Next stop: Drop Off')).toBeVisible()
    const { geostamps } = await office.call<OrderGeostamps>('GET', `/delivery-orders/${orderId}/geostamps`)
    expect(geostamps.map(({ type, stop }) => `${type} ${stop}`)).toEqual(['checkin pickup', 'checkout pickup'])
    // With the time and place of the press, not of the connection.
    const { protocolData } = await office.call<ProtocolData>('GET', `/delivery-orders/${orderId}/protocol-data`)
    expect(protocolData.map(({ geostamp }) => geostamp)).toMatchObject([{ lat: dock.latitude, lng: dock.longitude }])
    expect(protocolData[0]?.date).toBeLessThanOrEqual(pressedAt)
    expect(protocolData[0]?.actionsWithData.flatMap(({ media }) => media)).toHaveLength(1)
  })
})

test.describe('of somebody else’s order', () => {
  test.use({ expectedErrors: [/404 .*\/driver-view/] })

  test('who only drives has the next steps and the way to them, and nobody else’s', async ({ page }) => {
    const office = await callerFor(dispatcher)
    const orderId = await arrangeOrder(office, { status: 'assigned' })
    const others = await arrangeOrder(office, { status: 'assigned', driver: 'Owen' })
    await signIn(page, driver, '/order-history')
    await expect(page.getByRole('heading', { level: 1, name: 'Your deliveries' })).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(`#${orderId}`) })).toBeVisible()
    expect(await smallTargets(page), 'targets under 44 pixels').toEqual([])
    await page.getByRole('link', { name: new RegExp(`#${orderId}`) }).click()
    await expect(page).toHaveURL(new RegExp(`/delivery-orders/${orderId}/next$`))
    await expect(page.getByText('Next stop: Pickup')).toBeVisible()
    expect(await page.locator('body').textContent()).not.toContain('$')
    await page.goto(`/delivery-orders/${others}/next`)
    await expect(page.getByText('There is no such order here')).toBeVisible()
  })
})
