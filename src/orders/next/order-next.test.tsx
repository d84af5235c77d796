import { http, HttpResponse } from 'msw'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { heicRefusal, acceptedPhotos } from '#domain/files/accepted-files.ts'
import { paths } from '#src/paths.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { chooseFiles } from '#tests/components/choose-files.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { photo, sign } from './testing/captures.ts'
import { type StopAction, openNext } from './testing/open-next.tsx'

const region = (name: string) => page.getByRole('region', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const move = (words: string) => button(`Mark as ${words}`)
async function complete() {
  await move('completed').click()
  await button('Complete').click()
}

it('shows where to go, whom to ring and what to carry, with nothing about money', async () => {
  const { order } = await openNext()
  const { pickupLocation, totalParcels } = order().view
  const stop = region('Pickup')
  await expect.element(stop.getByRole('heading', { name: pickupLocation.fullName })).toBeVisible()
  await expect.element(stop.getByRole('link', { name: pickupLocation.formattedAddress })).toHaveAttribute('href')
  await expect
    .element(stop.getByRole('link', { name: /^Zita Pollich, / }))
    .toHaveAttribute('href', `tel:${pickupLocation.phone}`)
  expect(stop.element().textContent).toContain('Call before arrivingYes')
  await expect.element(region('Parcels').getByText(new RegExp(`^${totalParcels} in all`))).toBeVisible()
  expect(document.body.textContent).not.toContain('$')
  expect(await axeViolations()).toEqual([])
})

it('has targets for a thumb', async () => {
  await page.viewport(390, 844)
  await openNext({ asked: [['confirm'], ['select'], ['media'], ['multi_select'], ['number_input'], ['signature']] })
  await expect.element(region('Protocol')).toBeVisible()
  const targets = document.querySelectorAll(
    ':is(header, main) :is(button, a, label, select, input:not([type=checkbox], [type=file]))',
  )
  const small = [...targets].filter((target) => target.getBoundingClientRect().height < 44)
  await page.viewport(1280, 800)
  expect(targets.length).toBeGreaterThan(10)
  expect(small.map(({ outerHTML }) => outerHTML)).toEqual([])
})

it('says what happened without lying on the next act', async () => {
  await page.viewport(390, 844)
  await openNext({ status: 'pickedUp' })
  await move('dropped off').click()
  await expect.element(page.getByText('Delivery order marked as dropped off')).toBeVisible()
  await expect.element(move('completed')).toBeVisible()
  const said = document.querySelector('.bp6-toast')?.getBoundingClientRect()
  const act = move('completed').element().getBoundingClientRect()
  await page.viewport(1280, 800)
  expect(said?.bottom).toBeLessThan(act.top)
})

it('stands at the next address after a move, not at the signature that was given', async () => {
  await page.viewport(390, 844)
  await openNext({ status: 'pickedUp', asked: [['text_input'], ['media'], ['select'], ['signature']] })
  const pad = page.getByRole('img', { name: /^Signature/ })
  await expect.element(pad).toBeInTheDocument()
  pad.element().scrollIntoView({ block: 'center' })
  expect(window.scrollY).toBeGreaterThan(300)
  await move('dropped off').click()
  await expect.element(page.getByText('Complete the delivery')).toBeInViewport()
  expect(window.scrollY).toBe(0)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await page.viewport(1280, 800)
})

it('checks in with the place and time, runs the clock, and checks out', async () => {
  const { bodies, order } = await openNext()
  await button('Check in').click()
  await expect.element(page.getByText('Checked in')).toBeVisible()
  await expect.element(region('Wait Time').getByText('Currently Waiting')).toBeVisible()
  await expect.element(page.getByRole('timer')).toBeVisible()
  await button('Check out').click()
  await expect.element(page.getByText('Checked out')).toBeVisible()
  await expect.element(region('Wait Time').getByText(/^Waited/)).toBeVisible()
  const at = { lat: 52.13, lng: -106.67, occurredAt: expect.any(Number) }
  const [checkIn] = order().geostamps ?? []
  expect(await bodies('/checkin')).toEqual([{ stop: 'pickup', uid: checkIn?.uid, ...at }])
  expect(await bodies('/checkout')).toEqual([{ uid: checkIn?.uid, ...at }])
})

it('lets a wait be ended at a stop which the order has left', async () => {
  const { order, screen, openAgain } = await openNext()
  await button('Check in').click()
  await expect.element(page.getByText('Checked in')).toBeVisible()
  await screen.unmount()
  order().view = { ...order().view, status: 'pickedUp' }
  await openAgain()
  const left = region('Wait Time: Pickup')
  await left.getByRole('button', { name: 'Check out' }).click()
  await expect.element(left).not.toBeInTheDocument()
  await expect.element(region('Wait Time').getByRole('button', { name: 'Check in' })).toBeVisible()
  expect(order().geostamps?.map(({ type, stop }) => `${type} ${stop}`)).toEqual(['checkin pickup', 'checkout pickup'])
})

it('says that the clock of the device is wrong, which no act can go without', async () => {
  const { api } = await openNext()
  const refusal = { code: 'form_error', message: 'No', errors: { '/occurredAt': ['Must not be in the future'] } }
  api.use(
    http.post('*/delivery-orders/:id/next', () => HttpResponse.json(refusal, { status: 422 })),
    http.post('*/delivery-orders/:id/checkin', () => HttpResponse.json(refusal, { status: 422 })),
  )
  await move('picked up').click()
  await expect.element(page.getByRole('alert').getByText(/^The clock of this device is wrong/)).toBeVisible()
  await button('Check in').click()
  await expect.element(page.getByText(/^The clock of this device is wrong/).nth(1)).toBeVisible()
})

it('stamps without a place when the device does not share it, and says so', async () => {
  const { bodies } = await openNext({ point: null })
  await button('Check in').click()
  await expect.element(page.getByText(/This device does not share its position/)).toBeVisible()
  await expect.element(page.getByRole('timer')).toBeVisible()
  expect(await bodies('/checkin')).toMatchObject([{ lat: null, lng: null }])
})

const everything: readonly StopAction[] = [
  ['block'],
  ['text_input', true],
  ['number_input', true],
  ['media', true],
  ['select', true],
  ['multi_select', true],
  ['signature', true],
  ['confirm', true],
]

it('takes an answer of each kind, then marks the order as picked up', async () => {
  const { bodies, sent, brought, order } = await openNext({ asked: everything })
  const protocol = region('Protocol')
  await expect.element(protocol.getByText('Ring at the loading door.')).toBeVisible()
  await expect.element(move('picked up')).toBeDisabled()
  await expect
    .element(move('picked up'))
    .toHaveAccessibleDescription(
      'Still missing: Answer “Received by”. Answer “Pieces”. Add a file for “Photo of the load”. Answer “Condition”. ' +
        'Answer “Handed over”. Collect “Signature”. Confirm “Parcels counted”.',
    )
  await protocol.getByRole('textbox', { name: 'Received by' }).fill('Zita Pollich')
  await protocol.getByRole('textbox', { name: 'Pieces' }).fill('3')
  await protocol.getByLabelText('Photo of the load: take a photo').upload(photo())
  await protocol.getByRole('combobox', { name: 'Condition' }).selectOptions('Wet')
  await protocol.getByText('Damaged').last().click()
  await protocol.getByText('Good').last().click()
  await sign()
  await expect.element(move('picked up')).toBeDisabled()
  await protocol.getByText('Confirmed').click()
  await expect.element(page.getByText('Still missing')).not.toBeInTheDocument()
  await move('picked up').click()
  await expect.element(page.getByText('Delivery order marked as picked up')).toBeVisible()
  expect(await bodies('/protocol-data')).toEqual([
    {
      stop: 'pickup',
      lat: 52.13,
      lng: -106.67,
      occurredAt: expect.any(Number),
      answers: [
        { actionId: 'text_input', value: 'Zita Pollich' },
        { actionId: 'number_input', value: 3 },
        { actionId: 'media', uploads: [{ name: 'load.png', url: brought()[0]?.url }] },
        { actionId: 'select', value: 'Wet' },
        { actionId: 'multi_select', value: ['Good', 'Damaged'] },
        { actionId: 'signature', uploads: [{ name: 'signature.png', url: brought()[1]?.url }] },
        { actionId: 'confirm', value: true },
      ],
    },
  ])
  expect(await bodies('/next')).toEqual([{ from: 'assigned', occurredAt: expect.any(Number) }])
  expect(sent('/next')[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
  expect(order().view.status).toBe('pickedUp')
  await expect.element(region('Drop Off')).toBeVisible()
  expect(localStorage.getItem(Object.keys(localStorage).find((key) => key.startsWith('order-next')) ?? '')).toBeNull()
})

it('takes no file that is too large, nor more than one save holds, and keeps the others', async () => {
  await openNext({ asked: [['media', true]] })
  const chooser = page.getByLabelText('Photo of the load: choose files')
  await expect.element(chooser).toBeInTheDocument()
  const choose = (files: readonly File[]) => chooseFiles(chooser.element(), files)
  const film = new File([new Uint8Array(26_214_401)], 'film.mp4', { type: 'video/mp4' })
  choose([film, photo()])
  await expect.element(page.getByText('film.mp4: The file is too large: 25 MB is the most.')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'load.png' })).toBeVisible()
  choose(Array.from({ length: 20 }, photo))
  await expect.element(page.getByText('At most 20 files at a time. Save these first.')).toBeVisible()
  expect(page.getByRole('img', { name: 'load.png' }).elements()).toHaveLength(1)
})

it('takes no HEIC photo that it cannot show, says why, and keeps the others', async () => {
  await openNext({ asked: [['media', true]] })
  await expect.element(page.getByLabelText('Photo of the load: take a photo')).toHaveAttribute('accept', acceptedPhotos)
  const chooser = page.getByLabelText('Photo of the load: choose files')
  chooseFiles(chooser.element(), [new File(['no picture'], 'IMG_0001.HEIC'), photo()])
  await expect.element(page.getByText(`IMG_0001.HEIC: ${heicRefusal}`)).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'load.png' })).toBeVisible()
})

