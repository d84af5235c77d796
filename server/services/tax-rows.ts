import type { TaxRow } from '#domain/pricing/types.ts'
import type { Context } from '#server/http/context.ts'

/** The tax settings of these ids as a revision pins them, in this order; null where one is not the organisation's, or gone. */
export async function taxRows({ db, tenantId }: Context, ids: readonly number[]): Promise<(TaxRow | null)[]> {
  if (ids.length === 0) return []
  const found = await db
    .selectFrom('tax_settings')
    .select(['id', 'name', 'type', 'province', 'percent'])
    .select(['effective_from as effectiveFrom', 'effective_until as effectiveUntil'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .where('archived_at', 'is', null)
    .execute()
  return ids.map((id) => found.find((row) => row.id === id) ?? null)
}
