import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { DeliveryOrderDriverView, Geostamp } from '#generated/model/index.ts'
import { arrangeOrder, callerFor } from '#tests/e2e/support/arrange.ts'
import { expect, signIn, test } from '#tests/e2e/support/journey.ts'

const dispatcher = 'dispatcher@prairiesky.example'

test('the office comments, retracts the driver, gives the order to another and moves it on', async ({ page }) => {
  const office = await callerFor(dispatcher)
  const orderId = await arrangeOrder(office, { status: 'assigned' })
  await signIn(page, dispatcher, `/delivery-orders/${orderId}?tab=comments`)
  const comments = page.getByRole('tabpanel', { name: 'Comments' })
  await expect(comments.getByText('No comments yet')).toBeVisible()
  await comments.getByRole('textbox', { name: 'Add a comment' }).fill('The elevator is out.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Comment added')).toBeVisible()
  await expect(comments.getByRole('article')).toContainText('The elevator is out.')
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Comments 1' })).toHaveAttribute('aria-selected', 'true')

  const driver = page.getByRole('region', { name: 'Driver', exact: true })
  await driver.getByRole('button', { name: 'Retract Driver' }).click()
  await expect(page.getByText('Are you sure you want to unassign this order from the driver?')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Order unassigned')).toBeVisible()
  await expect(driver).toContainText('Unassigned')

  await driver.getByRole('button', { name: 'Assign Driver' }).click()
  await page.getByRole('combobox', { name: 'Drivers' }).fill('KWAME')
  await page.getByRole('option', { name: /Kwame/ }).click()
  await page.getByRole('button', { name: 'Assign Kwame' }).click()
  await expect(page.getByText('Driver assigned successfully')).toBeVisible()
  await expect(driver).toContainText('Kwame Mensah')

  for (const words of ['picked up', 'dropped off', 'completed']) {
    await page.getByRole('button', { name: `Mark as ${words}` }).click()
    await expect(page.getByText(`Are you sure you want to mark this delivery order as ${words}?`)).toBeVisible()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText(`Delivery order marked as ${words}`)).toBeVisible()
  }
  await page.getByRole('tab', { name: 'Timeline' }).click()
  const timeline = page.getByRole('tabpanel', { name: 'Timeline' })
  for (const text of ['The elevator is out.', 'Kwame Mensah was unassigned', 'Picked up at', 'Completed'])
    await expect(timeline).toContainText(text)
  // A completed order still takes comments.
  await page.getByRole('tab', { name: 'Comments 1' }).click()
  await expect(comments.getByRole('textbox', { name: 'Add a comment' })).toBeVisible()
})

test('a wait shows live and then closed, and what was captured stands beside it', async ({ page }) => {
  const office = await callerFor(dispatcher)
  const orderId = await arrangeOrder(office, { status: 'assigned' })
  const where = { lat: 52.12, lng: -106.66 }
  const now = Math.floor(Date.now() / 1000)
  const { uid } = await office.call<Geostamp>('POST', `/delivery-orders/${orderId}/checkin`, {
    stop: 'pickup',
    ...where,
  })
  await signIn(page, dispatcher, `/delivery-orders/${orderId}?tab=wait`)
  const wait = page.getByRole('tabpanel', { name: 'Wait time' })
  await expect(wait.getByText('Currently Waiting')).toBeVisible()
  const clock = wait.getByRole('timer')
  const first = (await clock.textContent()) ?? ''
  await expect(clock).not.toHaveText(first)
  await wait.getByRole('button', { name: 'Started at Pickup on the map' }).click()
  const point = page.getByRole('dialog', { name: 'Check-in at Pickup' })
  await expect(point.getByText('Dana Kowalski')).toBeVisible()
  await expect(point.getByRole('group', { name: 'Check-in at Pickup' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(point).toHaveCount(0)

  await office.call('POST', `/delivery-orders/${orderId}/checkout`, { uid, ...where, occurredAt: now + 120 })
  await expect(wait.getByText('Finished')).toBeVisible()
  await expect(wait.getByText('Currently Waiting')).toHaveCount(0)

  const { protocol } = await office.call<DeliveryOrderDriverView>('GET', `/delivery-orders/${orderId}/driver-view`)
  const question = protocol.pickup.find(({ type }) => type === 'text_input' || type === 'confirm')
  if (question === undefined) throw new Error('The demo asks for no text and no confirmation at pickup')
  await office.call('POST', `/delivery-orders/${orderId}/protocol-data`, {
    stop: 'pickup',
    ...where,
    answers: [{ actionId: question.id, value: question.type === 'confirm' ? true : 'Aylin Ünal' }],
  })
  await page.getByRole('tab', { name: 'Protocol' }).click()
  const pickup = page.getByRole('region', { name: 'Protocol at Pickup' })
  await expect(pickup).toContainText(question.type === 'confirm' ? `${question.label}Confirmed` : 'Aylin Ünal')
  await expect(pickup).toContainText('Dana Kowalski · User')
  await expect(pickup.getByRole('button', { name: 'Pickup protocol on the map' })).toBeVisible()
})

test('the page prints on one sheet, without its controls', async ({ page }) => {
  const orderId = await arrangeOrder(await callerFor(dispatcher), { status: 'assigned' })
  await signIn(page, dispatcher, `/delivery-orders/${orderId}`)
  await expect(page.getByRole('tabpanel', { name: 'Timeline' })).toContainText('Order created')
  const sheet = await getDocument({ data: new Uint8Array(await page.pdf({ format: 'Letter' })) }).promise
  expect(sheet.numPages).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden()
  await expect(page.getByRole('region', { name: 'Pricing' })).toBeVisible()
  for (const name of [/^Edit /, /on the map$/, 'More actions', 'Mark as picked up'])
    await expect(page.getByRole('button', { name }).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('tab').filter({ visible: true })).toHaveText(['Timeline'])
  // Paper is read on another day: no "Today" on it, but the date.
  const moment = page.getByRole('list', { name: 'Progress' }).getByRole('time').first()
  await expect(moment.getByText(/^(Today|Yesterday)/)).toBeHidden()
  expect(await moment.evaluate((time) => getComputedStyle(time, '::after').content)).toMatch(/\d{4}, \d\d:\d\d"$/)
})
