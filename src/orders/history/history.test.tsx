import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DeliveryOrderUpdate } from '#generated/model/index.ts'
import { changedPrice } from '#mocks/price.ts'
import type { MockWorld } from '#mocks/test-handlers.ts'
import { queryClient } from '#src/http/query-client.ts'
import { paths } from '#src/paths.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { holdIntervals } from '#tests/components/hold-intervals.ts'
import { openWorld } from '#tests/components/open-world.tsx'
import { orderThatIs } from '#tests/components/world-orders.ts'

const assigned = orderThatIs('assigned')
const cancelled = orderThatIs('cancelled')

function recordOf({ world }: MockWorld, orderId: number) {
  const record = world.orders.find(({ view }) => view.id === orderId)
  if (record === undefined) throw new Error(`The world has no order ${orderId}`)
  return record
}

type Opening = (mock: MockWorld) => number

/** Opens a side of the history of the order that the first function makes ready. */
function openTab(tab: string, ready: Opening, options: Parameters<typeof openWorld>[1] = {}) {
  return openWorld((mock) => `${paths.order(ready(mock))}?tab=${tab}`, options)
}

/** The name of a side may end with a count. */
const panel = (name: string) => page.getByRole('tabpanel', { name: new RegExp(`^${name}`) })

describe('the timeline', () => {
  const entry = (
    id: number,
    update: Partial<DeliveryOrderUpdate> & Pick<DeliveryOrderUpdate, 'type'>,
  ): DeliveryOrderUpdate => ({
    id,
    createdAt: 1_795_280_000 + id,
    occurredAt: 1_795_280_000 + id,
    deliveryOrderId: 1,
    ...update,
  })

  it('opens where somebody was, with the name and the time', async () => {
    await openTab('timeline', (mock) => {
      const { id } = assigned(mock)
      recordOf(mock, id).updates = [
        entry(2, {
          type: 'geostamp_check_in',
          fromLocationName: 'Broadway',
          actorName: 'Ravi Patel',
          lat: 52.1,
          lng: -106.6,
        }),
        entry(1, { type: 'created', creatorName: 'Dana Kowalski' }),
      ]
      return id
    })
    await panel('Timeline').getByRole('button', { name: 'Checked in at Broadway on the map' }).click()
    const modal = page.getByRole('dialog', { name: 'Checked in at Broadway' })
    await expect.element(modal.getByText('Ravi Patel')).toBeVisible()
    await expect
      .element(
        modal
          .getByRole('time')
          .or(modal.getByText(/\d\d:\d\d/))
          .first(),
      )
      .toBeVisible()
    await expect.element(modal.getByRole('group', { name: 'Checked in at Broadway' })).toBeVisible()
    // Without tiles, rings say how near one looks.
    await expect.element(modal.getByText('20 m')).toBeInTheDocument()
  })

  it('shows what a report of later says, and leaves out the names it was not told', async () => {
    await openTab('timeline', (mock) => {
      const { id } = assigned(mock)
      recordOf(mock, id).updates = [
        { ...entry(3, { type: 'assigned_pickedUp', fromLocationName: 'Broadway' }), occurredAt: 1_795_270_000 },
        entry(2, { type: 'assigned' }),
        entry(1, { type: 'assigned_pricingUpdated', pricingFrom: 6_470, pricingTo: 5_970, actorName: 'Dana' }),
      ]
      return id
    })
    const items = panel('Timeline').getByRole('listitem')
    await expect.poll(() => items.nth(0).element().textContent).toMatch(/Picked up at Broadway.*Reported /)
    await expect.poll(() => items.nth(1).element().textContent).toMatch(/A driver was assigned$/)
    await expect
      .poll(() => items.nth(2).element().textContent)
      .toMatch(/Pricing updated · DanaFrom \$64.70 to \$59.70$/)
    expect(await axeViolations()).toEqual([])
  })

  it('asks again every ten seconds, and the page follows what is new', async () => {
    const intervals = holdIntervals()
    const { mock, api } = await openTab('timeline', (world) => assigned(world).id)
    const { id } = assigned(mock)
    await expect.element(panel('Timeline').getByText('Order created')).toBeVisible()
    const asked = () => api.calls.filter((call) => call === `GET /delivery-orders/${id}/updates`).length
    const before = asked()
    recordOf(mock, id).updates.unshift(
      entry(9_000, { type: 'assigned_commented', comment: 'The lift is out.', commenterName: 'Maya Singh' }),
    )
    recordOf(mock, id).view = { ...recordOf(mock, id).view, poNumber: 'PO-FRESH' }
    await intervals.pass(9_000)
    expect(asked()).toBe(before)
    await intervals.pass(1_000)
    await expect.element(panel('Timeline').getByText('The lift is out.')).toBeVisible()
    expect(asked()).toBeGreaterThan(before)
    await expect.element(page.getByText('PO-FRESH')).toBeVisible()
  })
})

