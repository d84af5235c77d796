import { Link } from 'react-router-dom'
import { componentTitles } from '#domain/pricing/revision-components.ts'
import type { Use, Uses } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import styles from './used-by.module.css'

/** As much as a link to the place needs. */
type Place = Pick<Use, 'kind' | 'name' | 'id' | 'revisionId' | 'part' | 'status' | 'count'>

/** A revision of a service that uses something, as some rows tell of it themselves. */
interface RevisionUse {
  readonly serviceId: number
  readonly revisionId: number
  readonly name: string
  readonly status: 'draft' | 'published'
}

/** Revisions as {@link UsedBy} takes them. */
export function usesIn(part: string, revisions: readonly RevisionUse[]): Place[] {
  return revisions.map(({ serviceId: id, ...use }) => ({ ...use, kind: 'service', id, part, count: 1 }))
}

/** What is in use. */
export interface UsedRow {
  readonly id: number
  /** Its orders are found by this. */
  readonly name: string
  /** Its own form, in which the person who has it is chosen. */
  readonly editPath: string
}

/** The places where something is in use, each a link to where it stands, on one line. */
export function UsedBy({ places }: { readonly places: readonly Place[] }) {
  return places.map((place, index) => (
    <span key={keyOf(place)}>
      {index > 0 && ', '}
      <PlaceLink place={place} />
    </span>
  ))
}

/** The same one under the other, with the part of the service in which each stands; of several rows also which one is meant. */
export function UsedByList({ uses, rows }: { readonly uses: Uses; readonly rows: readonly UsedRow[] }) {
  return (
    <ul className={styles.places}>
      {uses.data.map((use) => {
        const row = rows.find(({ id }) => id === use.of)
        return (
          <li key={`${use.of},${keyOf(use)}`}>
            {rows.length > 1 && <span className="wb-muted">{row?.name}: </span>}
            <PlaceLink place={use} row={row} />
            <span className="wb-muted">{noteOn(use)}</span>
          </li>
        )
      })}
      {uses.isCapped && <li className="wb-muted">and more</li>}
    </ul>
  )
}

interface PlaceLinkProps {
  readonly place: Place
  readonly row?: UsedRow | undefined
}

/** One that a person may not open is said without a link. */
function PlaceLink({ place, row }: PlaceLinkProps) {
  const { permissions } = useSession()
  const to = permissions.has(permissionFor[place.kind]) ? pathOf(place, row) : undefined
  if (to === undefined) return wordsOf(place)
  return (
    <Link className={`wb-lone-link ${styles.place}`} to={to}>
      {wordsOf(place)}
    </Link>
  )
}

/** What it takes to open the place. People have no page of their own: whose a vehicle is, its form says. */
const permissionFor: Readonly<Record<Place['kind'], string>> = {
  service: 'services.read',
  tag: 'services.read',
  order: 'delivery-orders.read',
  recurringOrder: 'recurring-orders.read',
  organization: 'tenants.read',
  profile: 'delivery-settings.read',
  person: 'vehicles.update',
}

function keyOf({ kind, id, revisionId, part }: Place): string {
  return [kind, id, revisionId, part].join()
}

function pathOf({ kind, id, revisionId, part, count }: Place, row?: UsedRow): string | undefined {
  if (kind === 'service')
    return revisionId === null ? paths.service(id) : paths.serviceRevision(id, revisionId, part ?? undefined)
  if (kind === 'profile') return paths.marketplace()
  if (kind === 'order') return count > 1 ? paths.orderHistory({ words: row?.name }) : paths.order(id)
  if (kind === 'recurringOrder') return paths.recurringOrder(id)
  if (kind === 'tag') return paths.tags.one(id)
  return kind === 'person' ? row?.editPath : paths.generalSettings()
}

function wordsOf({ kind, name, status, count }: Place): string {
  if (kind === 'organization') return 'Your logo'
  if (kind === 'profile') return 'Your marketplace profile'
  if (kind === 'order') return count > 1 ? `${count > 1000 ? 'more than 1,000' : count} orders` : name
  return status === 'draft' ? `${name} (draft)` : name
}

function noteOn({ kind, part, status }: Place): string {
  const words = [
    kind === 'person' && 'driver',
    kind === 'tag' && 'tag',
    part !== null && (titles[part] ?? 'About this revision'),
    status === 'earlier' && 'an earlier revision',
  ].filter((word) => word !== false)
  return words.length === 0 ? '' : ` · ${words.join(', ')}`
}

const titles: Readonly<Record<string, string>> = componentTitles
