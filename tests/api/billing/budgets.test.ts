import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { foldedNumber } from '#domain/accounting/folded-number.ts'
import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { noticeTarget } from '#domain/notices/target.ts'
import { findUsedBudgets } from '#server/notices/used-budgets.ts'
import { tellNotices } from '#server/notices/tell-notices.ts'
import { insertUser } from '#tests/api/orders/order-fixtures.ts'
import { noon, orderWorld, type Caller, type World } from '#tests/api/orders/order-world.ts'

/* docs/rules/exports-and-accounting.md, "Budgets". The order of these tests costs the customer what the first of them reads. */

type Budget = Schema<'Budget'>
interface Refused {
  readonly code: string
  readonly message: string
  readonly errors: Record<string, string[]>
}

let world: World
let manager: Caller
let costCentreId: number
/** Of an order as all of these are, cents. */
let price: number

beforeAll(async () => {
  world = await orderWorld()
  const { tenants, database } = world
  const managerId = await database.systemTransaction((db) =>
    insertUser(db, tenants.customer, 'Mona Manager', [roles.organizationManager]),
  )
  manager = await world.caller(managerId, tenants.customer)
  costCentreId = await database.systemTransaction(async (db) => {
    const field = { tenant_id: tenants.courier, name: 'Cost centre', kind: 'text', position: 1 } as const
    return (await db.insertInto('delivery_order_fields').values(field).returning('id').executeTakeFirstOrThrow()).id
  })
  const preview = await world.call<Schema<'DeliveryOrderPreview'>>(
    world.callers.scheduler,
    'POST',
    '/delivery-orders/preview',
    { body: world.order() },
  )
  const { priceCadCents } = preview.body.pricing
  if (!priceCadCents) throw new Error('The order has no price.')
  price = priceCadCents
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.now = noon
  await world.database.systemTransaction((db) => db.deleteFrom('budgets').execute())
})

let numbers = 0
/** A number that no other test orders under. */
const freshNumber = () => `T-${(numbers += 1)}`

async function addBudget(fields: Record<string, unknown>, who = world.callers.customerOwner) {
  return world.call<Budget & Refused>(who, 'POST', `/tenants/${who.tenantId}/budgets`, {
    body: { kind: 'poNumber', ...fields },
  })
}

const place = (poNumber: string, changes: Record<string, unknown> = {}, who = world.callers.scheduler) =>
  world.call<Schema<'DeliveryOrderCreated'> & Refused>(who, 'POST', '/delivery-orders', {
    body: world.order({ poNumber, ...changes }),
  })

const preview = (poNumber: string, who = world.callers.scheduler) =>
  world.call<Schema<'DeliveryOrderPreview'>>(who, 'POST', '/delivery-orders/preview', {
    body: world.order({ poNumber }),
  })

async function read(id: number, who = world.callers.customerOwner) {
  return (await world.call<Budget>(who, 'GET', `/budgets/${id}`)).body
}

test('warns from 80 %, and above all of it only an owner or manager who says so places the order', async () => {
  const { scheduler, customerOwner } = world.callers
  const po = freshNumber()
  const { body: budget } = await addBudget({ value: po, monthlyCadCents: Math.floor(price * 2.2) })
  expect((await place(po)).body.budgetWarnings).toEqual([])

  const seen = await preview(po.toLowerCase())
  expect(seen.body.warnings).toContainEqual({
    code: 'budget_nearly_used',
    message: expect.stringMatching(
      new RegExp(`^PO ${po} has used \\$[\\d.,]+ of \\$[\\d.,]+ this month, and \\$[\\d.,]+ with this order$`),
    ),
  })
  const second = await place(` ${po.toLowerCase()} `)
  expect(second.status).toBe(200)
  expect(second.body.budgetWarnings).toHaveLength(1)

  const refused = await place(po, { mayExceedBudget: true })
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'over_budget', errors: { '/poNumber': [expect.any(String)] } },
  })
  expect((await preview(po)).body.warnings).toContainEqual({ code: 'over_budget', message: expect.any(String) })
  for (const who of [customerOwner, manager]) {
    expect(await place(po, {}, who)).toMatchObject({
      status: 422,
      body: { code: 'over_budget', message: expect.stringMatching(/Place the order above the budget\?$/) },
    })
    expect(await place(po, { mayExceedBudget: true }, who)).toMatchObject({ status: 200 })
  }
  expect(await read(budget.id, scheduler)).toMatchObject({ orders: 4, spentCadCents: price * 4, unpricedOrders: 0 })
})

