import { sql, type Kysely } from 'kysely'
import { optionIds, type OfferedOption, type OptionIds } from '#domain/pricing/try-out.ts'
import type { RevisionPricing } from '#domain/pricing/types.ts'
import type { Database } from '#server/db/schema.ts'

const lists = {
  types: 'service_revision_parcel_types',
  speeds: 'service_revision_service_speeds',
  tags: 'service_revision_tags',
} as const

/** What the lists of all revisions of a service hold or held. */
export type ServiceOptions = Readonly<Record<keyof typeof lists, readonly OfferedOption[]>>

/** What orders chose, as a revision has it. */
export type RevisionOptionIds = Readonly<Record<'parcelTypeIds' | 'serviceSpeedIds' | 'tagIds', OptionIds>>

export async function loadServiceOptions(db: Kysely<Database>, serviceId: number): Promise<ServiceOptions> {
  const [types, speeds, tags] = await Promise.all([
    optionsOf(db, lists.types, serviceId),
    optionsOf(db, lists.speeds, serviceId),
    optionsOf(db, lists.tags, serviceId),
  ])
  return { types, speeds, tags }
}

/** What each of them is in a revision that has a price for it. */
export function revisionOptionIds(
  pricing: RevisionPricing,
  { types, speeds, tags }: ServiceOptions,
): RevisionOptionIds {
  const idsOf = (items: readonly { readonly id: number }[]) => new Set(items.map(({ id }) => id))
  return {
    parcelTypeIds: optionIds(types, idsOf(pricing.parcelTypes)),
    serviceSpeedIds: optionIds(speeds, idsOf(pricing.serviceSpeeds)),
    tagIds: optionIds(tags, idsOf(pricing.tags)),
  }
}

async function optionsOf(
  db: Kysely<Database>,
  table: (typeof lists)[keyof typeof lists],
  serviceId: number,
): Promise<OfferedOption[]> {
  const { rows } = await sql<OfferedOption>`
    select item.id, coalesce(item.origin_id, item.id) as "originId", item.name from ${sql.table(table)} as item
    join service_revisions as revision on revision.id = item.service_revision_id
    where revision.service_id = ${serviceId} order by item.id`.execute(db)
  return rows
}
