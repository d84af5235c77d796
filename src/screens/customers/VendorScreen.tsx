import { Tag } from '@blueprintjs/core'
import { Shop } from '@blueprintjs/icons'
import { useParams } from 'react-router-dom'
import { useGetVendor } from '#generated/client/relationships/relationships.ts'
import type { Vendor } from '#generated/model/index.ts'
import { invoiceRights } from '#src/invoices/invoice-rights.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import type { Side } from '#src/ui/Sides.tsx'
import { NewOrder } from './NewOrder.tsx'
import { PartnerPage } from './PartnerPage.tsx'
import { vendorName } from './vendors.tsx'

const back = { to: paths.vendors.list(), label: 'Vendors' }

function sidesOf(id: number, readsBills: boolean): [Side, ...Side[]] {
  const side = (name: Parameters<typeof paths.vendorSide>[1], title: string): Side => ({
    id: name,
    title,
    path: paths.vendorSide(id, name),
  })
  return [
    { id: 'orders', title: 'Orders', path: paths.vendors.one(id) },
    ...(readsBills ? [side('invoices', 'Invoices')] : []),
    side('services', 'Services'),
    side('terms', 'Terms'),
    side('general', 'In your books'),
    side('history', 'History'),
  ]
}

/** A courier that delivers for the organization. */
export function VendorScreen() {
  const session = useSession()
  const { tenant } = session
  const id = Number(useParams()['id'])
  const asked = useGetVendor(tenant.id, id)
  return (
    <PartnerPage<Vendor>
      subject="vendor"
      icon={<Shop size={18} />}
      back={back}
      asked={asked}
      title={vendorName}
      sides={sidesOf(id, invoiceRights.readBills(session).allowed)}
      renderTags={({ name, ownName, relation }) => (
        <>
          {ownName !== null && <span className="wb-muted">{name}</span>}
          {relation === 'partner' && <Tag minimal>Broker partner</Tag>}
        </>
      )}
      renderOrder={({ relation }) =>
        relation !== 'partner' && <NewOrder to={paths.scheduler({ vendor: id })} as="customer-for-courier" />
      }
      afterwards={({ name }) => `You can order nothing more of ${name}.`}
    />
  )
}