test('holds the value of a field against its budget, whatever its capitals, at the field', async () => {
  const value = freshNumber()
  await addBudget({ kind: 'field', fieldName: 'cost CENTRE', value: ` ${value} `, monthlyCadCents: 1 })
  expect(await place('', { orderFields: { [costCentreId]: value.toLowerCase() } })).toMatchObject({
    status: 422,
    body: { code: 'over_budget', errors: { [`/orderFields/${costCentreId}`]: [expect.any(String)] } },
  })
  expect((await place(value)).status).toBe(200)
})

test('of two orders at once that both would fit alone, one is placed', async () => {
  const po = freshNumber()
  const { body: budget } = await addBudget({ value: po, monthlyCadCents: Math.floor(price * 3.5) })
  const answers = await Promise.all(Array.from({ length: 6 }, () => place(po)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 422, 422, 422])
  expect(await read(budget.id)).toMatchObject({ orders: 3 })
})

test('begins anew with the month of the organization’s own calendar', async () => {
  const po = freshNumber()
  const { body: budget } = await addBudget({ value: po, monthlyCadCents: Math.floor(price * 1.5) })
  // Eleven at night of October 31 in Regina is November in UTC already.
  world.clock.now = Date.parse('2026-11-01T05:00:00Z') / 1000
  const availableAt = world.clock.now + 900
  expect((await place(po, { availableAt })).status).toBe(200)
  expect((await place(po, { availableAt })).status).toBe(422)
  expect(await read(budget.id)).toMatchObject({ month: '2026-10', orders: 1, spentCadCents: price })
  world.clock.now += 3_600
  expect(await read(budget.id)).toMatchObject({ month: '2026-11', orders: 0, spentCadCents: 0 })
  expect((await place(po, { availableAt: availableAt + 3_600 })).status).toBe(200)
  expect(await read(budget.id)).toMatchObject({ month: '2026-11', orders: 1 })
  const filtered = async (month: string) => {
    const pagination = encodeURIComponent(JSON.stringify({ filter: { budget: { id: budget.id, month } } }))
    const { scheduler, dispatcher } = world.callers
    const of = async ({ tenantId, ...who }: Caller) =>
      (
        await world.call<Schema<'DeliveryOrderPage'>>(
          { tenantId, ...who },
          'GET',
          `/tenants/${tenantId}/paginated-delivery-orders?pagination=${pagination}`,
        )
      ).body.data.length
    return [await of(scheduler), await of(dispatcher)]
  }
  // The courier carried them out, and learns nothing of the budget by asking for it.
  expect(await filtered('2026-10')).toEqual([1, 0])
  expect(await filtered('2026-11')).toEqual([1, 0])
})

test('counts a cancelled order as what it cost, and one without a price as nothing, which it says', async () => {
  const po = freshNumber()
  const { body: budget } = await addBudget({ value: po, monthlyCadCents: price * 2 })
  const { body: placed } = await place(po)
  const { body: kept } = await place(po)
  expect((await place(po)).status).toBe(422)
  const cancelled = await world.call(world.callers.scheduler, 'POST', `/delivery-orders/${placed.id}/cancelled`, {
    body: { tenantId: world.tenants.customer, reason: 'Not needed' },
  })
  expect(cancelled.status).toBe(200)
  expect(await read(budget.id)).toMatchObject({ orders: 2, spentCadCents: price, leftCadCents: price })
  await world.database.systemTransaction((db) =>
    db
      .updateTable('delivery_order_prices')
      .set({ total_cents: null })
      .where('delivery_order_id', '=', kept.id)
      .execute(),
  )
  expect(await read(budget.id)).toMatchObject({ orders: 2, spentCadCents: 0, unpricedOrders: 1 })
  expect((await preview(po)).body.warnings.map(({ code }) => code)).not.toContain('budget_nearly_used')
})

