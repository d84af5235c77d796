import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { convertUnit, displayUnit, type UnitCategory, type UnitPreference } from '#domain/amounts/units.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { DeliveryOrderMedia } from '#generated/model/index.ts'
import type { MockWorld } from '#mocks/test-handlers.ts'
import { paths } from '#src/paths.ts'
import { errorDialogText, errorDialogTitle } from '#src/ui/error-dialog.ts'
import { axeViolations } from '#tests/components/axe.ts'
import type { ServedApi } from '#tests/components/serve-api.ts'
import { serveUploads } from '#tests/components/serve-uploads.ts'
import { openWorld } from '#tests/components/open-world.tsx'
import { orderThatIs } from '#tests/components/world-orders.ts'

/** The error catalogue of docs/rules/messages-and-words.md, "Messages of an order", message by message, each where a person meets it. */
const button = (name: string) => page.getByRole('button', { name, exact: true }).last()
const message = (text: string) => page.getByText(text, { exact: true }).first()

/** Breaks what is sent to the server while it is on; what is asked for is answered as before. */
function breakable(api: ServedApi): { isOn: boolean } {
  const broken = { isOn: false }
  const fault = { code: 'internal_error', message: 'The server is out.' }
  const answer = () => (broken.isOn ? HttpResponse.json(fault, { status: 500 }) : undefined)
  api.use(...(['post', 'put', 'patch'] as const).map((method) => http[method]('*/api/*', answer)))
  return broken
}

interface Save {
  /** What is said when it is done. */
  readonly said: string
  /** The question that comes before it. */
  readonly asks?: string
  readonly status?: OrderStatus
  readonly asked: string
  /** Whether it is gone while the answer is on its way, so that it is opened again to be tried again. */
  readonly closes?: boolean
  readonly enter?: (mock: MockWorld) => Promise<void>
  readonly press: string | (() => Promise<void>)
}

const move = (status: OrderStatus, show: string, words: string): Save => ({
  said: `Delivery order marked as ${words}`,
  asks: `Are you sure you want to mark this delivery order as ${words}?`,
  status,
  asked: `show=${show}`,
  closes: true,
  press: 'Confirm',
})

const saves: readonly Save[] = [
  {
    said: 'Comment added',
    asked: 'tab=comments',
    enter: () => page.getByRole('textbox', { name: 'Add a comment' }).fill('Rear door'),
    press: 'Send',
  },
  {
    said: 'File added',
    asked: 'tab=documents&show=attach',
    enter: async (mock) => {
      serveUploads(mock.uploads)
      const file = new File(['x'], 'Front door.png', { type: 'image/png' })
      await userEvent.upload(page.getByRole('dialog').getByLabelText('File', { exact: true }), file)
    },
    press: 'Submit',
  },
  {
    said: 'Order unassigned',
    asks: 'Are you sure you want to unassign this order from the driver?',
    asked: 'show=unassign',
    closes: true,
    press: 'Confirm',
  },
  { said: 'Delivery order updated', asked: 'show=edit', press: 'Submit' },
  {
    said: 'Driver assigned successfully',
    status: 'created',
    asked: 'show=assign',
    closes: true,
    press: async () => {
      const drawer = page.getByRole('dialog', { name: 'Assign Driver' })
      await drawer.getByRole('option').first().click()
      await drawer.getByRole('button', { name: /^Assign / }).click()
    },
  },
  { said: 'Driver pay updated', asked: 'show=driverPay', press: 'Update Pricing' },
  { said: 'Pricing updated', asked: 'show=pricing', press: 'Update Pricing' },
  move('assigned', 'pickedUp', 'picked up'),
  move('pickedUp', 'droppedOff', 'dropped off'),
  move('droppedOff', 'completed', 'completed'),
  {
    said: 'Delivery order marked as cancelled',
    asked: 'show=cancel',
    enter: async () => {
      await page.getByRole('textbox', { name: 'Reason' }).fill('The clinic closed early')
      await page.getByText('I want to cancel this delivery. This cannot be undone.').click()
    },
    press: 'Cancel Order',
  },
]

describe('saving', () => {
  it.each(saves)('failed: the generic error dialog; done: "$said"', async (save) => {
    const address = (mock: MockWorld) => `${paths.order(orderThatIs(save.status ?? 'assigned')(mock).id)}?${save.asked}`
    const { mock, api, router } = await openWorld(address)
    const where = address(mock)
    const broken = breakable(api)
    const press = () => (typeof save.press === 'string' ? button(save.press).click() : save.press())
    if (save.asks !== undefined) await expect.element(message(save.asks)).toBeVisible()
    await save.enter?.(mock)

    broken.isOn = true
    await press()
    const generic = page.getByRole('alertdialog', { name: 'An unexpected error occurred' })
    await expect.element(generic).toBeVisible()
    broken.isOn = false
    await generic.getByRole('button', { name: /OK|Cancel/ }).click()
    await expect.element(generic).not.toBeInTheDocument()
    await expect.element(page.getByText(save.said, { exact: true })).not.toBeInTheDocument()

    // what was entered is still there, and sent again it is the same save: the answer of the first may only be lost
    if (save.closes === true) await router.navigate(where)
    await press()
    await expect.element(message(save.said)).toBeVisible()
    const keys = api.requests.flatMap(({ headers }) => headers.get('Idempotency-Key') ?? [])
    expect(keys).toHaveLength(2)
    if (save.closes !== true) expect(keys[1]).toBe(keys[0])
  })

  it('the generic error dialog says it in these words, wherever it is not a developer who reads it', () => {
    expect(errorDialogTitle).toBe('An unexpected error occurred')
    expect(errorDialogText({ error: new Error('x'), action: 'assign the driver' }, false).message).toBe(
      'Oops! Something went wrong. Please ensure you have a stable internet connection and try again.',
    )
  })

  it('"Billing status overridden", else the generic error dialog', async () => {
    const { api } = await openWorld(
      (mock) => {
        const order = orderThatIs('completed')(mock)
        return paths.orderDrawer(Object.assign(order, { billStatus: 'exported' as const }).id, paths.orderHistory())
      },
      { role: 'owner' },
    )
    const broken = breakable(api)
    const selector = page.getByRole('combobox', { name: 'Billing Status' })
    const ask = async () => {
      await userEvent.selectOptions(selector, 'Unbilled')
      await expect
        .element(message('Are you sure you want to override the billing status of this delivery order?'))
        .toBeVisible()
      await button('Confirm').click()
    }
    broken.isOn = true
    await ask()
    const generic = page.getByRole('alertdialog', { name: 'An unexpected error occurred' })
    await expect.element(generic).toBeVisible()
    broken.isOn = false
    await generic.getByRole('button', { name: 'OK' }).click()
    await expect.element(selector).toHaveValue('exported')
    await ask()
    await expect.element(message('Billing status overridden')).toBeVisible()
  })
})

