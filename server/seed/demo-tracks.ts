import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { parse } from 'csv-parse/sync'
import type { Database } from '#server/db/schema.ts'
import type { DemoWorld } from './demo-organisations.ts'

interface Fix {
  latitude: number
  longitude: number
  bearing: number
}

const tracks = path.join(import.meta.dirname, 'data/saskatoon-vehicle-positions.csv')
/** Drivers report about twice a minute, so the newest fixes are a few seconds apart. */
const secondsBetweenFixes = 4

/**
 * Puts each driver where one of the 28 recorded vehicles was at the end of its track.
 * @param now unix seconds of the newest fix
 */
export async function seedDriverPositions(db: Kysely<Database>, world: DemoWorld, now: number): Promise<void> {
  const drivers = [...world.users].filter(([email]) => email.startsWith('driver')).map(([, id]) => id)
  const last = lastFixes()
  await db
    .insertInto('driver_positions')
    .values(
      drivers.flatMap((driverId, index) => {
        const fix = last[index]
        if (!fix) return []
        const at = now - index * secondsBetweenFixes
        return {
          tenant_id: world.tenants.courier,
          user_id: driverId,
          latitude: fix.latitude,
          longitude: fix.longitude,
          bearing_degrees: fix.bearing,
          recorded_at: at,
          received_at: at,
        }
      }),
    )
    .execute()
}

/** Where each recorded vehicle was last seen, longest track first. */
function lastFixes(): Fix[] {
  const rows = parse(readFileSync(tracks), { columns: true }) as Record<string, string>[]
  const found = new Map<string, { fix: Fix; count: number }>()
  for (const row of rows) {
    const vehicle = row.vehicle ?? ''
    const fix = {
      latitude: Number(row.latitude),
      longitude: Number(row.longitude),
      bearing: Number(row.bearing_degrees),
    }
    found.set(vehicle, { fix, count: (found.get(vehicle)?.count ?? 0) + 1 })
  }
  return [...found.values()].toSorted((left, right) => right.count - left.count).map(({ fix }) => fix)
}
