import { areas, areaLevel, type AreaLevel, type AreaName } from '#domain/access/areas.ts'
import type { PermissionId } from '#domain/access/role-permissions.ts'

export const levelWords: Readonly<Record<AreaLevel, string>> = {
  none: 'None',
  read: 'View',
  write: 'Change',
  some: 'Some',
}

/** What one asks about first where an area stands so: the first thing that is lacking, else the last that is held. */
export function questionAbout(area: AreaName, held: ReadonlySet<PermissionId>): PermissionId | undefined {
  const ids = [...areas[area].read, ...areas[area].write]
  return areaLevel(area, held) === 'write' ? ids.at(-1) : ids.find((id) => !held.has(id))
}