it('is busy with a photo until the device keeps it', async () => {
  await openNext({ asked: [['media', true]] })
  const chooser = page.getByLabelText('Photo of the load: choose files')
  await expect.element(chooser).toBeEnabled()
  const opening = vi.spyOn(IDBFactory.prototype, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest)
  onTestFinished(() => opening.mockRestore())
  chooseFiles(chooser.element(), [photo()])
  await expect.element(page.getByRole('img', { name: 'load.png' })).toBeVisible()
  await expect.element(chooser).toBeDisabled()
})

it('makes a signature that a receipt can print: a PNG of 8 bits, not interlaced, within 4 megapixels', async () => {
  const { brought } = await openNext({ asked: [['signature', true]] })
  await sign()
  await button('Save').click()
  await expect.element(region('Protocol').getByText('Saved: signature.png')).toBeVisible()
  const [signature] = brought()
  const bytes = new Uint8Array((await signature?.content.arrayBuffer()) ?? new ArrayBuffer())
  expect(Array.from(bytes.subarray(0, 8))).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const header = new DataView(bytes.buffer, 16)
  expect(header.getUint32(0) * header.getUint32(4)).toBeLessThanOrEqual(4_000_000)
  const [depth, , , , interlace] = [8, 9, 10, 11, 12].map((at) => header.getUint8(at))
  expect({ depth, interlace }).toEqual({ depth: 8, interlace: 0 })
  // Something was drawn on it.
  const image = await createImageBitmap(new Blob([bytes.slice()]))
  const paper = new OffscreenCanvas(image.width, image.height).getContext('2d')
  paper?.drawImage(image, 0, 0)
  const ink = [...(paper?.getImageData(0, 0, image.width, image.height).data ?? [])].filter((_, at) => at % 4 === 3)
  expect(ink.filter((alpha) => alpha > 0).length).toBeGreaterThan(1_000)
  expect(ink.filter((alpha) => alpha === 0).length).toBeGreaterThan(100_000)
})

