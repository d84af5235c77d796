import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AccountingSettings, CourierSettings, Tenant } from '#generated/model/index.ts'
import { bodyOf, locationWorld, type LocationWorld } from './locations-support.ts'
import { raceOnLock } from './orders/order-world.ts'

/** What the functions of server/resources/settings.ts do, and what single settings refuse. */

let at: LocationWorld
let courierAddress: string
let accountingAddress: string

beforeAll(async () => {
  at = await locationWorld()
  courierAddress = `${at.book}/courier-settings`
  accountingAddress = `${at.book}/accounting-settings`
})
afterAll(() => at.app.close())
beforeEach(() =>
  at.app.database.systemTransaction(async (db) => {
    await db.deleteFrom('accounting_settings').execute()
    await db.deleteFrom('courier_settings').execute()
  }),
)

const change = (address: string, json: object, ask = at.asOwner) => ask(address, { method: 'PATCH', json })
const accounting = async () => bodyOf<AccountingSettings>(await at.asOwner(accountingAddress))

const nothingSet = {
  version: 1,
  gstHstNumber: null,
  qstNumber: null,
  paymentTerms: 'net30',
  billingCycle: 'monthly',
  invoicePrefix: null,
  firstInvoiceNumber: 1_001,
  invoiceMemo: null,
  eTransferTo: null,
  chequePayableTo: null,
  bankTransfer: null,
  paymentRemarks: null,
  package: 'qbo',
  usualItem: null,
  usualAccount: null,
  columnNames: [],
  booksClosedUntil: null,
  creditHoldAfterDays: 60,
  payAccount: null,
  payTaxCode: null,
}

test('what nobody has set is what the contract says', async () => {
  expect(await accounting()).toEqual(nothingSet)
  expect(bodyOf<CourierSettings>(await at.asOwner(courierAddress))).toEqual({
    version: 1,
    dispatchHours: {},
    holidays: [],
    carriersZeroRated: true,
    recurringOnHolidays: 'run',
    geostampsEnabled: true,
    pricesVisibleToDrivers: false,
    waitTime: { freeMinutes: 0, incrementMinutes: 1, centsPerMinute: 0, capCents: null },
    cancellationCharge: { beforeAssignment: { type: 'none', amount: 0 }, afterAssignment: { type: 'none', amount: 0 } },
  })
})

test('books are closed up to today at most, which names the field; what is stored already holds up no other change', async () => {
  expect(await change(accountingAddress, { booksClosedUntil: '2026-11-21' })).toMatchObject({
    status: 422,
    json: { errors: { '/booksClosedUntil': ['Must not be after today, November 20, 2026'] } },
  })
  expect(await change(accountingAddress, { booksClosedUntil: '9999-12-31' })).toMatchObject({
    status: 422,
    json: { errors: { '/booksClosedUntil': ['Must be a date from 2000 to 2100'] } },
  })
  expect(await accounting()).toEqual(nothingSet)
  expect(await change(accountingAddress, { booksClosedUntil: '2026-11-20' })).toMatchObject({ status: 200 })
  await at.app.database.systemTransaction((db) =>
    db
      .updateTable('accounting_settings')
      .set({ more: JSON.stringify({ booksClosedUntil: '2031-12-31' }) })
      .execute(),
  )
  expect(await change(accountingAddress, { invoicePrefix: 'PSC-' })).toMatchObject({ status: 200 })
  expect(await change(accountingAddress, { booksClosedUntil: null })).toMatchObject({ status: 200 })
})

test('ways to pay are plain text of a bounded length, and an e-transfer goes to an address', async () => {
  const bankTransfer = 'Transit\u200b 07008\r\n\r\n\r\nAccount <b>1000428</b>'
  const kept = await change(accountingAddress, { eTransferTo: 'pay@courier.test', bankTransfer, paymentRemarks: '  ' })
  expect(bodyOf(kept)).toMatchObject({
    eTransferTo: 'pay@courier.test',
    bankTransfer: 'Transit 07008\n\nAccount <b>1000428</b>',
    paymentRemarks: null,
  })
  const refused = [
    ['eTransferTo', 'the office'],
    ['chequePayableTo', 'x'.repeat(121)],
    ['bankTransfer', 'x'.repeat(501)],
    ['paymentRemarks', 'x'.repeat(501)],
  ] as const
  for (const [field, value] of refused) {
    expect(await change(accountingAddress, { [field]: value })).toMatchObject({
      status: 422,
      json: { errors: { [`/${field}`]: [expect.any(String)] } },
    })
  }
  expect(await accounting()).toEqual(bodyOf(kept))
})

