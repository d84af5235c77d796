import type { FoundPin } from '#domain/addresses/address-import.ts'
import {
  customerConflicts,
  customerKey,
  customerMatches,
  customerReader,
  saidFirst,
  type ImportedCustomer,
  type MeantCustomer,
} from '#domain/relationships/customer-import.ts'
import type { CustomerImportMapping, CustomerImportRow, ImportFault } from '#generated/model/index.ts'
import type { FileRow } from '#src/imports/csv-file.ts'
import type { Survey } from '#src/imports/outcomes.ts'

/** Which customer a row means does not depend on where it lies. */
const anywhere: FoundPin = { latitude: 0, longitude: 0, middleOf: null }

interface CustomerOfFile extends MeantCustomer {
  /** Of its contacts. */
  readonly contacts: Set<string>
}

/**
 * What a file says of its customers as a whole: rows that contradict an earlier one, those whose customer or contact an earlier row
 * makes, and what of its customer each row leaves to others, which may stand in a later part.
 */
export function customersOfFile(
  heading: readonly string[],
  mapping: CustomerImportMapping,
  rows: readonly FileRow[],
): Survey<CustomerImportRow> {
  const conflicts = new Map<number, readonly ImportFault[]>()
  const laterOfCustomer = new Set<number>()
  const laterOfContact = new Set<number>()
  const read = customerReader(heading, mapping, () => anywhere)
  const { find, add, grow } = customerMatches<CustomerOfFile>()
  const customerOf = new Map<number, CustomerOfFile>()
  for (const row of rows) {
    const { line, customer, contact } = read(row)
    if (customer === null) continue
    const meant = find(customer)
    const faults = meant === null ? [] : customerConflicts(meant, customer, mapping)
    if (faults.length > 0) {
      conflicts.set(line, faults)
      continue
    }
    const { name, accountNumber } = customer
    const its = meant ?? { name, accountNumber, madeBy: saidFirst(line, customer), contacts: new Set<string>() }
    customerOf.set(line, its)
    if (meant === null) add(its)
    else {
      grow(its, line, customer)
      laterOfCustomer.add(line)
    }
    if (contact === null) continue
    if (its.contacts.has(customerKey(contact.name))) laterOfContact.add(line)
    its.contacts.add(customerKey(contact.name))
  }
  return {
    conflicts,
    complete(row) {
      const said = customerOf.get(row.line)?.madeBy
      return said ? { ...row, values: withTerms(heading, mapping, row.values, said.customer) } : row
    },
    settle: (line, answer) => ({
      ...answer,
      ...(laterOfCustomer.has(line) && answer.customer === 'created' && { customer: 'known' }),
      ...(laterOfContact.has(line) && answer.contact === 'created' && { contact: 'known' }),
    }),
  }
}

/** A row with all that the file says of its customer: a part that begins with it makes the customer whole. */
function withTerms(
  heading: readonly string[],
  mapping: CustomerImportMapping,
  values: readonly string[],
  { accountNumber, invoiceEmail, paymentTerms, poNumberRequired }: ImportedCustomer,
): readonly string[] {
  const texts = {
    accountNumber,
    invoiceEmail,
    paymentTerms,
    poNumberRequired: poNumberRequired === null ? null : poNumberRequired ? 'yes' : 'no',
  }
  const filled = [...values]
  for (const field of ['accountNumber', 'invoiceEmail', 'paymentTerms', 'poNumberRequired'] as const) {
    const at = heading.indexOf(mapping[field] ?? '')
    if (at >= 0 && filled[at]?.trim() === '') filled[at] = texts[field] ?? ''
  }
  return filled
}
