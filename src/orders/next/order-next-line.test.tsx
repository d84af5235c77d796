import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations } from '#tests/components/axe.ts'
import { photo, sign } from './testing/captures.ts'
import { openNext, passTime } from './testing/open-next.tsx'

// On a line that breaks: nothing that a driver did or wrote may be lost, and nothing may happen twice.

const region = (name: string) => page.getByRole('region', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const move = (words: string) => button(`Mark as ${words}`)

/** Half an hour, in seconds: how long there is no connection. */
const halfAnHour = 1_800
const dock = { lat: 52.13, lng: -106.67 }
const unixNow = () => Math.floor(Date.now() / 1_000)

it('keeps a check-in that did not get through and sends the very same when there is a connection', async () => {
  const { mock, sent, bodies, walkTo } = await openNext()
  const pass = passTime()
  const pressedAt = unixNow()
  mock.settings.fault = '500'
  await button('Check in').click()
  await expect.element(region('Wait Time').getByText(/is kept on this device and not sent yet/)).toBeVisible()
  pass(halfAnHour)
  walkTo([52.2, -106.5])
  mock.settings.fault = null
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('timer')).toBeVisible()
  await expect.element(page.getByText(/not sent yet/)).not.toBeInTheDocument()
  const [first, second] = await bodies('/checkin')
  expect(second).toEqual(first)
  expect(first).toMatchObject(dock)
  expect((first as { occurredAt: number }).occurredAt - pressedAt).toBeLessThan(halfAnHour)
  // By which the server sees how wrong the clock is: it is what the device says at each sending.
  const [sentFirst = 0, sentAgain = 0] = sent('/checkin').map(({ headers }) => Number(headers.get('X-Sent-At')))
  expect(sentAgain - sentFirst).toBeGreaterThanOrEqual(halfAnHour)
  const keys = sent('/checkin').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(keys).size).toBe(1)
})

it('checks in and out without a connection, and sends both in their order, before the move', async () => {
  const { mock, sent, bodies, order, openAgain, screen } = await openNext()
  mock.settings.fault = '500'
  await button('Check in').click()
  await expect.element(page.getByText(/^The check-in \(.*\) is kept on this device and not sent yet/)).toBeVisible()
  await expect.element(page.getByRole('timer')).toBeVisible()
  await button('Check out').click()
  await expect.element(page.getByText(/^The check-out \(.*\) is kept on this device/)).toBeVisible()
  await expect.element(region('Wait Time').getByText(/^Waited/)).toBeVisible()
  await move('picked up').click()
  await expect
    .element(page.getByText(/The server cannot take it at the moment\. What you entered is kept/))
    .toBeVisible()
  await expect.element(page.getByText(/^Marked as picked up \(.*\), not sent yet\.$/)).toBeVisible()
  expect(sent('/next')).toHaveLength(0)
  mock.settings.fault = null
  // The page loads anew, as telephones do by themselves, and finds a connection.
  await screen.unmount()
  await openAgain()
  await expect.element(page.getByText('Delivery order marked as picked up')).toBeVisible()
  expect(order().geostamps?.map(({ type, stop }) => [type, stop])).toEqual([
    ['checkin', 'pickup'],
    ['checkout', 'pickup'],
  ])
  const [checkIn] = await bodies('/checkin')
  expect(await bodies('/checkout')).toMatchObject([{ uid: (checkIn as { uid: string }).uid, lat: 52.13 }])
  expect(order().view.status).toBe('pickedUp')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('order-next'))).toEqual([])
})

it('takes a press for a move back that was made without a connection', async () => {
  const { mock, sent } = await openNext()
  mock.settings.fault = '500'
  await move('picked up').click()
  await button('Take back').click()
  mock.settings.fault = null
  window.dispatchEvent(new Event('online'))
  await button('Check in').click()
  await expect.element(page.getByText('Checked in')).toBeVisible()
  expect(sent('/next')).toHaveLength(1)
})

it('keeps a check-in over a session that ended by itself, which takes local storage along', async () => {
  const { mock, screen, sent, openAgain, order } = await openNext()
  mock.settings.fault = '500'
  await button('Check in').click()
  await expect.element(page.getByText(/^The check-in \(.*\) is kept on this device/)).toBeVisible()
  await screen.unmount()
  const draft = Object.keys(localStorage).filter((key) => key.startsWith('order-next'))
  expect(draft).toHaveLength(1)
  draft.forEach((key) => localStorage.removeItem(key))
  mock.settings.fault = null
  await openAgain()
  await expect.poll(() => order().geostamps?.length).toBe(1)
  const keys = sent('/checkin').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(1)
})

