import type { Kysely } from 'kysely'
import type { Database, NewRow } from '#server/db/schema.ts'

type Tax = Omit<NewRow<'tax_settings'>, 'tenant_id'>

/** Where Prairie Sky delivers, by the rates of docs/rules/fuel-and-tax.md, "Tax". */
const taxes: readonly Tax[] = [
  { name: 'GST Saskatchewan', type: 'GST', province: 'SK', percent: 5, effective_from: '2008-01-01' },
  { name: 'PST Saskatchewan', type: 'PST SK', province: 'SK', percent: 6, effective_from: '2017-03-23' },
  { name: 'GST Alberta', type: 'GST', province: 'AB', percent: 5, effective_from: '2008-01-01' },
  { name: 'GST Manitoba', type: 'GST', province: 'MB', percent: 5, effective_from: '2008-01-01' },
  { name: 'Interlining', type: 'Zero Rated', percent: 0, effective_from: '2008-01-01' },
]

export async function insertTaxes(db: Kysely<Database>, tenantId: number, now: number): Promise<void> {
  await db
    .insertInto('tax_settings')
    .values(taxes.map((tax) => ({ ...tax, tenant_id: tenantId, created_at: now, updated_at: now })))
    .execute()
}
