import { People } from '@blueprintjs/icons'
import { formatPhone } from '#domain/addresses/phone.ts'
import type { Contact, ContactDetail } from '#generated/model/index.ts'
import { contactContract } from '#generated/screens/contact.ts'
import { checkPermission } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import type { Session } from '#src/session/session.ts'
import styles from './contacts.module.css'

const titles = { phone: 'Phone', email: 'Email', address: 'Address', url: 'Url' } as const

const mayChange = (session: Session) => checkPermission(session, 'tenants.update', 'change contacts')

/** Whom others ask for in the organization. */
export const contacts = defineResource({
  contract: contactContract,
  paths: paths.contacts,
  nameOf: ({ name }) => name,
  icon: <People size={18} />,
  empty: 'Whom others ask for: the owner, accounting, dispatch, each with a phone number or an email address.',
  search: 'Name, number or address',
  rights: { create: mayChange, update: mayChange },
  columns: [
    'name',
    { id: 'roles', title: 'Roles', width: 150, cell: (row) => roles(row) || null, text: roles },
    ...(['phone', 'email', 'address', 'url'] as const).map((type) => ({
      id: type,
      title: titles[type],
      width: type === 'phone' ? 176 : 190,
      byDefault: type === 'phone' || type === 'email',
      cell: (row: Contact) => <Details details={detailsOf(row, type)} />,
      text: (row: Contact) =>
        detailsOf(row, type)
          .map(({ value }) => (type === 'phone' ? formatPhone(value) : value))
          .join(', '),
    })),
    'updatedAt',
  ],
  csv: true,
})

function roles({ roles: held }: Contact): string {
  return held.join(', ')
}

function detailsOf({ details }: Contact, type: ContactDetail['type']): readonly ContactDetail[] {
  return details.filter((detail) => detail.type === type)
}

function Details({ details }: { readonly details: readonly ContactDetail[] }) {
  if (details.length === 0) return null
  return (
    <span className={styles.details}>
      {details.map((detail) => (
        <Detail key={detail.value} {...detail} />
      ))}
    </span>
  )
}

function Detail({ type, value }: ContactDetail) {
  switch (type) {
    case 'email':
      return <a href={`mailto:${value}`}>{value}</a>
    case 'phone':
      return <a href={`tel:${value}`}>{formatPhone(value)}</a>
    case 'url':
      return (
        <a href={value} target="_blank" rel="noreferrer" className="wb-lone-link">
          {value.replace(/^https?:\/\//, '')}
        </a>
      )
    case 'address':
      return <span>{value}</span>
  }
}