it('keeps a check-in that was answered with “too many calls”', async () => {
  const { api, sent } = await openNext()
  api.use(
    http.post('*/delivery-orders/:id/checkin', () => HttpResponse.json({ code: 'slow', message: '' }, { status: 429 })),
  )
  await button('Check in').click()
  await expect.element(page.getByText(/^The check-in \(.*\) is kept on this device/)).toBeVisible()
  expect(sent('/checkin')).toHaveLength(1)
})

it('keeps everything over a reload and a lost connection until it is saved', async () => {
  const { api, screen, openAgain, bodies, sent, brought } = await openNext({
    asked: [
      ['text_input', true],
      ['media', true],
      ['signature', true],
    ],
  })
  await page.getByRole('textbox', { name: 'Received by' }).fill('Zita')
  await page.getByLabelText('Photo of the load: take a photo').upload(photo())
  await expect.element(page.getByRole('img', { name: 'load.png' })).toBeVisible()
  await sign()
  await screen.unmount()
  await openAgain()
  await expect.element(page.getByRole('textbox', { name: 'Received by' })).toHaveValue('Zita')
  await expect.element(page.getByRole('img', { name: 'load.png' })).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Signature: signed' })).toBeVisible()

  let isBroken = true
  api.use(http.post('*/protocol-data', () => (isBroken ? new HttpResponse(null, { status: 500 }) : undefined)))
  await move('picked up').click()
  await expect
    .element(page.getByText(/The server cannot take it at the moment\. What you entered is kept/))
    .toBeVisible()
  expect(sent('/next')).toHaveLength(0)
  isBroken = false
  await move('picked up').click()
  await expect.element(page.getByText('Delivery order marked as picked up')).toBeVisible()
  // The photo and the signature are not brought a second time.
  expect(brought()).toHaveLength(2)
  const [first, second] = await bodies('/protocol-data')
  expect(second).toMatchObject({ answers: (first as { answers: unknown }).answers })
})

describe('a proof is stamped with the time and place of the press', () => {
  const captured = {
    asked: [
      ['text_input', true],
      ['media', true],
    ],
  } as const

  /** Writes, photographs and presses; half an hour later somewhere else there may be a connection. */
  async function captureWithoutConnection() {
    const opened = await openNext(captured)
    const pass = passTime()
    const goOn = (lat: number) => {
      pass(halfAnHour)
      opened.walkTo([lat, -106.5])
    }
    await page.getByRole('textbox', { name: 'Received by' }).fill('Zita')
    await page.getByLabelText('Photo of the load: take a photo').upload(photo())
    await expect.element(page.getByRole('img', { name: 'load.png' })).toBeVisible()
    // Not even its files are brought, which is what is done first; told to come later, it does not try for seconds.
    const { settings } = opened.mock
    opened.api.use(
      http.post('*/uploads', () => (settings.fault === null ? undefined : new HttpResponse(null, { status: 429 }))),
    )
    settings.fault = '500'
    const pressedAt = unixNow()
    await move('picked up').click()
    await expect
      .element(page.getByText(/The server cannot take it at the moment\. What you entered is kept/))
      .toBeVisible()
    expect(opened.sent('/protocol-data')).toEqual([])
    const stamp = async () => (await opened.bodies('/protocol-data'))[0] as { readonly occurredAt: number }
    return { ...opened, goOn, pressedAt, stamp }
  }

  it('however late its files get through, and with a page that was loaded anew meanwhile', async () => {
    const { mock, goOn, pressedAt, stamp, bodies, screen, openAgain } = await captureWithoutConnection()
    goOn(52.2)
    await screen.unmount()
    mock.settings.fault = null
    await openAgain()
    await expect.element(page.getByText('Delivery order marked as picked up')).toBeVisible()
    const { occurredAt, ...where } = await stamp()
    expect(where).toMatchObject(dock)
    expect(occurredAt - pressedAt).toBeLessThan(halfAnHour)
    expect(await bodies('/next')).toMatchObject([{ occurredAt }])
  })

  it('however often it is pressed, unless it is answered anew', async () => {
    const { mock, goOn, pressedAt, stamp } = await captureWithoutConnection()
    goOn(52.2)
    await move('picked up').click()
    await expect
      .element(page.getByText(/The server cannot take it at the moment\. What you entered is kept/))
      .toBeVisible()
    await page.getByRole('textbox', { name: 'Received by' }).fill('Zita Pollich')
    goOn(52.3)
    mock.settings.fault = null
    window.dispatchEvent(new Event('online'))
    await expect.element(page.getByText('Delivery order marked as picked up')).toBeVisible()
    const { occurredAt, ...where } = await stamp()
    expect(where).toMatchObject({ lat: 52.2, answers: [{ value: 'Zita Pollich' }, {}] })
    const halfHours = Math.floor((occurredAt - pressedAt) / halfAnHour)
    expect(halfHours).toBe(1)
  })
})

