import type { NewRow } from '#server/db/schema.ts'
import { recordAct } from '#server/audit.ts'
import { formError, notFound } from '#server/errors.ts'
import { publish } from '#server/outbox.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#server/http/handler-types.ts'
import { formatAddress, locationColumns, toLocation, type LocationRow } from './location-row.ts'
import { timeZoneAt } from './time-zone.ts'

const trimmed = (text: string | null | undefined) => text?.trim() ?? ''
const trimmedOrNull = (text: string | null | undefined) => trimmed(text) || null

/** The row that a form, or a mended line of a file, stands for. */
export function locationValues(input: Schema<'LocationInput'>) {
  const address = {
    unitNumber: trimmed(input.unitNumber),
    streetAddress: trimmed(input.streetAddress),
    city: trimmed(input.city),
    province: input.province,
    postalCode: trimmed(input.postalCode),
  }
  return {
    external_reference: trimmedOrNull(input.externalReference),
    name: trimmed(input.name),
    friendly_name: trimmed(input.friendlyName),
    unit_number: address.unitNumber,
    street_address: address.streetAddress,
    formatted_address: formatAddress(address),
    city: address.city,
    province: address.province,
    postal_code: address.postalCode,
    latitude: input.latitude,
    longitude: input.longitude,
    contact_name: trimmed(input.contactName),
    phone: trimmedOrNull(input.phone),
    kind: input.kind ?? 'commercial',
    operating_hours: input.operatingHours ? JSON.stringify(input.operatingHours) : null,
    pickup_notes: trimmed(input.pickupNotes),
    dropoff_notes: trimmed(input.dropoffNotes),
    time_zone: input.timezone ?? timeZoneAt(input.latitude, input.longitude),
  } satisfies Omit<NewRow<'locations'>, 'tenant_id'>
}

/** Adds a place to the request tenant's address book. */
export async function createLocation(ctx: Context, input: Schema<'LocationInput'>): Promise<Schema<'Location'>> {
  const row = await ctx.db
    .insertInto('locations')
    .values({ ...locationValues(input), tenant_id: ctx.tenantId, created_at: ctx.now, updated_at: ctx.now })
    .returning(locationColumns)
    .executeTakeFirstOrThrow()
  await record(ctx, 'location.created', row.id, undefined, input)
  return toLocation(row)
}

/**
 * Changes a place of the request tenant's own address book; orders keep the copy they were placed with.
 * @throws notFound; formError `edit_conflict` when it is based on another version than the one that is stored
 */
export async function updateLocation(
  ctx: Context,
  locationId: number,
  { version, ...change }: Schema<'LocationUpdate'>,
): Promise<Schema<'Location'>> {
  const before = await ctx.db
    .selectFrom('locations')
    .select(locationColumns)
    .where('id', '=', locationId)
    .where('tenant_id', '=', ctx.tenantId)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw notFound('No such location.')
  if (version !== undefined && version !== before.version)
    throw formError({}, 'edit_conflict', 'Somebody else changed this place in the meantime.')
  const row = await ctx.db
    .updateTable('locations')
    .set({ ...locationValues(merge(before, change)), updated_at: ctx.now, version: before.version + 1 })
    .where('id', '=', locationId)
    .returning(locationColumns)
    .executeTakeFirstOrThrow()
  await record(ctx, 'location.updated', locationId, toLocation(before), change)
  return toLocation(row)
}

/** What the form would hold after the change: a field left out stays, null clears. A moved pin finds its zone anew. */
function merge(before: LocationRow, change: Schema<'LocationUpdate'>): Schema<'LocationInput'> {
  const now = toLocation(before)
  const moved =
    (change.latitude ?? now.latitude) !== now.latitude || (change.longitude ?? now.longitude) !== now.longitude
  const { timezone, ...kept } = now
  const merged = { ...kept, ...(moved ? {} : { timezone }), ...change }
  const present = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null))
  return present as Schema<'LocationInput'>
}

/**
 * Archives or restores places of the request tenant's own address book, all of them or none.
 * @throws notFound naming the first that is not there
 */
export async function setLocationsArchived(ctx: Context, ids: readonly number[], archived: boolean): Promise<void> {
  const rows = await ctx.db
    .updateTable('locations')
    .set(({ eb }) => ({
      archived_at: archived ? ctx.now : null,
      updated_at: ctx.now,
      version: eb('version', '+', 1),
    }))
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  const found = new Set(rows.map((row) => row.id))
  const missing = ids.find((id) => !found.has(id))
  if (missing !== undefined) throw notFound(`No such location: ${missing}.`)
  for (const id of ids) await record(ctx, archived ? 'location.archived' : 'location.restored', id)
}

async function record(ctx: Context, action: string, id: number, before?: unknown, details?: unknown): Promise<void> {
  await recordAct(ctx, { action, entity: 'location', entityId: id, before, details })
  await publish(ctx, { topic: 'locations', key: String(id), payload: { action } })
}