describe('comments', () => {
  const field = page.getByRole('textbox', { name: 'Add a comment' })
  const send = page.getByRole('button', { name: 'Send' })

  function withoutComments(mock: MockWorld): number {
    const { id } = assigned(mock)
    const record = recordOf(mock, id)
    record.updates = record.updates.filter(({ type }) => type !== 'assigned_commented')
    return id
  }

  it('begin with none, count their characters and are sent with Ctrl + Enter', async () => {
    const { mock, api } = await openTab('comments', withoutComments)
    await expect.element(panel('Comments').getByText('No comments yet')).toBeVisible()
    await expect.element(send).toBeDisabled()
    await field.fill('   ')
    await expect.element(send).toBeDisabled()
    await field.fill('  The elevator is out. ')
    await expect.element(page.getByText('20 / 300')).toBeVisible()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByText('Comment added')).toBeVisible()
    await expect.element(field).toHaveValue('')
    await expect.element(panel('Comments').getByRole('article').getByText('The elevator is out.')).toBeVisible()
    await expect.element(page.getByRole('tab', { name: 'Comments 1' })).toBeVisible()
    const sent = api.requests.find(({ url }) => url.endsWith(`/delivery-orders/${assigned(mock).id}/comments`))
    expect(await sent?.json()).toEqual({ comment: 'The elevator is out.' })
    expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
  })

  const said = (at: number, comment: string) => ({
    id: at,
    type: 'assigned_commented' as const,
    createdAt: at,
    occurredAt: at,
    deliveryOrderId: 1,
    comment,
    commenterName: 'Dana Kowalski',
  })

  it('stay where one reads when a new one comes above them, and lead to it', async () => {
    const { mock } = await openTab('comments', (world) => {
      const id = withoutComments(world)
      const many = Array.from({ length: 30 }, (_, at) => said(1_795_280_030 - at, `Comment ${30 - at}`))
      recordOf(world, id).updates.unshift(...many)
      return id
    })
    const comment = (text: string) => panel('Comments').getByText(text, { exact: true })
    const topOf = (text: string) => Math.round(comment(text).element().getBoundingClientRect().top)
    await expect.element(comment('Comment 30')).toBeInTheDocument()
    const hear = async (at: number, text: string) => {
      recordOf(mock, assigned(mock).id).updates.unshift(said(at, text))
      await queryClient.invalidateQueries()
      await expect.element(comment(text)).toBeInTheDocument()
    }
    // With the newest in sight the field stays under the hand, and the new one is said.
    await field.click()
    const before = field.element().getBoundingClientRect().top
    await hear(1_795_280_031, 'The gate is shut')
    expect(field.element().getBoundingClientRect().top).toBe(before)
    await expect.element(panel('Comments').getByRole('status').getByText('New comment')).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'New comment' })).not.toBeInTheDocument()

    comment('Comment 10').element().scrollIntoView()
    const read = topOf('Comment 9')
    await hear(1_795_280_032, 'It is open again')
    expect(topOf('Comment 9')).toBe(read)
    await page.getByRole('button', { name: 'New comment' }).click()
    await expect.element(comment('It is open again')).toBeInViewport()
    await expect.element(page.getByRole('button', { name: 'New comment' })).not.toBeInTheDocument()
  })

  it('stand newest first', async () => {
    await openTab('comments', (mock) => {
      const id = withoutComments(mock)
      recordOf(mock, id).updates.unshift(said(1_795_280_002, 'Second'), said(1_795_280_001, 'First'))
      return id
    })
    const texts = () =>
      [...document.querySelectorAll('[aria-label="Comments"] article > p')].map((comment) => comment.textContent)
    await expect.poll(texts).toEqual(['Second', 'First'])
  })

  it('are not sent beyond 300 characters, and say so', async () => {
    const { api } = await openTab('comments', withoutComments)
    await field.fill('é'.repeat(300))
    await expect.element(send).toBeEnabled()
    await field.fill('é'.repeat(301))
    await expect.element(page.getByText('301 / 300')).toBeVisible()
    await expect.element(page.getByText('At most 300 characters')).toBeVisible()
    await expect.element(send).toBeDisabled()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(api.calls.filter((call) => call.startsWith('POST'))).toEqual([])
    expect(await axeViolations()).toEqual([])
  })

  it('keep their words when sending fails, and try again with the same key', async () => {
    const { api } = await openTab('comments', withoutComments)
    await field.fill('sentinel:500')
    await send.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retry' }).click()
    const keys = () =>
      api.requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('Idempotency-Key'))
    await expect.poll(() => keys().length).toBe(2)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    expect(new Set(keys()).size).toBe(1)
    await expect.element(field).toHaveValue('sentinel:500')
    await page.getByRole('tab', { name: /^Timeline/ }).click()
    await expect.element(field).not.toBeInTheDocument()
    await page.getByRole('tab', { name: /^Comments/ }).click()
    await expect.element(field).toHaveValue('sentinel:500')
  })

  it('show a refusal at the field', async () => {
    await openTab('comments', withoutComments)
    await field.fill('sentinel:422')
    await send.click()
    await expect.element(page.getByText('This value is refused')).toBeVisible()
    await expect.element(field).toHaveValue('sentinel:422')
  })

  it.each([
    ['a cancelled order', cancelled, {}, 'The order is cancelled and takes no comments.'],
    ['a viewer', assigned, { role: 'viewer' }, /Your role in .* does not let you comment on orders\./],
  ] as const)('give no field on %s, and say why', async (_, pick, options, reason) => {
    await openTab('comments', (mock) => pick(mock).id, options)
    await expect.element(panel('Comments').getByText(reason)).toBeVisible()
    await expect.element(field).not.toBeInTheDocument()
  })
})