it('can be signed by typing, and cleared', async () => {
  await openNext({ asked: [['signature', true]] })
  await button('Type the name instead').click()
  await userEvent.keyboard('Zita')
  await expect.element(page.getByRole('img', { name: 'Signature: signed' })).toBeVisible()
  await expect.element(move('picked up')).toBeEnabled()
  await button('Clear').click()
  await expect.element(page.getByRole('img', { name: 'Signature: nothing signed yet' })).toBeVisible()
  await expect.element(move('picked up')).toBeDisabled()
})

it('says what is wrong with an answer at its place and sends nothing', async () => {
  const { sent } = await openNext({ asked: [['number_input', true]] })
  await page.getByRole('textbox', { name: 'Pieces' }).fill('three')
  await expect.element(page.getByText('“Pieces” must be a number')).toBeVisible()
  await expect.element(move('picked up')).toHaveAccessibleDescription('Correct the answer that is marked')
  await expect.element(button('Save')).toBeDisabled()
  await expect.element(region('Protocol').getByText('Done')).not.toBeInTheDocument()
  expect(sent('/protocol-data')).toHaveLength(0)
})

it('undoes a pickup and a drop-off while it can, and asks before what cannot be undone', async () => {
  const { order, sent } = await openNext()
  await move('picked up').click()
  await button('Undo pickup').click()
  await expect.element(page.getByText('The pickup was undone')).toBeVisible()
  expect(order().view).toMatchObject({ status: 'assigned', times: { pickedUpAt: null } })
  await move('picked up').click()
  await move('dropped off').click()
  await expect.element(button('Undo drop-off')).toBeVisible()
  await move('completed').click()
  await expect.element(page.getByText(/this cannot be undone/)).toBeVisible()
  await button('Cancel').click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(order().view.status).toBe('droppedOff')
  expect(sent('/next')).toHaveLength(3)
})

