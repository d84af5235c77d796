import { expect, test } from 'vitest'
import fc from 'fast-check'
import { permissionsOf } from '../access/role-permissions.ts'
import { roles } from '../access/roles.ts'
import { allChoices, channelsOf, withChoices } from './choices.ts'
import { foldNotices } from './fold.ts'
import { hears, type Candidate, type NoticeEvent } from './hears.ts'
import { noticeTarget } from './target.ts'
import { noticeText } from './text.ts'
import { channels, noticeOfTimeline, noticeTypeIds, noticeTypes, type Capacity } from './types.ts'

const courier = 1
const customer = 2
const buyer = 3

const order = { receiverTenantId: courier, brokerTenantId: null, driverUserId: 20 }
const event: NoticeEvent = { type: 'cancelled', actorUserId: 10, actorTenantId: courier, order, forUserId: null }

function person(userId: number, tenantId: number, role: (typeof roles)[keyof typeof roles]): Candidate {
  return { userId, tenantId, permissions: permissionsOf([role]), ownOrdersOnly: role === roles.driver }
}

test('neither who acted nor who could not read it is told', () => {
  expect(hears(event, person(10, courier, roles.dispatcher))).toBe(false)
  expect(hears(event, person(11, courier, roles.dispatcher))).toBe(true)
  expect(hears(event, person(12, customer, roles.scheduler))).toBe(true)
  expect(hears(event, person(13, courier, roles.user))).toBe(false)
  expect(hears(event, person(20, courier, roles.driver))).toBe(true)
  expect(hears(event, person(21, courier, roles.driver))).toBe(false)
})

test('who bought an order hears of its steps by the one that was sold, and of its end by itself', () => {
  const bought = { ...event, order: { ...order, brokerTenantId: buyer } }
  const office = person(30, buyer, roles.dispatcher)
  expect(hears({ ...bought, type: 'pickedUp' }, office)).toBe(false)
  expect(hears({ ...bought, type: 'cancelled' }, office)).toBe(true)
})

test('what a partner asks is told to the seller alone, and to nobody who reads no prices', () => {
  const changed: NoticeEvent = { ...event, type: 'boughtPriceChanged', actorTenantId: buyer }
  expect(hears(changed, person(11, courier, roles.dispatcher))).toBe(true)
  expect(hears(changed, person(11, courier, roles.viewer))).toBe(false)
  expect(hears(changed, person(12, customer, roles.owner))).toBe(false)
  expect(hears({ ...changed, actorTenantId: courier }, person(11, courier, roles.dispatcher))).toBe(false)
})

test('what is for one person is told to nobody else', () => {
  const asked: NoticeEvent = { ...event, type: 'ownershipTransferRequest', order: null, forUserId: 13 }
  expect(hears(asked, person(13, courier, roles.user))).toBe(true)
  expect(hears(asked, person(11, courier, roles.owner))).toBe(false)
})

test('an order that a driver loses is told to the driver, and one that nobody had is new', () => {
  expect(noticeOfTimeline('created_unassigned', true)).toBe('assignmentEnded')
  expect(noticeOfTimeline('created_unassigned', false)).toBeNull()
  expect(noticeOfTimeline('geostamp_check_in', true)).toBeNull()
})

test('nobody is mailed each order unasked', () => {
  for (const type of [
    'newDeliveryOrder',
    'newAssignment',
    'pickedUp',
    'droppedOff',
    'completed',
    'newComment',
  ] as const)
    for (const capacity of ['driver', 'courier', 'customer'] as const) {
      expect(channelsOf(type, capacity, {})).not.toContain('email')
      expect(channelsOf(type, capacity, {})).not.toContain('sms')
    }
})

const capacities = fc.constantFrom<Capacity>('driver', 'courier', 'customer')
const someChoices = fc.array(
  fc.record({
    type: fc.constantFrom(...noticeTypeIds),
    inApp: fc.boolean(),
    push: fc.boolean(),
    email: fc.boolean(),
    sms: fc.boolean(),
  }),
  { maxLength: 30 },
)

test('what one chooses is what one has, and what is usual goes on following what one is', () => {
  fc.assert(
    fc.property(capacities, someChoices, (capacity, made) => {
      const choices = withChoices(capacity, {}, made)
      const last = new Map(made.map((choice) => [choice.type, choice]))
      for (const choice of allChoices(capacity, choices))
        expect(choice).toEqual(
          last.get(choice.type) ?? allChoices(capacity, {}).find(({ type }) => type === choice.type),
        )
      expect(withChoices(capacity, choices, allChoices(capacity, {}))).toEqual(
        Object.fromEntries(noticeTypeIds.map((type) => [type, {}])),
      )
    }),
  )
  expect(channelsOf('newDeliveryOrder', 'courier', { newDeliveryOrder: { email: true } })).toEqual(['inApp', 'email'])
})