it('saves once: answers whose answer was lost are sent again as they were, and what came after them', async () => {
  const { api, bodies, sent, brought } = await openNext({
    asked: [
      ['text_input', true],
      ['media', true],
    ],
  })
  await page.getByLabelText('Photo of the load: take a photo').upload(photo())
  await expect.element(page.getByRole('img', { name: 'load.png' })).toBeVisible()
  const lost = api.loseAnswers('/protocol-data')
  await button('Save').click()
  await expect.element(page.getByText(/There is no connection\. What you entered is kept/)).toBeVisible()
  lost.end()
  await page.getByRole('textbox', { name: 'Received by' }).fill('Zita')
  await button('Save').click()
  await expect.element(button('Save')).not.toBeInTheDocument()
  const [first, again, more] = await bodies('/protocol-data')
  expect(again).toEqual(first)
  expect(more).toMatchObject({ answers: [{ actionId: 'text_input', value: 'Zita' }] })
  const keys = sent('/protocol-data').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false])
  expect(brought()).toHaveLength(1)
})

it('moves once: what got no answer is sent again with the same key and time', async () => {
  const { mock, sent, bodies } = await openNext()
  mock.settings.fault = '500'
  await move('picked up').click()
  await expect.element(page.getByText(/The server cannot take it at the moment/)).toBeVisible()
  mock.settings.fault = null
  await move('picked up').click()
  await expect.element(page.getByText('Delivery order marked as picked up')).toBeVisible()
  const [first, second] = await bodies('/next')
  expect(second).toEqual(first)
  expect(new Set(sent('/next').map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
})

it('never drops what a driver wrote when the office closes the order: files can still be attached', async () => {
  const { order, screen, openAgain } = await openNext({
    asked: [
      ['text_input', true],
      ['media', true],
    ],
  })
  await page.getByRole('textbox', { name: 'Received by' }).fill('Zita')
  await page.getByLabelText('Photo of the load: take a photo').upload(photo())
  await expect.element(page.getByRole('img', { name: 'load.png' })).toBeVisible()
  await screen.unmount()
  order().view = { ...order().view, status: 'completed' }
  await openAgain()
  const kept = region('Not sent: Pickup')
  await expect.element(kept.getByText('Zita')).toBeVisible()
  await expect.element(kept.getByRole('img', { name: 'load.png' })).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await button('Attach the files').click()
  await expect.element(page.getByText('File added')).toBeVisible()
  expect(order().media?.map(({ name }) => name)).toContain('load.png')
  await expect.element(kept.getByText('Zita')).toBeVisible()
  await button('Throw away').click()
  await expect.element(kept).not.toBeInTheDocument()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('order-next'))).toEqual([])
})

it('shows what was not saved at a stop that the office has left meanwhile, and saves it there', async () => {
  const { order, bodies, screen, openAgain } = await openNext({ asked: [['text_input', true]] })
  await page.getByRole('textbox', { name: 'Received by' }).fill('Zita')
  await screen.unmount()
  order().view = { ...order().view, status: 'droppedOff' }
  await openAgain()
  const kept = region('Not sent: Pickup')
  await kept.getByRole('button', { name: 'Save' }).click()
  await expect.element(kept).not.toBeInTheDocument()
  expect(await bodies('/protocol-data')).toMatchObject([
    { stop: 'pickup', answers: [{ actionId: 'text_input', value: 'Zita' }] },
  ])
})
