import { sql } from 'kysely'
import type { CancellationCharge } from '#domain/pricing/cancellation.ts'
import type { Charge } from '#domain/pricing/types.ts'
import type { Database } from '#server/db/schema.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'

/** Rows of the settings as the lists of a revision take them, by their ids. */
type Copies<Name extends 'ParcelTypesUpdate' | 'ServiceSpeedsUpdate' | 'TagsUpdate'> = Promise<
  ReadonlyMap<number, Schema<Name>['data'][number]>
>

/** With their usual fees. */
export async function parcelTypeCopies(ctx: Context, ids: readonly number[]): Copies<'ParcelTypesUpdate'> {
  const rows = await ownRows(ctx, 'base_parcel_types', ids).selectAll().execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        name: row.name,
        description: row.description,
        maxWeightKg: row.max_weight_kg,
        maxLengthM: row.max_length_m,
        maxWidthM: row.max_width_m,
        maxHeightM: row.max_height_m,
        typed: row.typed,
        feeCadCents: row.default_fee_cad_cents,
      },
    ]),
  )
}

/** With what they usually add. */
export async function serviceSpeedCopies(ctx: Context, ids: readonly number[]): Copies<'ServiceSpeedsUpdate'> {
  const rows = await ownRows(ctx, 'base_service_speeds', ids).selectAll().execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        name: row.name,
        description: row.description,
        textColor: row.text_color,
        durationS: row.duration_minutes === null ? null : row.duration_minutes * 60,
        charge: chargeOf(row.charge),
      },
    ]),
  )
}

/** They cost nothing until the service says so. */
export async function tagCopies(ctx: Context, ids: readonly number[]): Copies<'TagsUpdate'> {
  const rows = await ownRows(ctx, 'base_tags', ids).selectAll().execute()
  return new Map(rows.map((row) => [row.id, { name: row.name, iconImageSrc: row.icon_image_src }]))
}

function ownRows(
  { db, tenantId }: Context,
  table: 'base_parcel_types' | 'base_service_speeds' | 'base_tags',
  ids: readonly number[],
) {
  return db
    .selectFrom(table)
    .where('id', 'in', [...ids])
    .where('tenant_id', '=', tenantId)
    .where('archived_at', 'is', null)
}

function chargeOf({ type, amount }: CancellationCharge): Charge {
  return type === 'percentage' ? { percent: amount } : { amountCadCents: type === 'fee' ? amount : 0 }
}

/**
 * Whether `revision` has a copy of a row of the settings. A copy is known by its name, of which a revision has only one: it may have
 * been written in the revision itself, and people take it for the same.
 * @param copies the table of such copies
 * @param base the table of the settings
 */
export function isOffered(
  copies: keyof Database & `service_revision_${string}`,
  base: keyof Database & `base_${string}`,
) {
  return sql<boolean>`exists (select from ${sql.table(copies)} as copy where copy.service_revision_id = revision.id
    and copy.archived_at is null and lower(copy.name) = lower(${sql.ref(`${base}.name`)}))`
}
