import { IdNumber, People } from '@blueprintjs/icons'
import { useParams } from 'react-router-dom'
import { formatPhone } from '#domain/addresses/phone.ts'
import { useGetCustomerContacts, useGetCustomerPeople } from '#generated/client/relationships/relationships.ts'
import type { ContactDetail } from '#generated/model/index.ts'
import { displayName, useSession } from '#src/session/session.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PartRows } from './PartRows.tsx'

/** As one page holds. */
const most = { pagination: { pageSize: 100 } }

/** Whom one asks for at a customer, as the customer keeps them. */
export function CustomerContacts() {
  const { tenant } = useSession()
  const id = Number(useParams()['id'])
  const asked = useGetCustomerContacts(tenant.id, id, most)
  return (
    <PartRows
      asked={asked}
      what="the contacts"
      empty={
        <EmptyState icon={<IdNumber size={18} />} title="No contacts">
          Whom the customer names in its settings stands here.
        </EmptyState>
      }
      renderRow={({ name, roles, details }) => (
        <>
          <div>
            <strong>{name}</strong>
            {roles.length > 0 && <p className="wb-muted">{roles.join(', ')}</p>}
          </div>
          <div>
            {details.map((detail) => (
              <div key={`${detail.type} ${detail.value}`}>
                <Detail {...detail} />
              </div>
            ))}
          </div>
        </>
      )}
    />
  )
}

function Detail({ type, value }: ContactDetail) {
  if (type === 'phone') return <a href={`tel:${value}`}>{formatPhone(value)}</a>
  if (type === 'email') return <a href={`mailto:${value}`}>{value}</a>
  return value
}

/** Who works at a customer. */
export function CustomerPeople() {
  const { tenant } = useSession()
  const id = Number(useParams()['id'])
  const asked = useGetCustomerPeople(tenant.id, id, most)
  return (
    <PartRows
      asked={asked}
      what="the people"
      empty={
        <EmptyState icon={<People size={18} />} title="Nobody has an account there">
          You order and answer for this customer.
        </EmptyState>
      }
      renderRow={(person) => (
        <>
          <strong>{displayName(person)}</strong>
          <div>
            <div>
              <a href={`mailto:${person.email}`}>{person.email}</a>
            </div>
            {person.phone !== null && <a href={`tel:${person.phone}`}>{formatPhone(person.phone)}</a>}
          </div>
        </>
      )}
    />
  )
}
