import { describe, expect, test } from 'vitest'
import { addressFault } from './address.ts'
import { orderMessage, type OrderOfWebhook } from './body.ts'
import { webhookEventFor } from './events.ts'
import { outcomeOf, retryAfterSeconds } from './tries.ts'

const customer = 2
const courier = 1
const broker = 3
const supplier = 4
const parties = { senderTenantId: customer, receiverTenantId: courier, brokerTenantId: null }
/** An order that a courier bought of another one, to have one of its own carried out. */
const bought = { senderTenantId: broker, receiverTenantId: courier, brokerTenantId: broker }

describe('who is told of what', () => {
  const entry = (type: Parameters<typeof webhookEventFor>[0]['type']) => ({ type, changes: null })

  test.each([
    ['created', 'order.created'],
    ['assigned', 'order.assigned'],
    ['created_unassigned', 'order.unassigned'],
    ['assigned_pickedUp', 'order.picked_up'],
    ['assigned_droppedOff', 'order.dropped_off'],
    ['completed', 'order.completed'],
    ['cancelled', 'order.cancelled'],
    ['undone', 'order.updated'],
    ['assigned_commented', null],
    ['created_brokered', null],
    ['message_sent', null],
    ['geostamp_check_in', null],
  ] as const)('%s is %s to courier, customer and supplier', (type, event) => {
    for (const tenantId of [courier, customer, supplier])
      expect(webhookEventFor(entry(type), parties, tenantId)).toBe(event)
  })

  test('a price is for those who pay or earn it', () => {
    const changed = entry('assigned_pricingUpdated')
    expect(webhookEventFor(changed, parties, customer)).toBe('order.price_changed')
    expect(webhookEventFor(changed, parties, courier)).toBe('order.price_changed')
    expect(webhookEventFor(changed, parties, supplier)).toBeNull()
  })

  test('what a bought order costs is told on the sold one, to who sold it', () => {
    const changed = entry('bought_price_changed')
    expect(webhookEventFor(changed, parties, courier)).toBe('order.price_changed')
    expect(webhookEventFor(changed, parties, customer)).toBeNull()
  })

  test('of a bought order its buyer hears what its own does not say', () => {
    expect(webhookEventFor(entry('completed'), bought, broker)).toBeNull()
    expect(webhookEventFor(entry('completed'), bought, courier)).toBe('order.completed')
    expect(webhookEventFor(entry('cancelled'), bought, broker)).toBe('order.cancelled')
  })

  test('an edit of the pay alone is no news, of the price alone one of the price', () => {
    const edit = (...fields: string[]) => ({
      type: 'details_updated' as const,
      changes: fields.map((field) => ({ field, from: 1, to: 2 })) as Parameters<typeof webhookEventFor>[0]['changes'],
    })
    expect(webhookEventFor(edit('driverPayRate'), parties, courier)).toBeNull()
    expect(webhookEventFor(edit('adjustment'), parties, customer)).toBe('order.price_changed')
    expect(webhookEventFor(edit('adjustment'), parties, supplier)).toBeNull()
    expect(webhookEventFor(edit('adjustment', 'poNumber'), parties, supplier)).toBe('order.updated')
  })
})

test('the longest texts that people can type stay below 20 kB', () => {
  const long = '配'.repeat(2_000)
  const stop = { name: long, formattedAddress: long, city: long, province: long, postalCode: long, contactName: long }
  const order: OrderOfWebhook = {
    ...parties,
    id: 1,
    status: 'created',
    poNumber: long.slice(0, 300),
    notes: long.slice(0, 300),
    scheduledByTenantId: customer,
    customerName: long.slice(0, 120),
    courierName: long.slice(0, 120),
    supplierName: long.slice(0, 120),
    serviceName: long.slice(0, 120),
    speedName: long.slice(0, 120),
    pickup: { ...stop, latitude: 52, longitude: -106 },
    dropoff: { ...stop, latitude: 52, longitude: -106 },
    createdAt: 1,
    availableAt: 1,
    dueAt: null,
    assignedAt: null,
    pickedUpAt: null,
    droppedOffAt: null,
    completedAt: null,
    cancelledAt: null,
    cancellationReason: long.slice(0, 300),
    parcels: 1,
    distanceM: 1,
    preTaxCents: 100,
    totalCents: 111,
  }
  expect(Buffer.byteLength(orderMessage('order.created', 1, order, customer))).toBeLessThan(20_000)
  expect(JSON.parse(orderMessage('order.created', 1, order, supplier)).data.order.price).toBeNull()
})

