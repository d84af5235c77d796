import type { Kysely } from 'kysely'
import type { CancellationCharge } from '#domain/pricing/cancellation.ts'
import type { Charge } from '#domain/pricing/types.ts'
import type { Database } from '#server/db/schema.ts'
import type { DemoService } from './demo-services.ts'

/** What the services are made of: each tag, parcel type and speed once, as the first service has it. */
export async function insertServiceParts(
  db: Kysely<Database>,
  tenantId: number,
  services: readonly DemoService[],
  now: number,
): Promise<void> {
  const own = { tenant_id: tenantId, created_at: now, updated_at: now }
  await db
    .insertInto('base_tags')
    .values(
      onceByName(services.flatMap(({ tags }) => tags)).map(({ name }) => ({
        ...own,
        name,
        description: handling[name] ?? '',
      })),
    )
    .execute()
  await db
    .insertInto('base_parcel_types')
    .values(
      onceByName(services.flatMap(({ parcelTypes }) => parcelTypes)).map((type) => ({
        ...own,
        name: type.name,
        description: type.description,
        max_weight_kg: type.maxWeightKg,
        max_length_m: type.size[0],
        max_width_m: type.size[1],
        max_height_m: type.size[2],
        default_fee_cad_cents: type.feeCadCents,
        more: JSON.stringify({ icon: type.icon }),
      })),
    )
    .execute()
  await db
    .insertInto('base_service_speeds')
    .values(
      onceByName(services.flatMap(({ speeds }) => speeds)).map((speed, index) => ({
        ...own,
        name: speed.name,
        description: speed.description,
        text_color: speed.textColor,
        duration_minutes: speed.durationS / 60,
        charge: JSON.stringify(typed(speed.charge)),
        position: index + 1,
      })),
    )
    .execute()
}

const handling: Readonly<Record<string, string>> = {
  'Keep cold': 'Between 2 and 8 °C, from door to door.',
  Fragile: 'Nothing is stacked on it.',
  'Signature required': 'Handed to a person who signs, never left at the door.',
  'Tail lift': 'Needs a truck with a tail lift.',
}

function onceByName<Part extends { name: string }>(parts: readonly Part[]): Part[] {
  return parts.filter((part, place) => parts.findIndex(({ name }) => name === part.name) === place)
}

function typed(charge: Charge): CancellationCharge {
  if ('percent' in charge) return { type: 'percentage', amount: charge.percent }
  return charge.amountCadCents === 0 ? { type: 'none', amount: 0 } : { type: 'fee', amount: charge.amountCadCents }
}