test('tells who orders in the customer’s place that it is above a budget, and no number', async () => {
  const po = freshNumber()
  const { dispatcher } = world.callers
  await addBudget({ value: po, monthlyCadCents: Math.floor(price * 1.1) })
  const first = await place(po, {}, dispatcher)
  expect(first).toMatchObject({ status: 200, body: { budgetWarnings: [] } })
  const refused = await place(po, { mayExceedBudget: true }, dispatcher)
  expect(refused).toMatchObject({ status: 422, body: { code: 'over_budget' } })
  expect(JSON.stringify(refused.body)).not.toMatch(/\$\d/)
  expect(refused.body.message).toMatch(/An owner or organization manager of .+ has to place it\.$/)
  const seen = await preview(po, dispatcher)
  expect(seen.body.warnings).toContainEqual({ code: 'over_budget', message: expect.not.stringMatching(/\$\d/) })
})

test('is the business of its own organization alone', async () => {
  const po = freshNumber()
  const { dispatcher, stranger, customerOwner, scheduler } = world.callers
  const { body: budget } = await addBudget({ value: po, monthlyCadCents: 1_000 })
  for (const who of [dispatcher, stranger]) {
    const path = `/budgets/${budget.id}`
    const body = { monthlyCadCents: 5 }
    for (const { status } of [
      await world.call(who, 'GET', path),
      await world.call(who, 'PATCH', path, { body }),
      await world.call(who, 'DELETE', path),
    ])
      expect([403, 404]).toContain(status)
    expect((await world.call(who, 'GET', `/tenants/${customerOwner.tenantId}/budgets`)).status).not.toBe(200)
  }
  expect(await read(budget.id, scheduler)).toMatchObject({ value: po, monthlyCadCents: 1_000 })
  expect((await world.call(scheduler, 'PATCH', `/budgets/${budget.id}`, { body: { monthlyCadCents: 5 } })).status).toBe(
    403,
  )
  expect((await world.call(manager, 'PATCH', `/budgets/${budget.id}`, { body: { monthlyCadCents: 5 } })).status).toBe(
    200,
  )
})