describe('a change', () => {
  test('keeps what it does not name, trims texts, and the version counts it; null gives back what the contract says', async () => {
    const first = await change(accountingAddress, { invoicePrefix: 'PSC-', paymentTerms: 'net10' })
    expect(bodyOf(first)).toEqual({ ...nothingSet, invoicePrefix: 'PSC-', paymentTerms: 'net10', version: 2 })
    const second = await change(accountingAddress, { invoiceMemo: ' Thank you. ', invoicePrefix: null })
    expect(bodyOf(second)).toEqual({ ...nothingSet, paymentTerms: 'net10', invoiceMemo: 'Thank you.', version: 3 })
    expect(await accounting()).toEqual(bodyOf(second))
  })

  test('stands in the columns that orders are read with, and beside them what has no column', async () => {
    const waitTime = { freeMinutes: 10, incrementMinutes: 5, centsPerMinute: 75 }
    const hours = {
      monday: { closed: false, hours: { openTime: 28_800, closeTime: 61_200 } },
      sunday: { closed: true },
    }
    await change(courierAddress, { waitTime, dispatchHours: hours, geostampsEnabled: false })
    const stored = await at.app.database.systemTransaction((db) =>
      db.selectFrom('courier_settings').selectAll().executeTakeFirstOrThrow(),
    )
    expect(stored).toMatchObject({
      tenant_id: at.world.courier.tenantId,
      dispatch_hours: hours,
      geostamps_enabled: false,
      wait_time: { ...waitTime, capCents: null },
      version: 2,
      more: {},
    })
    const schedule = await at.asCustomer(`/tenants/${at.world.courier.tenantId}/schedule-info`)
    expect(schedule.json).toMatchObject({ courierSettings: { dispatchHours: hours } })
  })

  test('that is based on an older version changes nothing; of two at once one is made', async () => {
    await change(accountingAddress, { invoiceMemo: 'First.' })
    const late = await change(accountingAddress, { invoiceMemo: 'Late.', version: 1 })
    expect([late.status, late.json]).toMatchObject([422, { code: 'edit_conflict' }])
    const both = await raceOnLock(
      at.app.database,
      2,
      () => Promise.all(['A', 'B'].map((invoiceMemo) => change(accountingAddress, { invoiceMemo, version: 2 }))),
      (db) => db.selectFrom('accounting_settings').select('version').forUpdate().execute(),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect((await accounting()).version).toBe(3)
  })

  test('of two who are the first at once one is made', async () => {
    const both = await Promise.all(
      ['A', 'B'].map((memo) => change(accountingAddress, { invoiceMemo: memo, version: 1 })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await accounting()).toMatchObject({ version: 2, invoiceMemo: both[0]?.status === 200 ? 'A' : 'B' })
  })

  test('leaves its trace with what was there before, and tells the people who follow', async () => {
    await change(accountingAddress, { paymentTerms: 'net60' })
    const [entry, event] = await at.app.database.systemTransaction((db) =>
      Promise.all([
        db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow(),
        db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow(),
      ]),
    )
    expect(entry).toMatchObject({
      tenant_id: at.world.courier.tenantId,
      action: 'accounting-settings.updated',
      before: nothingSet,
      after: { paymentTerms: 'net60' },
    })
    expect(event).toMatchObject({ topic: 'accounting-settings', payload: { action: 'accounting-settings.updated' } })
  })

  test('of one organization is none of another', async () => {
    await change(accountingAddress, { invoiceMemo: 'Ours.' })
    const theirs = `/tenants/${at.world.stranger.tenantId}/accounting-settings`
    await change(theirs, { invoiceMemo: 'Theirs.' }, at.asStranger)
    expect((await accounting()).invoiceMemo).toBe('Ours.')
    expect((await change(theirs, { invoiceMemo: 'Ours.' })).status).toBe(404)
  })
})

test.each([
  [
    'closing before opening',
    { dispatchHours: { monday: { closed: false, hours: { openTime: 61_200, closeTime: 28_800 } } } },
  ],
  ['a percentage above the whole price', { cancellationCharge: charges({ type: 'percentage', amount: 1000 }) }],
  ['a fee of half a cent', { cancellationCharge: charges({ type: 'fee', amount: 100.5 }) }],
])('refuses %s at its field, and nothing is stored', async (_what, json) => {
  const answer = await change(courierAddress, json)
  expect([answer.status, answer.json]).toMatchObject([
    422,
    {
      errors: {
        ['dispatchHours' in json
          ? '/dispatchHours/monday/hours/closeTime'
          : '/cancellationCharge/afterAssignment/amount']: [expect.any(String)],
      },
    },
  ])
  expect(bodyOf<CourierSettings>(await at.asOwner(courierAddress)).version).toBe(1)
})

test('says what a text must look like in the words of the contract', async () => {
  const errors = {
    '/gstHstNumber': ['Must be nine digits, RT and four digits'],
    '/invoicePrefix': ['Must be letters, digits and hyphens'],
  }
  const answer = await change(accountingAddress, { gstHstNumber: '12345', invoicePrefix: 'A B' })
  expect(answer).toMatchObject({ status: 422, json: { errors } })
})

describe('an organization', () => {
  const tenant = () => `/tenants/${at.world.courier.tenantId}`
  const owed = () =>
    at.app.database.systemTransaction((db) =>
      db
        .selectFrom('tenants')
        .select('onboarding_required_types as owes')
        .where('id', '=', at.world.courier.tenantId)
        .executeTakeFirstOrThrow(),
    )

  test('changes what is named and keeps the rest; both billing details end the billing step, one does not', async () => {
    await at.app.database.systemTransaction((db) =>
      db
        .updateTable('tenants')
        .set({ onboarding_required_types: ['billing'] })
        .where('id', '=', at.world.courier.tenantId)
        .execute(),
    )
    const { name } = bodyOf<Tenant>(await at.asOwner(tenant()))
    const named = { phone: '306 555 0142', orderSupportPhone: '', timezone: 'America/Winnipeg', billToName: ' Ltd. ' }
    expect(bodyOf(await change(tenant(), named))).toMatchObject({
      name,
      phone: '+13065550142',
      orderSupportPhone: null,
      timezone: 'America/Winnipeg',
      billToName: 'Ltd.',
    })
    expect(await owed()).toEqual({ owes: ['billing'] })
    await change(tenant(), { billToName: 'Ltd.', billToAddress: '1 Main St' })
    expect(await owed()).toEqual({ owes: [] })
  })

  test('counts its changes: one that is based on an older version changes nothing, and of two at once one is made', async () => {
    const { version } = bodyOf<Tenant>(await at.asOwner(tenant()))
    expect(bodyOf(await change(tenant(), { orderSupportPhone: null, version }))).toMatchObject({ version: version + 1 })
    const late = await change(tenant(), { name: 'Late Couriers', version })
    expect([late.status, late.json]).toMatchObject([422, { code: 'edit_conflict' }])
    const both = await Promise.all(['A', 'B'].map((name) => change(tenant(), { name, version: version + 1 })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(bodyOf<Tenant>(await at.asOwner(tenant()))).toMatchObject({ version: version + 2 })
  })

  test('is refused at each field that is wrong', async () => {
    expect(await change(tenant(), { timezone: 'Mars/Olympus', phone: '12' })).toMatchObject({
      status: 422,
      json: { errors: { '/timezone': ['Must be a time zone'], '/phone': [expect.any(String)] } },
    })
  })
})

test('holidays stand in the order of the calendar, each day once, and the person who orders learns them', async () => {
  const christmas = { date: '2026-12-25', name: 'Christmas Day' }
  const canada = { date: '2026-07-01', name: 'Canada Day' }
  const kept = await change(courierAddress, { holidays: [christmas, canada] })
  expect(bodyOf<CourierSettings>(kept).holidays).toEqual([canada, christmas])
  const seen = await at.app.database.tenantTransaction({ tenantId: at.world.courier.tenantId, userId: null }, (db) =>
    db.selectFrom('courier_schedules').select('holidays').execute(),
  )
  expect(seen).toEqual([{ holidays: [canada, christmas] }])
  const twice = await change(courierAddress, { holidays: [canada, christmas, { ...canada, name: 'Again' }] })
  expect(twice).toMatchObject({ status: 422, json: { errors: { '/holidays/2/date': ['This day stands here twice'] } } })
})

function charges(afterAssignment: object) {
  return { beforeAssignment: { type: 'none', amount: 0 }, afterAssignment }
}
