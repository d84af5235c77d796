import { readContactDetail } from '#domain/addresses/contact-detail.ts'
import type { CustomerImportRow } from '#generated/model/index.ts'
import type { NextProps } from '#src/imports/file-import.ts'

/** A managed customer of a file, with whom the file names there. */
export interface CustomerToOffer {
  readonly id: number
  readonly name: string
  /** Null where the file names nobody who can be written to. */
  readonly email: string | null
  readonly firstName: string
  readonly lastName: string
}

/** The customers without people that the rows of a file made or met, each once, with the first of its contacts that has an email. */
export function customersToOffer({ heading, mapping, rows }: NextProps<CustomerImportRow>): CustomerToOffer[] {
  const customers = new Map<number, CustomerToOffer>()
  const at = (field: string) => heading.indexOf(mapping[field] ?? '')
  const [emailAt, firstAt, lastAt] = [at('email'), at('contactFirstName'), at('contactLastName')]
  for (const { row, answer } of rows) {
    const { customerId: id, name, isManaged } = answer
    if (!isManaged || typeof id !== 'number') continue
    const known = customers.get(id)
    if (known !== undefined && known.email !== null) continue
    const text = (index: number) => row.values[index]?.trim() ?? ''
    const email = readContactDetail({ type: 'email', value: text(emailAt) })
    customers.set(id, {
      id,
      name: known?.name ?? name,
      email: email.ok ? email.value : null,
      firstName: email.ok ? text(firstAt) : '',
      lastName: email.ok ? text(lastAt) : '',
    })
  }
  return [...customers.values()]
}
