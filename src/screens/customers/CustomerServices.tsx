import { Switch } from '@blueprintjs/core'
import { Cube } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import {
  disableCustomerService,
  enableCustomerService,
  getGetTenantServicesQueryKey,
  useGetTenantServices,
} from '#generated/client/services/services.ts'
import type { ServiceSummary } from '#generated/model/index.ts'
import { checkPermission } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useSession } from '#src/session/session.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { OrRefused } from '#src/ui/OrRefused.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { PartRows } from './PartRows.tsx'

/** As one page holds. */
const pagination = { pageSize: 100 }

/** Which of the organization's services a customer may order. Each has its prices on a page of its own. */
export function CustomerServices() {
  return <OpenServices to="customer" />
}

/** The same of those by which a broker partner may hand orders on. */
export function ServicesForPartner() {
  return <OpenServices to="partner" />
}

interface OpenServicesProps {
  readonly to: 'customer' | 'partner'
}

function OpenServices({ to }: OpenServicesProps) {
  const verdict = checkPermission(useSession(), 'delivery-orders.create', 'see which services can be ordered')
  return (
    <OrRefused verdict={verdict} title="You cannot see services here">
      <Services to={to} />
    </OrRefused>
  )
}

function Services({ to }: OpenServicesProps) {
  const { tenant } = useSession()
  const id = Number(useParams()['id'])
  const all = useGetTenantServices(tenant.id, { pagination })
  const open = useGetTenantServices(tenant.id, {
    pagination,
    ...(to === 'customer' ? { customerTenantId: id } : { partnerTenantId: id }),
  })
  const opened = new Set(open.data?.data.map((service) => service.id))
  const own = all.data &&
    open.data && { data: all.data.data.filter(({ courierTenant }) => courierTenant.id === tenant.id) }
  return (
    <PartRows
      asked={{ data: own, error: all.error ?? open.error, refetch: () => Promise.all([all.refetch(), open.refetch()]) }}
      what="the services"
      empty={
        <EmptyState icon={<Cube size={18} />} title="No services yet">
          What you publish and enable can be opened to this {to}.
        </EmptyState>
      }
      renderRow={(service) => <Service service={service} to={to} customerId={id} isOpen={opened.has(service.id)} />}
    />
  )
}

interface ServiceProps extends OpenServicesProps {
  readonly service: ServiceSummary
  readonly customerId: number
  readonly isOpen: boolean
}

function Service({ service: { id, name, description }, to, customerId, isOpen }: ServiceProps) {
  const session = useSession()
  const client = useQueryClient()
  const { tenant } = session
  const verdict = checkPermission(session, 'services.update', `open services to ${to}s`)
  const toggle = async () => {
    try {
      await (isOpen ? disableCustomerService : enableCustomerService)(tenant.id, customerId, id)
      showSuccess(isOpen ? `Closed ${name}` : `Opened ${name}`)
    } catch (error) {
      tellRefusal(error, 'change the service')
    }
    await client.invalidateQueries({ queryKey: getGetTenantServicesQueryKey(tenant.id) })
  }
  return (
    <>
      <div>
        {session.permissions.has('services.read') ? (
          <Link className="wb-lone-link" to={paths.service(id)}>
            {name}
          </Link>
        ) : (
          <strong>{name}</strong>
        )}
        {description !== '' && <p className="wb-muted">{description}</p>}
      </div>
      <Switch
        checked={isOpen}
        disabled={!verdict.allowed}
        label={isOpen ? 'Open' : 'Closed'}
        aria-label={`${name} is open to this ${to}`}
        title={verdict.allowed ? undefined : verdict.reason}
        onChange={() => void toggle()}
      />
    </>
  )
}
