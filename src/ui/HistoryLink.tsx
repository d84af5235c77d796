import { History } from '@blueprintjs/icons'
import { matchPath, useLocation } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { type Session, useSession } from '#src/session/session.ts'
import { ButtonLink } from './ButtonLink.tsx'

/** Who reads the audit, as the contract has it of its list. */
export function mayReadAudit({ permissions }: Pick<Session, 'permissions'>): boolean {
  return permissions.has('users.read') && permissions.has('tenants.read')
}

interface Thing {
  /** What the audit calls the kind of thing: `base-tag`; several after one another by commas. */
  readonly subject: string
  readonly id: number
}

/** Leads to who changed a thing, when, from what to what. Shows nothing to those who do not read the audit. */
export function HistoryLink({ subject, id }: Thing) {
  if (!mayReadAudit(useSession())) return null
  return (
    <ButtonLink to={paths.auditOf({ subject, id })} variant="minimal" icon={<History />}>
      History
    </ButtonLink>
  )
}

/** The pages of one thing, by their addresses, and what the audit calls that. Of settings it is the organization's number. */
const pages: readonly (readonly [address: string, subject: string])[] = [
  [paths.order(':id'), 'delivery-order'],
  [`${paths.serviceRevision(':serviceId', ':id')}/*`, 'service-revision'],
  [`${paths.service(':id')}/*`, 'service'],
  [`${paths.serviceMaps.one(':id')}/*`, 'service-map'],
  [`${paths.protocols.one(':id')}/*`, 'protocol'],
  [`${paths.users.one(':id')}/*`, 'user'],
  [`${paths.driver(':id')}/*`, 'user'],
  [paths.generalSettings(), 'tenant'],
  [paths.notificationSettings(), 'notification-settings'],
  [paths.supplierSettings(), 'supplier-settings'],
  [paths.dispatchSettings(), 'courier-settings'],
  [paths.accountingSettings(), 'accounting-settings'],
  [paths.driverPaySettings(), 'driver-pay-rates'],
  [paths.fuelSurcharge(), 'fuel-prices,fuel-tables'],
]

/** The thing that the page at this address is about; null where it is about several, or about nothing that is kept. */
export function thingAt(pathname: string, tenantId: number): Thing | null {
  for (const [address, subject] of pages) {
    const match = matchPath(address, pathname)
    if (match !== null) {
      const id = match.params['id'] === undefined ? tenantId : Number(match.params['id'])
      return Number.isSafeInteger(id) ? { subject, id } : null
    }
  }
  return null
}

/** The same of the page that is open. */
export function HistoryOfPage() {
  const { tenant } = useSession()
  const thing = thingAt(useLocation().pathname, tenant.id)
  return thing === null ? null : <HistoryLink {...thing} />
}
