import type { PayStatementData } from '#server/documents/pay-statement-data.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { sql } from 'kysely'
import { statements } from '../pay/pay-statements.ts'
import type { Context } from '#server/http/context.ts'
import { headOf, type PaperContext } from './books-papers.ts'

/** The statement of a driver as it is printed. @throws notFound when it is none of the courier's */
export async function payPaper(
  ctx: PaperContext,
  { db, tenantId }: Pick<Context, 'db' | 'tenantId'>,
  id: number,
): Promise<PayStatementData> {
  const row = await statements({ db, tenantId })
    .innerJoin('tenants as courier', 'courier.id', 'statement.tenant_id')
    .select(
      sql<string | null>`(to_timestamp(statement.voided_at) at time zone courier.time_zone)::date::text`.as(
        'voided_on',
      ),
    )
    .where('statement.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound(noSuch('statement'))
  const lines = await db
    .selectFrom('pay_lines')
    .select(['kind', 'delivery_order_id', 'day', 'description', 'payable_cents', 'rate', 'share_cents', 'distance_m'])
    .select(['adjustments_cents', 'cents'])
    .where('pay_statement_id', '=', id)
    .orderBy('position')
    .execute()
  const of = (kind: (typeof lines)[number]['kind']) => lines.filter((line) => line.kind === kind)
  return {
    ...(await headOf(ctx, { db, courierId: tenantId })),
    number: row.number,
    from: row.from,
    until: row.until,
    payDate: row.payDate,
    voidedOn: row.voided_on,
    driver: { name: row.driverName, address: row.email },
    // As orders are priced by.
    unitPreference: 'Metric',
    lines: of('order').map((line) => ({
      orderNumber: line.delivery_order_id ?? 0,
      day: line.day,
      distanceM: line.distance_m ?? 0,
      payableCents: line.payable_cents ?? 0,
      rate: line.rate ?? 0,
      payCents: line.share_cents ?? 0,
      adjustmentsCents: line.adjustments_cents ?? 0,
    })),
    corrections: of('correction').map((line) => ({
      orderNumber: line.delivery_order_id ?? 0,
      day: line.day,
      description: line.description,
      cents: line.cents,
    })),
    extras: of('extra').map(({ description: name, cents }) => ({ name, cents })),
    deductions: of('deduction').map(({ description: name, cents }) => ({ name, cents: -cents })),
  }
}