describe('what cannot be shown', () => {
  it('Override view fails to load: error box titled Error, "Legacy delivery order may not be updated."', async () => {
    const { api, router } = await openWorld((mock) => paths.order(orderThatIs('assigned')(mock).id))
    const legacy = { code: 'legacy_order', message: 'x', errors: {} }
    api.use(http.get('*/override-view', () => HttpResponse.json(legacy, { status: 422 })))
    await router.navigate('?show=edit')
    const box = page.getByRole('dialog', { name: 'Edit delivery order' }).getByRole('alert')
    await expect.element(box.getByText('Error', { exact: true })).toBeVisible()
    await expect.element(box.getByText('Legacy delivery order may not be updated.', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Submit' })).not.toBeInTheDocument()
    await button('Close').click()
    await expect.element(box).not.toBeInTheDocument()
    expect(await axeViolations()).toEqual([])
  })

  it.each([
    ['edit', 'Distance', '5', 'The price could not be worked out. The server is out.', 'Price'],
    ['pricing', 'Price of Wait Time', '5', 'The price could not be previewed. The server is out.', 'Preview'],
  ])(
    'Failed price preview (%s): the preview is cleared; a notification opens',
    async (show, name, text, said, where) => {
      const { api } = await openWorld((mock) => `${paths.order(orderThatIs('assigned')(mock).id)}?show=${show}`)
      const broken = breakable(api)
      const dialog = page.getByRole('dialog')
      const preview = dialog.getByRole('region', { name: where }).or(dialog.getByRole('complementary', { name: where }))
      await expect.element(preview).toMatchTextContent(/\$\d/)
      broken.isOn = true
      await dialog.getByRole('textbox', { name, exact: true }).fill(text)
      await expect.element(message(said)).toBeVisible()
      await expect.element(preview).not.toMatchTextContent(/\$\d/)
    },
  )

  it('Image preview failure, and "Error downloading image"', async () => {
    const { api } = await openWorld((mock) => {
      const { id } = orderThatIs('completed')(mock)
      keep(mock, id, [{ name: 'Torn.png', url: `/delivery-orders/${id}/media/700` }])
      return `${paths.order(id)}?tab=documents`
    })
    api.use(http.get('*/media/700', () => new HttpResponse(null, { status: 404 })))
    await button('Torn.png').click()
    await expect
      .element(message('Unable to preview content. The file may not be an image. Please download the file to view it'))
      .toBeVisible()
    await button('Download').click()
    await expect.element(page.getByRole('alert').getByText('Error downloading image', { exact: true })).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('Empty states: "No comments yet", "No media attached", "No media attached to this order"', async () => {
    await openWorld((mock) => {
      const { id } = orderThatIs('assigned')(mock)
      keep(mock, id, [])
      return `${paths.order(id)}?tab=comments`
    })
    await expect.element(message('No comments yet')).toBeVisible()
    await page.getByRole('tab', { name: /^Documents/ }).click()
    await expect.element(message('No media attached')).toBeVisible()
    await expect.element(message('No media attached to this order')).toBeVisible()
  })

  it('Invalid unit preference or unit category: an error is thrown', () => {
    expect(() => displayUnit('weight', 'Nautical' as UnitPreference)).toThrow('Invalid unit preference: Nautical')
    expect(() => displayUnit('speed' as UnitCategory, 'Metric')).toThrow('Invalid unit category: speed')
    expect(() => convertUnit(1, 'stone', 'kg')).toThrow('Unknown unit: stone')
    expect(() => convertUnit(1, 'ft', 'lb')).toThrow('Cannot convert ft (length) to lb (weight)')
  })
})

/** Leaves an order these files, and no comment. */
function keep({ world }: MockWorld, id: number, files: readonly Pick<DeliveryOrderMedia, 'name' | 'url'>[]): void {
  const order = world.orders.find(({ view }) => view.id === id)
  if (order === undefined) throw new Error(`The world has no order ${id}`)
  order.updates = order.updates.filter(({ type }) => type !== 'assigned_commented')
  order.media = files.map((file, index) => ({
    id: 700 + index,
    contentType: 'image/png',
    sizeBytes: 248,
    createdAt: world.now,
    attachedByName: 'Ravi Patel',
    stop: null,
    ...file,
  }))
}
