import { createContext, use } from 'react'
import type { OwnRole } from '#domain/access/role-permissions.ts'
import type { RoleId } from '#domain/access/roles.ts'
import type { TimeZone, ZoneOffsets } from '#domain/time/zoned-time.ts'
import type {
  Me,
  SubscriptionPlan,
  TenantFeature,
  TenantRef,
  TenantSummary,
  UnitPreference,
} from '#generated/model/index.ts'

/** The person, the organisation they work in and what they may do there. */
export interface Session {
  readonly me: Me
  readonly tenant: TenantSummary
  readonly features: ReadonlySet<TenantFeature>
  readonly plan: SubscriptionPlan
  /** Permission ids such as `delivery-orders.create`. */
  readonly permissions: ReadonlySet<string>
  readonly roles: readonly RoleId[]
  /** Roles of the organisation's own. */
  readonly ownRoles: readonly OwnRole[]
  /** For which of their organizations the person works in this one, which is not theirs; null in their own. */
  readonly external: TenantRef | null
  /** Whether prices are shown to this person at all. */
  readonly readsPrices: boolean
  /** The zone in which this organisation's days and hours are meant, by the server's data: the browser's may be older. */
  readonly timeZone: ZoneOffsets
  readonly unitPreference: UnitPreference
  /** Set for drivers and nothing else: of the web application they have the next steps of their deliveries alone. */
  readonly drivesOnly?: true
}

export const SessionContext = createContext<Session | null>(null)

/** The session of the signed-in person. Throws outside the signed-in part of the route tree: a mistake of ours. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (session === null) throw new Error('useSession is for screens of the signed-in application')
  return session
}

/** The zone of a place by its name: where it is the organisation's own, as the server told it. */
export function zoneOf({ timeZone }: Pick<Session, 'timeZone'>, timezone: string): TimeZone {
  return timezone === timeZone.timezone ? timeZone : timezone
}

/** First and last name. */
export function displayName({ firstName, lastName }: Pick<Me, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}
