import { Cube } from '@blueprintjs/icons'
import { useParams } from 'react-router-dom'
import { useGetSupplier } from '#generated/client/relationships/relationships.ts'
import type { Supplier } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import type { Side } from '#src/ui/Sides.tsx'
import { PartnerPage } from './PartnerPage.tsx'

const back = { to: paths.suppliers.list(), label: 'Suppliers' }

function sidesOf(id: number): [Side, ...Side[]] {
  return [
    { id: 'orders', title: 'Orders', path: paths.suppliers.one(id) },
    { id: 'general', title: 'What it may do', path: paths.supplierSide(id, 'general') },
    { id: 'history', title: 'History', path: paths.supplierSide(id, 'history') },
  ]
}

/** One that sends to the organization. */
export function SupplierScreen() {
  const { tenant } = useSession()
  const id = Number(useParams()['id'])
  const asked = useGetSupplier(tenant.id, id)
  return (
    <PartnerPage<Supplier>
      subject="supplier"
      icon={<Cube size={18} />}
      back={back}
      asked={asked}
      title={({ name }) => name}
      sides={sidesOf(id)}
      renderTags={({ placesOrders }) => (
        <span className="wb-muted">{placesOrders ? 'Places orders for us' : 'Places no orders'}</span>
      )}
      afterwards={({ name }) => `${name} can order nothing more in your name.`}
    />
  )
}
