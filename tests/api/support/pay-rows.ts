import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** A pay run that was reversed, a statement of it, and an extra. */
export interface PayRows {
  invoiceExportId: number
  payStatementId: number
  payExtraId: number
}

/** A pay run that was reversed, with a file, a statement of this person, and an extra that is free again. */
export async function addPayRows(
  db: Kysely<Database>,
  { tenantId, userId }: { tenantId: number; userId: number },
): Promise<PayRows> {
  const days = { from_date: '2026-10-16', until_date: '2026-10-31', pay_date: '2026-11-05' }
  const run = await db
    .insertInto('pay_exports')
    .values({
      tenant_id: tenantId,
      state: 'reversed',
      package: 'qbo',
      ...days,
      made_by_user_id: userId,
      made_by_name: 'Bea Bookman',
      ended_at: 1_795_281_300,
      reversed_at: 1_795_281_300,
      reversed_by_name: 'Bea Bookman',
      reversal_reason: 'A test',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const statement = await db
    .insertInto('pay_statements')
    .values({
      tenant_id: tenantId,
      pay_export_id: run.id,
      number: 'PAY-1',
      driver_user_id: userId,
      driver_name: 'Marek Kowalski',
      ...days,
      orders: 0,
      corrections: 0,
      orders_cents: 0,
      corrections_cents: 0,
      extras_cents: 0,
      deductions_cents: 0,
      total_cents: 0,
      distance_m: 0,
      minutes: 0,
      voided_at: 1_795_281_300,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('pay_files')
    .values({
      tenant_id: tenantId,
      pay_export_id: run.id,
      position: 1,
      name: 'driver-pay.csv',
      content: '*BillNo\r\n',
      statements: 0,
      rows: 0,
    })
    .execute()
  const extra = await db
    .insertInto('pay_extras')
    .values({
      tenant_id: tenantId,
      driver_user_id: userId,
      day: '2026-10-20',
      name: 'Fuel card',
      amount_cad_cents: -400,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { invoiceExportId: run.id, payStatementId: statement.id, payExtraId: extra.id }
}
