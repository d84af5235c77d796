import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import type { Notification, PersonalNotificationSettings } from '#generated/model/index.ts'
import { arrangeOrder, type Caller, callerFor, listOf } from '#tests/e2e/support/arrange.ts'
import { expect, signIn, test } from '#tests/e2e/support/journey.ts'

/* What one person does is told to the others: docs/rules/notifications.md. */

const dispatcher = 'dispatcher@prairiesky.example'
const scheduler = 'scheduler@meewasin.example'
/** Kwame. */
const driver = 'driver8@prairiesky.example'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

/** Somebody in a browser of their own, whose page is loaded once: all else is told to it. */
async function openAs(browser: Browser, email: string, path: string, device: BrowserContextOptions = {}) {
  const context = await browser.newContext(device)
  const page = await context.newPage()
  await signIn(page, email, path)
  return page
}

/** Opens the drawer, which reads what is in it. */
async function openDrawer(page: Page): Promise<Locator> {
  const read = page.waitForResponse((answer) => answer.url().endsWith('/refresh-notifications'))
  await bell(page).click()
  await expect(drawerOf(page)).toBeVisible()
  expect((await read).status()).toBe(200)
  return drawerOf(page)
}

async function closeDrawer(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toBeHidden()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
}

/** A notice of the drawer, also where neighbours of its kind stand with it in one line. */
async function noticeIn(drawer: Locator, words: string): Promise<Locator> {
  const notice = drawer.getByRole('link', { name: words })
  const folded = drawer.locator('button[aria-expanded="false"]')
  await expect(notice.or(folded).first()).toBeVisible()
  while ((await folded.count()) > 0) await folded.first().click()
  return notice
}

async function toldTo(caller: Caller): Promise<string[]> {
  const { data } = await listOf<Notification>(caller, `/users/${caller.me.id}/notifications`)
  return data.map(({ longDescription }) => longDescription)
}

/** Gives somebody back what they chose before. */
async function keepSettings(caller: Caller): Promise<() => Promise<unknown>> {
  const path = `/users/${caller.me.id}/notification-settings`
  const before = await caller.call<PersonalNotificationSettings>('GET', path)
  return () => caller.call('PUT', path, before)
}

test('an order and its assignment are told to those whom they concern, read by opening, and not told where it is switched off', async ({
  browser,
}) => {
  const office = await callerFor(dispatcher)
  const customer = await callerFor(scheduler)
  const carrier = await callerFor(driver)
  const restore = await keepSettings(office)
  const place = () => arrangeOrder(customer, { changes: { customerTenantId: customer.tenantId } })
  const desk = await openAs(browser, dispatcher, '/order-history', { viewport: { width: 1440, height: 900 } })
  await openDrawer(desk)
  await closeDrawer(desk)

  const orderId = await place()
  await test.step('the dispatcher hears of the order, and goes to it', async () => {
    await expect(bell(desk)).toHaveAccessibleName(/unread$/)
    const notice = await noticeIn(await openDrawer(desk), `Order #${orderId} was placed`)
    await expect(notice).toHaveAttribute('data-unread', 'true')
    await notice.click()
    await expect(desk).toHaveURL(new RegExp(`/delivery-orders/${orderId}$`))
    await expect(drawerOf(desk)).toBeHidden()
    await expect(bell(desk)).toHaveAccessibleName('Notifications')
    const again = await noticeIn(await openDrawer(desk), `Order #${orderId} was placed`)
    await expect(again).toHaveAttribute('data-unread', 'false')
    await closeDrawer(desk)
  })

  await test.step('the driver hears of the assignment on a phone, and goes to it', async () => {
    await desk.getByRole('button', { name: 'Assign Driver' }).first().click()
    const assigning = desk.getByRole('dialog', { name: 'Assign Driver' })
    await assigning.getByRole('combobox', { name: 'Drivers' }).fill('Kwame')
    await assigning.getByRole('option', { name: /Kwame/ }).first().click()
    await assigning.getByRole('button', { name: /^Assign / }).click()
    await expect(desk.getByText('Driver assigned successfully')).toBeVisible()
    // Those who drive and do nothing else are told on their device, and have no bell: what they are told of stands on their page.
    await expect.poll(() => toldTo(carrier)).toContain(`Order #${orderId} was assigned to you`)
    const phone = await openAs(browser, driver, '/', { viewport: { width: 390, height: 844 }, hasTouch: true })
    await phone
      .getByRole('region', { name: 'Your deliveries' })
      .getByRole('link', { name: `#${orderId}` })
      .click()
    await expect(phone).toHaveURL(new RegExp(`/delivery-orders/${orderId}/next$`))
    await phone.context().close()
  })

  await test
    .step('what is switched off is not told, and the rest is', async () => {
      await openDrawer(desk)
      await drawerOf(desk).getByRole('link', { name: 'Notification settings' }).click()
      const placed = desk.getByRole('checkbox', { name: 'New Delivery Order: In the app' })
      await expect(placed).toBeChecked()
      await placed.uncheck({ force: true })
      await desk.getByRole('button', { name: 'Save notifications' }).click()
      await expect(desk.getByText('Notifications saved')).toBeVisible()
      const second = await place()
      const cancelling = { tenantId: customer.tenantId, reason: 'Ordered twice' }
      await customer.call('POST', `/delivery-orders/${second}/cancelled`, cancelling)
      await expect(bell(desk)).toHaveAccessibleName(/unread$/)
      const drawer = await openDrawer(desk)
      // Of two acts one after the other the first was told first, if at all.
      await expect(await noticeIn(drawer, `Order #${second} was cancelled: Ordered twice`)).toBeVisible()
      await expect(drawer.getByRole('link', { name: `Order #${second} was placed` })).toHaveCount(0)
      await closeDrawer(desk)
    })
    .finally(restore)
  await desk.context().close()
})
