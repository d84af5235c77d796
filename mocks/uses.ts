import type { Use, Uses } from '#generated/model/index.ts'
import { valueOf } from './resource-store.ts'
import type { ResourceRow } from './world-types.ts'

/** Where rows are in use, as far as they tell of it themselves: the services that name them, and the driver who has them. */
export function usesOf(rows: readonly ResourceRow[]): Uses {
  return { data: rows.flatMap((row) => [...driverOf(row), ...servicesOf(row)]), isCapped: false }
}

function driverOf(row: ResourceRow): Use[] {
  const id = valueOf(row, 'driverUserId')
  if (typeof id !== 'number') return []
  const own = { revisionId: null, part: null, status: null, keeps: true, count: 1 }
  return [{ of: row.id, kind: 'person', name: String(valueOf(row, 'driverName')), id, ...own }]
}

function servicesOf(row: ResourceRow): Use[] {
  const part =
    'actions' in row ? 'protocols' : 'serviceZones' in row ? 'service-map' : 'percent' in row ? 'tax-settings' : null
  const usedBy = valueOf(row, 'usedBy')
  if (part === null || !Array.isArray(usedBy)) return []
  return (usedBy as Named[]).map(({ serviceId: id, name, revisionId, status }) => {
    return { of: row.id, kind: 'service', name, id, revisionId, status, part, keeps: part === 'tax-settings', count: 1 }
  })
}

/** A revision, as maps and protocols name it in `usedBy`. */
interface Named {
  readonly serviceId: number
  readonly name: string
  readonly revisionId: number
  readonly status: 'draft' | 'published'
}
