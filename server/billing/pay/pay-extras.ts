import { sql } from 'kysely'
import { onStatement, zeroExtra } from '#domain/accounting/pay/refusals.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Input } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { createOf, getOf, listOf } from '#server/resources/handlers.ts'
import { lockedRow } from '#server/resources/read.ts'
import { defineResource } from '#server/resources/resource.ts'
import { remove, update } from '#server/resources/write.ts'
import { refuseForeign } from '../refuse-foreign.ts'

const extras = defineResource('payExtra', 'pay_extras', {
  also: {
    driver_name: sql<string | null>`(select name from names_of_drivers(array[pay_extras.driver_user_id]))`,
    statement_number: sql<string | null>`(select number from pay_statements where id = pay_extras.pay_statement_id)`,
  },
  check: async (ctx, { driverUserId, amountCadCents }) => {
    if (amountCadCents === 0) throw formError({ '/amountCadCents': [zeroExtra] })
    if (driverUserId) await refuseForeign(ctx, 'drivers', [driverUserId], () => '/driverUserId')
  },
})

/** Holds an extra of the request's courier. @throws formError `in_use` where a statement has it */
async function lockFree(ctx: Context, id: number): Promise<void> {
  const { isPaidOut, statementNumber } = extras.bodyOf(await lockedRow(extras, ctx, id))
  if (isPaidOut) throw formError({}, 'in_use', onStatement(statementNumber ?? ''))
}

/** What drivers get beside orders, and what is kept back. */
export const payExtrasHandlers = defineHandlers({
  getPayExtras: listOf(extras),
  getPayExtra: getOf(extras),
  createPayExtra: createOf(extras),
  async updatePayExtra({ path, body }: Input<'updatePayExtra'>, ctx) {
    await lockFree(ctx, path.payExtraId)
    return { status: 200, body: (await update(extras, ctx, path.payExtraId, body)).changed }
  },
  async deletePayExtra({ path }: Input<'deletePayExtra'>, ctx) {
    await lockFree(ctx, path.payExtraId)
    await remove(extras, ctx, path.payExtraId)
    return { status: 200, body: { done: true } }
  },
})