describe('wait time', () => {
  it('adds up the closed periods, and opens each stamp on the map', async () => {
    await openTab('wait', (mock) => {
      const { id, availableAt } = assigned(mock)
      const stamp = (at: number, type: 'checkin' | 'checkout', stop: 'pickup' | 'dropoff', uid: string) => ({
        id: at,
        uid,
        type,
        stop,
        createdAt: availableAt + at,
        lat: 52.1,
        lng: -106.6,
        deliveryOrderId: id,
      })
      recordOf(mock, id).geostamps = [
        stamp(1, 'checkin', 'pickup', '3f1f0a9e-6b0c-4b3e-9a52-000000000001'),
        stamp(1_321, 'checkout', 'pickup', '3f1f0a9e-6b0c-4b3e-9a52-000000000001'),
        stamp(4_000, 'checkin', 'dropoff', '3f1f0a9e-6b0c-4b3e-9a52-000000000002'),
        stamp(4_065, 'checkout', 'dropoff', '3f1f0a9e-6b0c-4b3e-9a52-000000000002'),
      ]
      const record = recordOf(mock, id)
      record.price = changedPrice(record.price, { waitTimeFromStampsCadCents: 900 })
      return id
    })
    const wait = panel('Wait time')
    const text = () => wait.element().textContent
    await expect.poll(text).toContain('Total23m 05s')
    for (const part of ['Pickup22m 00s', 'Drop Off1m 05s', 'Charged$9.00']) expect(text()).toContain(part)
    await expect.element(wait.getByText('Currently Waiting')).not.toBeInTheDocument()
    await wait.getByRole('button', { name: 'Finished at Pickup on the map' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Check-out at Pickup' })).toBeVisible()
  })

  it('ticks while the driver waits', async () => {
    const { mock } = await openTab('wait', (world) => {
      const waiting = world.world.orders.find(
        ({ view, geostamps = [] }) => view.status === 'assigned' && geostamps.length === 1,
      )
      return waiting?.view.id ?? 0
    })
    expect(mock.world.orders.length).toBeGreaterThan(0)
    const wait = panel('Wait time')
    await expect.element(wait.getByText('Currently Waiting')).toBeVisible()
    await expect.element(wait.getByText('Started')).toBeVisible()
    await expect.element(wait.getByText('Finished')).not.toBeInTheDocument()
    const clock = wait.getByRole('timer')
    const first = clock.element().textContent
    await expect.poll(() => clock.element().textContent).not.toBe(first)
    await expect.poll(() => wait.element().textContent).toContain(`Total${clock.element().textContent}`)
  })

  it('says when there was none, and what charging begins with', async () => {
    const intervals = holdIntervals()
    const { mock } = await openTab('wait', (world) => {
      const { id } = assigned(world)
      recordOf(world, id).geostamps = []
      return id
    })
    await expect.element(panel('Wait time').getByText('No wait time')).toBeVisible()
    const { id, availableAt } = assigned(mock)
    recordOf(mock, id).geostamps = [
      {
        id: 1,
        uid: '3f1f0a9e-6b0c-4b3e-9a52-000000000001',
        type: 'checkin',
        stop: 'pickup',
        createdAt: availableAt - 60,
        lat: null,
        lng: null,
        deliveryOrderId: id,
      },
    ]
    await intervals.pass(10_000)
    await expect.element(panel('Wait time').getByText(/^Charged from/)).toBeVisible()
    await panel('Wait time').getByRole('button', { name: 'Started at Pickup on the map' }).click()
    await expect.element(page.getByText('The device did not know where it was.')).toBeVisible()
  })

  it('tells those who may not read prices no price', async () => {
    await openTab('wait', (mock) => orderThatIs('completed')(mock).id, { role: 'viewer' })
    await expect.element(panel('Wait time').getByText('Total')).toBeVisible()
    expect(panel('Wait time').element().textContent).not.toMatch(/\$|Charged/)
  })
})

describe('the protocol', () => {
  it('shows every kind of answer, two pictures at most and all files', async () => {
    await openTab('protocol', (mock) => orderThatIs('completed')(mock).id)
    const pickup = page.getByRole('region', { name: 'Protocol at Pickup' })
    const dropoff = page.getByRole('region', { name: 'Protocol at Drop Off' })
    await expect.element(pickup).toBeVisible()
    const answers = (stop: typeof pickup) =>
      Object.fromEntries(
        [...stop.element().querySelectorAll('dt')].map((term) => [
          term.textContent,
          term.nextElementSibling?.textContent,
        ]),
      )
    expect(answers(pickup)).toMatchObject({
      'Before you load': 'Ring at the loading door and show your badge.',
      'Parcels counted': 'Confirmed',
      'Pieces taken': expect.stringMatching(/^\d+$/),
      Condition: 'Good',
      'Photo of the load': '1 file',
    })
    expect(answers(dropoff)).toMatchObject({
      'Received by': expect.stringMatching(/\w/),
      'Handed over': 'Parcels, Invoice',
      'Photo of the door': '3 files',
      Signature: 'Signed',
    })
    await expect.poll(() => dropoff.element().textContent).toContain(' · Driver')
    const files = dropoff.getByRole('list', { name: 'Attachments at Drop Off' }).getByRole('listitem')
    await expect.poll(() => files.elements().length).toBe(4)
    await expect.poll(() => dropoff.getByRole('button', { name: /^Open / }).elements().length).toBe(2)
    await pickup.getByRole('button', { name: 'Pickup protocol on the map' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Protocol at Pickup' })).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('says before anything is captured what will be asked for', async () => {
    await openTab('protocol', (mock) => assigned(mock).id)
    const dropoff = page.getByRole('region', { name: 'Protocol at Drop Off' })
    await expect.element(dropoff.getByText('Nothing captured yet. The driver is asked for:')).toBeVisible()
    await expect.poll(() => dropoff.getByRole('listitem').first().element().textContent).toBe('Received by · required')
  })

  it('says that a service asks for nothing', async () => {
    await openTab('protocol', (mock) => {
      const { id } = assigned(mock)
      Object.assign(recordOf(mock, id), { protocol: { pickup: [], dropoff: [] } })
      return id
    })
    await expect.element(panel('Protocol').getByText('No protocol')).toBeVisible()
  })

  it('shows a customer no name of a driver', async () => {
    const { mock } = await openTab(
      'protocol',
      ({ world }) =>
        world.orders.find(({ view }) => view.status === 'completed' && view.senderTenant.id === 2)?.view.id ?? 0,
      { tenantKind: 'customer', role: 'scheduler' },
    )
    await expect.element(page.getByRole('region', { name: 'Protocol at Pickup' }).getByText('Driver')).toBeVisible()
    const names = mock.world.orders.flatMap(({ view }) => (view.driver === null ? [] : [view.driver.lastName]))
    for (const name of names) expect(panel('Protocol').element().textContent).not.toContain(name)
  })
})
