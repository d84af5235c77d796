import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { OfferedParcelType, OfferedSpeed, OfferedTag } from '#domain/orders/order-components.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { keepContent } from '#server/db/content-cache.ts'
import { notFound } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'

/** What of a revision one chooses from. */
export interface OfferedLists {
  readonly parcelTypes: readonly OfferedParcelType[]
  readonly speeds: readonly OfferedSpeed[]
  readonly tags: readonly OfferedTag[]
}

type Asking = Pick<Context, 'db' | 'tenantId'>

const mostBytes = 8 * 1_024 * 1_024

const lists = keepContent((text): OfferedLists => JSON.parse(text), mostBytes)

/**
 * What a revision offers to choose from, read once in a process for each organisation: these rows have policies of their own, so what
 * one organisation found under them is nothing that another one has to find.
 * @param name the revision's `lists_name`, as this request found it
 * @throws notFound when the caller may no longer read the revision
 */
export function loadLists({ db, tenantId }: Asking, revisionId: number, listsName: string): Promise<OfferedLists> {
  const nameBy = (name: string) => `${name} ${tenantId}`
  return lists(nameBy(listsName), async () => {
    const row = await db
      .selectFrom('service_revisions as revision')
      .where('revision.id', '=', revisionId)
      .select(({ selectFrom }) => [
        'revision.lists_name as name',
        sql<string>`json_build_object(
          'parcelTypes', ${jsonArrayFrom(
            selectFrom('service_revision_parcel_types as p')
              .whereRef('p.service_revision_id', '=', 'revision.id')
              .where('p.archived_at', 'is', null)
              .select(['p.id', 'p.name', 'p.max_weight_kg as maxWeightKg', 'p.max_length_m as maxLengthM'])
              .select(['p.max_width_m as maxWidthM', 'p.max_height_m as maxHeightM']),
          )},
          'speeds', ${jsonArrayFrom(
            selectFrom('service_revision_service_speeds as s')
              .whereRef('s.service_revision_id', '=', 'revision.id')
              .where('s.archived_at', 'is', null)
              .select(['s.id', 's.name', 's.text_color as textColor', 's.duration_s as durationS']),
          )},
          'tags', ${jsonArrayFrom(
            selectFrom('service_revision_tags as t')
              .whereRef('t.service_revision_id', '=', 'revision.id')
              .where('t.archived_at', 'is', null)
              .select(['t.id', 't.name', 't.icon_image_src as iconImageSrc']),
          )})::text`.as('text'),
      ])
      .executeTakeFirst()
    if (!row) throw notFound(noSuch('service revision'))
    return { name: nameBy(row.name), text: row.text }
  })
}
