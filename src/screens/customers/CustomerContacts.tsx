import { Add, IdNumber, People } from '@blueprintjs/icons'
import { Link, Outlet, useParams } from 'react-router-dom'
import { formatPhone } from '#domain/addresses/phone.ts'
import { useGetCustomerContacts, useGetCustomerPeople } from '#generated/client/relationships/relationships.ts'
import type { ContactDetail } from '#generated/model/index.ts'
import { contacts } from '#src/screens/settings/contacts.tsx'
import { displayName, useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { useContactsOfCustomer } from './books-of-customer.ts'
import { PartRows } from './PartRows.tsx'

/** As one page holds. */
const most = { pagination: { pageSize: 100 } }

/** Whom one asks for at a customer, as the customer keeps them, or its courier where it is managed. Each opens over it. */
export function CustomerContacts() {
  const session = useSession()
  const id = Number(useParams()['id'])
  const asked = useGetCustomerContacts(session.tenant.id, id, most)
  const { rights, paths } = useContactsOfCustomer(contacts)
  const isKept = rights.create(session).allowed
  const add = isKept && <ButtonLink to={paths.new()} icon={<Add />} text="Add contact" />
  return (
    <>
      {add && asked.data !== undefined && asked.data.data.length > 0 && (
        <div className="wb-filter-bar">
          <div className="wb-filter-tail">{add}</div>
        </div>
      )}
      <PartRows
        asked={asked}
        what="the contacts"
        empty={
          <EmptyState icon={<IdNumber size={18} />} title="No contacts" actions={add}>
            {isKept
              ? 'Whom you ask for at the customer stands here.'
              : 'Whom the customer names in its settings stands here.'}
          </EmptyState>
        }
        renderRow={({ id: contactId, name, roles, details }) => (
          <>
            <div>
              <Link className="wb-lone-link" to={paths.one(contactId)}>
                {name}
              </Link>
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
      <Outlet />
    </>
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