describe('tries', () => {
  const failed = { status: 500, retryAfterS: null, reason: null }
  const now = 1_000_000

  test('are ten, over about three days', () => {
    let at = now
    for (let tries = 1; tries < 10; tries += 1) {
      const outcome = outcomeOf(failed, { tries, failingSince: null }, at, 0)
      expect(outcome.state).toBe('waiting')
      at = outcome.nextAt ?? 0
    }
    expect((at - now) / 86_400).toBeCloseTo(2.98, 1)
    expect(outcomeOf(failed, { tries: 10, failingSince: null }, at, 0)).toMatchObject({ state: 'failed', nextAt: null })
  })

  test('have a jitter, and wait as long as they are asked to, a day at most', () => {
    expect(outcomeOf(failed, { tries: 3, failingSince: null }, now, 1).nextAt).toBe(now + 330)
    const asked = (retryAfterS: number) =>
      outcomeOf({ ...failed, retryAfterS }, { tries: 1, failingSince: null }, now, 0)
    expect(asked(1_200).nextAt).toBe(now + 1_200)
    expect(asked(1).nextAt).toBe(now + 5)
    expect(asked(9_999_999).nextAt).toBe(now + 86_400)
  })

  test.each([200, 201, 204, 299])('%i is success', (status) => {
    expect(outcomeOf({ ...failed, status }, { tries: 1, failingSince: 1 }, now, 0)).toMatchObject({
      state: 'delivered',
      turnOff: null,
    })
  })

  test('410 turns off at once, and so do three days without success', () => {
    expect(outcomeOf({ ...failed, status: 410 }, { tries: 1, failingSince: null }, now, 0).turnOff).toBe('gone')
    const since = (failingSince: number) => outcomeOf(failed, { tries: 2, failingSince }, now, 0).turnOff
    expect(since(now - 3 * 86_400)).toBe('unreached')
    expect(since(now - 3 * 86_400 + 1)).toBeNull()
  })

  test.each([
    ['120', 120],
    [' 7 ', 7],
    ['Wed, 21 Oct 2015 07:29:00 GMT', 60],
    ['Wed, 21 Oct 2015 07:00:00 GMT', 0],
    ['-5', null],
    ['soon', null],
    ['1e9', null],
    [undefined, null],
  ])('Retry-After: %s', (header, seconds) => {
    expect(retryAfterSeconds(header, Date.parse('2015-10-21T07:28:00Z') / 1_000)).toBe(seconds)
  })
})

test.each([
  ['https://example.com/hooks?x=1', null],
  ['https://WAYBILL.example/x', 'Must not be this server'],
  ['https://waybill.example./x', 'Must not be this server'],
  ['http://example.com/', 'Must begin with https://'],
  ['https://a:b@example.com/', 'Must hold no name or password'],
  ['https://example.com/#a', 'Must hold no #'],
  ['nothing', 'Must be an address such as https://example.com/waybill'],
  ['https://router/', 'Must be on the internet'],
])('the address %s: %s', (address, fault) => {
  const isPublicHost = (host: string) => host.includes('.')
  expect(addressFault(address, { ownHost: 'waybill.example', allowsPrivate: false, isPublicHost })).toBe(fault)
})
