import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { addPayRows, type PayRows } from './pay-rows.ts'

/** A template of accounting, a billing run that was reversed, with a file, and the same of pay. */
export async function addBillingRows(
  db: Kysely<Database>,
  { tenantId, userId }: { tenantId: number; userId: number },
): Promise<PayRows & { accountingTemplateId: number; billingExportId: number; position: string }> {
  const template = await db
    .insertInto('accounting_templates')
    .values({ tenant_id: tenantId, name: 'By month', grouping: 'CustomerMonth', period: 'lastMonth' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const run = await db
    .insertInto('billing_exports')
    .values({
      tenant_id: tenantId,
      state: 'reversed',
      package: 'qbo',
      grouping: 'CustomerMonth',
      until_date: '2026-10-31',
      invoice_date: '2026-10-31',
      made_by_user_id: userId,
      made_by_name: 'Bea Bookman',
      ended_at: 1_795_281_300,
      reversed_at: 1_795_281_300,
      reversed_by_name: 'Bea Bookman',
      reversal_reason: 'A test',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const file = { name: 'invoices.csv', kind: 'invoices', content: '*InvoiceNo\r\n', invoices: 0, rows: 0 } as const
  await db
    .insertInto('billing_files')
    .values({ tenant_id: tenantId, billing_export_id: run.id, position: 1, ...file })
    .execute()
  const pay = await addPayRows(db, { tenantId, userId })
  return { accountingTemplateId: template.id, billingExportId: run.id, position: '1', ...pay }
}