test('is one for each number and value, also of two who add it at once', async () => {
  const po = freshNumber()
  const answers = await Promise.all([1, 2, 3].map((monthlyCadCents) => addBudget({ value: po, monthlyCadCents })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  expect(await addBudget({ value: ` ${po.toLowerCase()}`, monthlyCadCents: 1 })).toMatchObject({
    status: 422,
    body: { errors: { '/value': ['There is a budget of it already'] } },
  })
  expect(await addBudget({ kind: 'field', value: po, monthlyCadCents: 1 })).toMatchObject({
    status: 422,
    body: { errors: { '/fieldName': ['Required'] } },
  })
  expect((await addBudget({ kind: 'field', fieldName: 'Ward', value: po, monthlyCadCents: 1 })).status).toBe(200)
})

const similar = (other: string) => ({
  status: 422,
  body: {
    code: 'similar_budget',
    message: `There is a budget ${other}, in which orders with this number or value count already. Keep both?`,
    errors: { '/value': [`Differs from the budget ${other} only by dashes, spaces or signs`] },
  },
})
const patch = (id: number, body: object, query = '') =>
  world.call<Budget & Refused>(world.callers.customerOwner, 'PATCH', `/budgets/${id}${query}`, { body })
const confirmed = '?confirmSimilarBudget=true'

test('asks about a number that differs from that of another budget only by dashes, spaces or signs', async () => {
  const { customerOwner, dispatcher } = world.callers
  const { body: budget } = await addBudget({ value: 'PO-2207', monthlyCadCents: 5 })
  for (const value of ['PO 2207', 'PO–2207', '#PO-2207', '2207'])
    expect(await addBudget({ value, monthlyCadCents: 5 })).toMatchObject(similar('PO-2207'))
  // Neither the value of a field nor the budget of another organization is the same.
  const field = { kind: 'field', fieldName: 'Ward', monthlyCadCents: 5 }
  expect((await addBudget({ ...field, value: 'PO 2207' })).status).toBe(200)
  expect(await addBudget({ ...field, value: '22.07' })).toMatchObject(similar('Ward PO 2207'))
  expect((await addBudget({ value: 'PO 2207', monthlyCadCents: 5 }, dispatcher)).body.code).not.toBe('similar_budget')

  const { body: other } = await addBudget({ value: 'PO-3307', monthlyCadCents: 5 })
  expect(await patch(other.id, { value: 'PO 2207' })).toMatchObject(similar('PO-2207'))
  expect((await patch(other.id, { value: 'PO 3307' })).status).toBe(200)
  const answers = await Promise.all(
    ['PO 4407', 'PO-4407', '#4407'].map((value) => addBudget({ value, monthlyCadCents: 5 })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])

  const both = await world.call<Budget>(
    customerOwner,
    'POST',
    `/tenants/${customerOwner.tenantId}/budgets${confirmed}`,
    {
      body: { kind: 'poNumber', value: 'PO 2207', monthlyCadCents: 7 },
    },
  )
  expect(both.status).toBe(200)
  // The question is not asked again where something else is changed.
  expect((await patch(budget.id, { monthlyCadCents: 6 })).status).toBe(200)
  expect((await patch(other.id, { value: '2207' }, confirmed)).status).toBe(200)
  expect(await patch(other.id, { value: 'po-2207' }, confirmed)).toMatchObject({
    status: 422,
    body: { errors: { '/value': ['There is a budget of it already'] } },
  })
})

test('no spelling of its number gets an order past a budget', async () => {
  const { body: budget } = await addBudget({ value: 'PO-5507', monthlyCadCents: Math.floor(price * 2.5) })
  expect((await place('PO 5507')).status).toBe(200)
  expect((await place('#po–5507')).status).toBe(200)
  expect((await preview('5507')).body.warnings).toContainEqual({
    code: 'over_budget',
    message: expect.stringMatching(/^PO-5507 has used \$/),
  })
  for (const written of ['PO5507', '55-07', 'P.O. 5507', 'Purchase order no. 5507'])
    expect(await place(written)).toMatchObject({ status: 422, body: { code: 'over_budget' } })
  const several = await world.call<Refused>(world.callers.scheduler, 'POST', '/delivery-orders/batch', {
    body: { orders: [world.order({ poNumber: 'PO_5507' })] },
  })
  expect([several.status, several.body.code]).toEqual([422, 'over_budget'])
  const answers = await Promise.all(['PO–5507', '5507'].map((written) => place(written)))
  expect(answers.map(({ status }) => status)).toEqual([422, 422])
  expect(await read(budget.id)).toMatchObject({ orders: 2, spentCadCents: price * 2 })
  const pagination = encodeURIComponent(JSON.stringify({ filter: { budget: { id: budget.id, month: '2026-11' } } }))
  const behind = await world.call<Schema<'DeliveryOrderPage'>>(
    world.callers.scheduler,
    'GET',
    `/tenants/${world.tenants.customer}/paginated-delivery-orders?pagination=${pagination}`,
  )
  expect(behind.body.data).toHaveLength(2)

  const fieldValue = 'A-5508'
  await addBudget({ kind: 'field', fieldName: 'Cost centre', value: fieldValue, monthlyCadCents: 1 })
  expect(await place('', { orderFields: { [costCentreId]: 'a 5508' } })).toMatchObject({
    status: 422,
    body: { code: 'over_budget', errors: { [`/orderFields/${costCentreId}`]: [expect.any(String)] } },
  })
})

test('of two budgets that somebody keeps apart each counts what is written as it is, and both what is written like neither', async () => {
  const { customerOwner } = world.callers
  const large = { monthlyCadCents: price * 100 }
  const { body: one } = await addBudget({ value: 'PO-6607', ...large })
  const { body: other } = await world.call<Budget>(
    customerOwner,
    'POST',
    `/tenants/${customerOwner.tenantId}/budgets${confirmed}`,
    { body: { kind: 'poNumber', value: '66-07', ...large } },
  )
  for (const written of ['po-6607 ', '66-07', '66-07', '6607']) expect((await place(written)).status).toBe(200)
  expect([await read(one.id), await read(other.id)]).toMatchObject([{ orders: 2 }, { orders: 3 }])
  // A budget that is written otherwise from now on tells of its orders at once.
  expect((await patch(other.id, { value: '66.07' }, confirmed)).body).toMatchObject({ orders: 3 })
})

test('the database folds numbers as the rule does', async () => {
  const signs = ' -–—#./_,:;()"\'№\u2011\u2212\u00a0\t'
  const texts = [
    ...fc.sample(
      fc.array(fc.constantFrom(...signs, ...'pPoOnN0123456789aAzZ'), { maxLength: 24 }).map((all) => all.join('')),
      500,
    ),
    ...fc.sample(
      fc
        .constantFrom('PO ', 'p.o.', 'Purchase–Order ', 'No. ', 'PO number:', '')
        .chain((front) => fc.stringMatching(/^[0-9A-Za-z -]{0,12}$/).map((rest) => front + rest)),
      500,
    ),
  ]
  const { rows } = await world.database.systemTransaction((db) =>
    sql<{
      text: string
      folded: string
    }>`select text, folded_number(text) as folded from unnest(${texts}::text[]) as text`.execute(db),
  )
  expect(rows).toHaveLength(1_000)
  for (const { text, folded } of rows) expect([text, folded]).toEqual([text, foldedNumber(text)])
})

test('tells owners and managers at 80 % and at all of it, once a month each', async () => {
  const po = freshNumber()
  const { body: budget } = await addBudget({ value: po, monthlyCadCents: price * 5 })
  const told = async (who: Caller) => {
    await findUsedBudgets(world.deps)
    await tellNotices(world.deps)
    const rows = await world.database.systemTransaction((db) =>
      db
        .selectFrom('notices')
        .select('payload')
        .where('user_id', '=', who.userId)
        .where('type', '=', 'budgetUsed')
        .execute(),
    )
    return rows.filter(({ payload }) => payload.budget?.id === budget.id).length
  }
  for (let count = 0; count < 3; count += 1) await place(po)
  expect(await told(manager)).toBe(0)
  await place(po)
  expect([await told(manager), await told(world.callers.customerOwner)]).toEqual([1, 1])
  expect(await told(manager)).toBe(1)
  await place(po)
  expect(await told(manager)).toBe(2)
  expect(await told(world.callers.scheduler)).toBe(0)
  const { body } = await world.call<Schema<'NotificationPage'>>(
    manager,
    'GET',
    `/users/${manager.userId}/notifications`,
  )
  expect(body.data.map(({ longDescription }) => longDescription)).toContainEqual(
    expect.stringMatching(new RegExp(`^PO ${po} has used 100 % of this month’s budget: \\$[\\d.,]+ of \\$[\\d.,]+$`)),
  )
  // Another limit is another budget to be told of.
  await world.call(manager, 'PATCH', `/budgets/${budget.id}`, { body: { monthlyCadCents: price * 6 } })
  expect(await told(manager)).toBe(3)
  await world.call(manager, 'PATCH', `/budgets/${budget.id}`, { body: { note: 'Winter' } })
  expect(await told(manager)).toBe(3)
})

test('names each of several budgets that are told of together, and leads to their list', async () => {
  const [one, other] = [freshNumber(), freshNumber()]
  for (const po of [one, other]) {
    await addBudget({ value: po, monthlyCadCents: price })
    await place(po)
  }
  await findUsedBudgets(world.deps)
  await tellNotices(world.deps)
  const { body } = await world.call<Schema<'NotificationPage'>>(
    manager,
    'GET',
    `/users/${manager.userId}/notifications`,
  )
  const [newest] = body.data
  expect(newest?.longDescription).toContain(`PO ${one} has used 100 %`)
  expect(newest?.longDescription).toContain(`; PO ${other} has used 100 %`)
  expect(noticeTarget('budgetUsed', newest?.payload ?? {})).toBe('/settings/budgets')
})
