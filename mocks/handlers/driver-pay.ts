import { onStatement, zeroExtra } from '#domain/accounting/pay/refusals.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { formError } from '#domain/text/refusal.ts'
import { noSuchColleague } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { resources } from '#generated/resources.ts'
import { revenueRows } from '../accounting.ts'
import { tenantOf } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { fullName } from '../order-acts.ts'
import { pageOf } from '../pages.ts'
import { payPeriodOf } from '../pay.ts'
import { driversIn } from '../people.ts'
import { addRow, changeRow, type NamedResource, removeRow, rowOf } from '../resource-store.ts'

const payExtra: NamedResource = { ...resources.payExtra, name: 'payExtra' }

/** What drivers earned in a pay period, and what they get beside orders. */
export const driverPayMocks = defineMocks({
  getAccountingInvoicingData({ query: { until: day, search = '' } }, call) {
    const { from, until } = payPeriodOf(call, day)
    const driven = revenueRows(call, { from, until }).flatMap(({ shown }) =>
      shown.driver === null ? [] : [{ ...shown, driver: shown.driver }],
    )
    const rows = [...Map.groupBy(driven, ({ driver }) => driver.id)].map(([id, own]) => {
      const days = own.map(({ billableOn }) => billableOn).toSorted()
      return {
        id,
        name: own[0]?.driver.name ?? '',
        rate: own[0]?.rate ?? null,
        from,
        until,
        orders: own.length,
        unpriced: own.filter(({ totalCadCents }) => totalCadCents === null).length,
        withoutPay: own.filter(({ rate }) => rate === null).length,
        payCadCents: own.reduce((sum, { payCadCents }) => sum + (payCadCents ?? 0), 0),
        firstDay: days[0] ?? from,
        lastDay: days.at(-1) ?? until,
      }
    })
    return pageOf(call, {
      rows: rows.filter(({ name }) => holdsWords(name, search)),
      sortBy: {
        name: ({ name }) => name.toLowerCase(),
        pay: ({ payCadCents }) => payCadCents,
        orders: ({ orders }) => orders,
      },
    })
  },

  createPayExtra({ body }, call) {
    const free = { isPaidOut: false, statementNumber: null }
    const row = { ...body, ...checkExtra(call, body), ...free }
    return addRow(call, payExtra, row, tenantOf(call.caller).tenant.id, {}) as Schema<'PayExtra'>
  },

  updatePayExtra({ path, body }, call) {
    const before = freeExtra(call, path.payExtraId)
    const row = { ...body, ...checkExtra(call, { ...before, ...body }) }
    return changeRow(call, payExtra, before, row) as Schema<'PayExtra'>
  },

  deletePayExtra({ path }, call) {
    removeRow(call.world, payExtra, freeExtra(call, path.payExtraId))
    return { done: true }
  },
})

/** @returns the name of the driver */
function checkExtra(
  call: MockCall,
  { driverUserId, amountCadCents }: Pick<Schema<'PayExtra'>, 'driverUserId' | 'amountCadCents'>,
) {
  if (amountCadCents === 0) throw formError({ '/amountCadCents': [zeroExtra] })
  const driver = driversIn(call.world, tenantOf(call.caller).tenant).find(({ id }) => id === driverUserId)
  if (driver === undefined) throw formError({ '/driverUserId': [noSuchColleague] })
  return { driverName: fullName(driver) }
}

/** @throws formError `in_use` of one that stands on a statement */
function freeExtra(call: MockCall, id: number): Schema<'PayExtra'> {
  const found = rowOf(call.world, payExtra, id, [tenantOf(call.caller).tenant.id]) as Schema<'PayExtra'>
  if (found.isPaidOut) throw formError({}, 'in_use', onStatement(found.statementNumber ?? ''))
  return found
}