test('every type has words in both languages, of one order and of several', () => {
  for (const type of noticeTypeIds)
    for (const language of ['en', 'fr'] as const)
      for (const orderIds of [[10482], [10482, 10483]]) {
        const { title, sentence } = noticeText(type, { orderIds }, language)
        expect(title.length * sentence.length, `${type} ${language}`).toBeGreaterThan(0)
        expect(sentence).not.toMatch(/undefined|\.$/)
      }
  expect(noticeText('newAssignment', { orderIds: [1, 2, 3], isOwn: true }).sentence).toBe(
    '3 orders were assigned to you',
  )
  expect(noticeText('pickedUp', { orderIds: [7], driverName: 'Ravi Patel' }, 'fr').sentence).toBe(
    'La commande #7 a été ramassée par Ravi Patel',
  )
})

test('several things of one act are named, the first three of them, and never called nearly used', () => {
  const used = (name: string, percent: number) => ({
    name,
    budget: { percent, spentCents: percent, monthlyCents: 100 },
  })
  const among = [used('PO 4711', 124), used('Ward B', 80), used('PO 3', 100), used('PO 4', 90), used('PO 5', 91)]
  const said = (count: number, language: 'en' | 'fr') =>
    noticeText('budgetUsed', { orderIds: [], among: among.slice(0, count) }, language).sentence
  expect(said(2, 'en')).toBe(
    'PO 4711 has used 124 % of this month’s budget: $1.24 of $1.00; Ward B has used 80 % of this month’s budget: $0.80 of $1.00',
  )
  expect(said(5, 'en')).toMatch(/^PO 4711 .*; Ward B .*; PO 3 .*; and 2 more$/)
  expect(said(5, 'fr')).toMatch(/^PO 4711 .*; Ward B .*; PO 3 .*; et 2 de plus$/)
  for (const language of ['en', 'fr'] as const)
    expect(noticeText('budgetUsed', { orderIds: [] }, language).sentence).not.toMatch(/nearly|presque/)
})

test('titles are those of the table in English', () => {
  for (const type of noticeTypeIds) expect(noticeText(type, { orderIds: [1] }).title).toBe(noticeTypes[type].title)
})

test('a long comment is cut to a line', () => {
  const { sentence } = noticeText('newComment', { orderIds: [1], comment: `A\n${'very '.repeat(60)}long one` })
  expect(sentence).toMatch(/^Order #1: “A very very .*…”$/)
  expect(sentence.length).toBeLessThan(140)
})

test.each([
  ['newComment', { delivery_order_id: 5 }, '/delivery-orders/5'],
  ['applicationReceived', { application: { id: 3 }, courier: { id: 9 } }, '/vendors/applications/received/3'],
  ['applicationReceived', { application: { id: 3 }, customer: { id: 9 } }, '/customers/applications/received/3'],
  ['applicationApproved', { application: { id: 3 }, courier: { id: 9 } }, '/vendors/9'],
  ['applicationRejected', { application: { id: 3 }, customer: { id: 9 } }, '/customers/applications/sent/3'],
  ['ownershipTransferRequest', { ownershipRequest: { id: 4 } }, '/settings/ownership-requests/4'],
  [
    'ownershipTransferAccepted',
    { onboardingMeta: { managedCustomerOnboarding: { id: 4, customerTenantId: 12 } } },
    '/customers/12',
  ],
  ['invitationRejected', { invitation: { id: 8 } }, '/customers/invitations/8'],
  ['completed', {}, null],
] as const)('%s of %j leads to %s', (type, payload, path) => {
  expect(noticeTarget(type, payload)).toBe(path)
})

const someNotices = fc.array(
  fc.record({
    id: fc.nat(),
    type: fc.constantFrom(...noticeTypeIds.slice(0, 3)),
    createdAt: fc.integer({ min: 0, max: 20_000 }),
    isUnread: fc.boolean(),
    orderIds: fc.array(fc.nat(), { maxLength: 2 }),
  }),
)

test('folding keeps every notice, in its order', () => {
  fc.assert(
    fc.property(someNotices, (notices) => {
      const sorted = notices.toSorted((a, b) => b.createdAt - a.createdAt)
      const groups = foldNotices(sorted)
      expect(groups.flat()).toEqual(sorted)
      for (const group of groups)
        if (group.length > 1) expect(new Set(group.map(({ type, isUnread }) => `${type} ${isUnread}`)).size).toBe(1)
    }),
  )
})

test('three of a kind are one line, two are not, and unread ones stand by themselves', () => {
  const notice = (id: number, isUnread = false) =>
    ({ id, type: 'completed', createdAt: 1_000 - id, isUnread, orderIds: [id] }) as const
  const sizes = (notices: Parameters<typeof foldNotices>[0]) => foldNotices(notices).map(({ length }) => length)
  expect(sizes([notice(1), notice(2)])).toEqual([1, 1])
  expect(sizes([notice(1), notice(2), notice(3)])).toEqual([3])
  expect(sizes([notice(1, true), notice(2), notice(3), notice(4)])).toEqual([1, 3])
})

test('every channel has a place in every choice', () => {
  for (const choice of allChoices('courier', {}))
    expect(Object.keys(choice).toSorted()).toEqual(['type', ...channels].toSorted())
})