it('offers no way back from what the office marked', async () => {
  await openNext({ status: 'pickedUp' })
  await expect.element(move('dropped off')).toBeEnabled()
  await expect.element(button('Undo pickup')).not.toBeInTheDocument()
})

it('says before the pickup where it goes, by when, and what the office said, and takes an answer', async () => {
  const { mock, order, sent } = await openNext()
  const { id, dropoffLocation } = order().view
  const at = mock.world.now
  const said = { comment: 'Ring at the side door', commenterName: 'Dana Kowalski' }
  const when = { createdAt: at, occurredAt: at, deliveryOrderId: id }
  order().updates.unshift({ id: 99_000, type: 'assigned_commented', ...said, ...when })
  const after = region('Drop Off')
  await expect.element(after.getByText('After that: Drop Off')).toBeVisible()
  await expect.element(after.getByText(dropoffLocation.formattedAddress)).toBeVisible()
  await expect.element(after.getByText('Due', { exact: true })).toBeVisible()
  const talk = region('Comments')
  await talk.getByRole('textbox', { name: 'Add a comment' }).fill('Nobody answers')
  await talk.getByRole('button', { name: 'Send' }).click()
  await expect.element(talk.getByText('Ring at the side door')).toBeVisible()
  await expect.element(talk.getByRole('listitem').getByText('Nobody answers')).toBeVisible()
  expect(sent('/comments').map(({ url }) => url)).toEqual([expect.stringContaining(`/delivery-orders/${id}/comments`)])
})

it('lets the office go on without what is missing, and says what it is', async () => {
  const { order } = await openNext({ role: 'dispatcher', asked: [['confirm', true]] })
  await expect.element(page.getByText('Still missing: Confirm “Parcels counted”. You may go on without.')).toBeVisible()
  await move('picked up').click()
  await expect.element(page.getByText('Delivery order marked as picked up')).toBeVisible()
  expect(order().view.status).toBe('pickedUp')
})

it('only shows to those who do not carry it out', async () => {
  await openNext({ role: 'viewer', asked: [['text_input', true]] })
  await expect.element(page.getByRole('textbox', { name: 'Received by' })).toBeDisabled()
  await expect.element(move('picked up')).toBeDisabled()
  await expect.element(button('Check in')).not.toBeInTheDocument()
})

it('goes from the drop-off to the end, and then to what else is in hand', async () => {
  const { order } = await openNext({ status: 'pickedUp' })
  await move('dropped off').click()
  await expect.element(page.getByText('Delivery order marked as dropped off')).toBeVisible()
  await expect.element(page.getByText('Complete the delivery')).toBeVisible()
  await complete()
  await expect.element(page.getByText('Delivery completed')).toBeVisible()
  await expect.element(region('Your deliveries')).toBeVisible()
  expect(order().view.status).toBe('completed')
  expect(await axeViolations()).toEqual([])
})

it('takes a pickup back by its key', async () => {
  const { order } = await openNext()
  await move('picked up').click()
  await expect.element(page.getByRole('button', { name: 'Undo pickup' })).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText('The pickup was undone')).toBeVisible()
  expect(order().view.status).toBe('assigned')
})

it('leads a driver back to what he dropped off and has still to complete', async () => {
  const { order, screen } = await openNext({ status: 'pickedUp' })
  await move('dropped off').click()
  await expect.element(page.getByText('Complete the delivery')).toBeVisible()
  await screen.unmount()
  await openApp(paths.orderHistory())
  await page.getByRole('link', { name: new RegExp(`#${order().view.id}`) }).click()
  await complete()
  await expect.element(page.getByText('Delivery completed')).toBeVisible()
})

it('waits for a driver', async () => {
  await openNext({ role: 'dispatcher', status: 'created' })
  await expect.element(page.getByText('No driver yet')).toBeVisible()
  await expect.element(button('Open order')).toBeVisible()
})

it('says that an order is cancelled', async () => {
  await openNext({ role: 'dispatcher', status: 'cancelled' })
  await expect.element(page.getByText('The order is cancelled')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Mark as|Check/ })).not.toBeInTheDocument()
})

it.each([
  ['404', 'There is no such order here'],
  ['500', 'The order could not be loaded'],
])('says what is the case with order %s', async (orderId, words) => {
  const { screen } = await openNext()
  await screen.unmount()
  await openApp(paths.orderNext(orderId))
  await expect.element(page.getByText(words)).toBeVisible()
})

it('is all of the application that somebody has who only drives', async () => {
  const { order, screen } = await openNext()
  await screen.unmount()
  await openApp(paths.orderHistory())
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your deliveries' })).toBeVisible()
  await page.getByRole('link', { name: new RegExp(`#${order().view.id}`) }).click()
  await expect.element(move('picked up')).toBeVisible()
})
