import {
  addressBookReader,
  mappingErrors as addressMappingErrors,
  type AddressBookLine,
  type AddressMapping,
  type ReadAddress,
} from '../addresses/address-book.ts'
import type { PinFinder, ProvincesNear } from '../addresses/address-import.ts'
import { readContactDetail } from '../addresses/contact-detail.ts'
import { bareLetters } from '../text/bare-letters.ts'
import { addressInName, holdsWebAddress } from '../text/names.ts'
import { cutTo, withoutHidden } from '../text/visible-text.ts'

/*
 * Customers from a file: one row for each location, and rows of the same organization are one customer
 * (docs/rules/invitations-and-customers.md, "Customers from a file").
 */

/** The terms that a customer can have (`openapi/schemas/relationships/Customer.yaml`). */
export const paymentTerms = ['dueOnReceipt', 'net10', 'net20', 'net30', 'net60', 'net90'] as const
export type PaymentTerms = (typeof paymentTerms)[number]

/** What a row says of the customer, beside its location. What is null was not given. */
export interface ImportedCustomer {
  readonly name: string
  /** What the courier calls it in its own books. */
  readonly accountNumber: string | null
  readonly invoiceEmail: string | null
  readonly paymentTerms: PaymentTerms | null
  readonly poNumberRequired: boolean | null
}

/** Whom one asks for there. */
export interface ImportedContact {
  readonly name: string
  readonly email: string | null
  /** E.164 */
  readonly phone: string | null
}

/** Which column of the file fills which field, by its heading: those of a location, whose name is the customer's without one. */
export interface CustomerMapping extends Omit<AddressMapping, 'name' | 'externalReference'> {
  readonly customerName: string
  readonly locationName?: string
  readonly accountNumber?: string
  readonly contactFirstName?: string
  readonly contactLastName?: string
  readonly email?: string
  readonly invoiceEmail?: string
  readonly paymentTerms?: string
  readonly poNumberRequired?: string
}

const ownFields = [
  'customerName',
  'locationName',
  'accountNumber',
  'contactFirstName',
  'contactLastName',
  'email',
  'invoiceEmail',
  'paymentTerms',
  'poNumberRequired',
] as const
type OwnField = (typeof ownFields)[number]

/** A row after the rule. Mends and faults name the file's own columns. */
export interface ReadCustomerRow extends Omit<ReadAddress, 'status'> {
  /** Null where the row is refused. */
  readonly customer: ImportedCustomer | null
  readonly contact: ImportedContact | null
}

/** What is wrong with a mapping, by the pointer of its field. Empty for a good one. */
export function customerMappingErrors(heading: readonly string[], mapping: CustomerMapping): Record<string, string[]> {
  const missing = ownFields.flatMap((field) => {
    const wanted = mapping[field]
    return wanted === undefined || heading.includes(wanted) ? [] : [[field, wanted] as const]
  })
  return {
    ...addressMappingErrors(heading, addressMapping(mapping)),
    ...Object.fromEntries(
      missing.map(([field, wanted]) => [`/mapping/${field}`, [`The file has no column "${wanted}"`]]),
    ),
  }
}

/** What makes two rows the same customer: its name, without regard to case and accents. */
export function customerKey(name: string): string {
  return bareLetters(name).replaceAll(/\s+/g, ' ').trim()
}

/** The columns of the rows' locations. */
export function addressMapping({
  customerName,
  locationName = customerName,
  ...mapping
}: CustomerMapping): AddressMapping {
  const { streetAddress, unitNumber, city, province, postalCode, phone, latitude, longitude, timezone } = mapping
  const given = Object.entries({
    streetAddress,
    unitNumber,
    city,
    province,
    postalCode,
    phone,
    latitude,
    longitude,
    timezone,
  })
  return { name: locationName, ...Object.fromEntries(given.filter(([, column]) => column !== undefined)) }
}

/**
 * How the rows of a file with this heading are read; the mapping has no errors.
 * @param findPin asked for a row without coordinates
 * @param provincesNear the provinces that a pin may be in
 */
export function customerReader(
  heading: readonly string[],
  mapping: CustomerMapping,
  findPin?: PinFinder,
  provincesNear?: ProvincesNear,
): (row: AddressBookLine) => ReadCustomerRow {
  const readAddress = addressBookReader(heading, addressMapping(mapping), findPin, provincesNear)
  const nameAt = heading.indexOf(mapping.customerName)
  const locationAt = heading.indexOf(mapping.locationName ?? mapping.customerName)
  return (row) => {
    const text = (field: OwnField) => {
      const column = mapping[field]
      return column === undefined ? '' : cutTo(withoutHidden(row.values[heading.indexOf(column)] ?? ''), longestCell)
    }
    // A location without a name of its own is called what its customer is.
    const named = row.values.map((value, at) =>
      at === locationAt && value.trim() === '' ? (row.values[nameAt] ?? '') : value,
    )
    const { status: _status, ...address } = readAddress({ ...row, values: named })
    const faults = [...address.faults]
    const refuse = (field: OwnField, why: string) => {
      const column = mapping[field] ?? field
      if (!faults.some((fault) => fault.column === column)) faults.push({ column, why })
      return null
    }
    const isWhole = row.values.length === heading.length
    const email = (field: 'email' | 'invoiceEmail') => {
      if (text(field) === '') return null
      const read = readContactDetail({ type: 'email', value: text(field) })
      return read.ok && read.value.length <= longestEmail ? read.value : refuse(field, 'Must be a valid email')
    }
    const name = text('customerName')
    if (isWhole && name === '') refuse('customerName', 'Required')
    if (name.length > longestName) refuse('customerName', `Longer than ${longestName} characters`)
    for (const field of ['customerName', 'contactFirstName', 'contactLastName'] as const)
      if (holdsWebAddress(text(field))) refuse(field, addressInName)
    const accountNumber = text('accountNumber')
    if (accountNumber.length > longestNumber) refuse('accountNumber', `Longer than ${longestNumber} characters`)
    const customer = {
      name,
      accountNumber: accountNumber === '' ? null : accountNumber,
      invoiceEmail: email('invoiceEmail'),
      paymentTerms:
        termsIn(text('paymentTerms')) ?? (text('paymentTerms') === '' ? null : refuse('paymentTerms', noTerms)),
      poNumberRequired:
        yesOrNo(text('poNumberRequired')) ??
        (text('poNumberRequired') === '' ? null : refuse('poNumberRequired', 'Write yes or no')),
    }
    const person = [text('contactFirstName'), text('contactLastName')].filter((part) => part !== '').join(' ')
    const reached = { email: email('email'), phone: address.accepted?.location.phone ?? null }
    const contact =
      person === '' && reached.email === null ? null : { name: cutTo(person || name, longestName), ...reached }
    return faults.length > 0
      ? { ...address, name, accepted: null, faults, customer: null, contact: null }
      : { ...address, name, faults, customer, contact }
  }
}

/** Who else asks to import customers. */
export const couriersAlone = 'Only a courier keeps customers that have no people of their own.'

/** Characters, as the fields of a customer and its contacts take them. */
const longestName = 120
const longestNumber = 40
const longestEmail = 254
const longestCell = 500

const noTerms = 'Write Due on receipt, or Net 10, 20, 30, 60 or 90'

/** "Net 30", "NET30", "30 days", "30"; "due on receipt". */
function termsIn(text: string): PaymentTerms | null {
  const plain = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const [, days] = /^(?:net)?(\d+)(?:days?)?$/.exec(plain) ?? []
  const meant = days === undefined ? (/^(?:due)?(?:up)?onreceipt$/.test(plain) ? 'dueOnReceipt' : '') : `net${days}`
  return paymentTerms.find((terms) => terms === meant) ?? null
}

function yesOrNo(text: string): boolean | null {
  if (/^(?:yes|y|true|1|x|oui|required)$/i.test(text)) return true
  return /^(?:no|n|false|0|non)$/i.test(text) ? false : null
}

const contradicted = {
  accountNumber: 'another customer number',
  invoiceEmail: 'another email for invoices',
  paymentTerms: 'other payment terms',
  poNumberRequired: 'another answer about PO numbers',
} as const
type Term = keyof typeof contradicted
const termNames = Object.keys(contradicted) as Term[]

/** What rows have said so far of a customer that they make, and the line that said each of it first. */
export interface SaidOfCustomer {
  readonly customer: ImportedCustomer
  readonly lines: Readonly<Partial<Record<Term, number>>>
}

/** What the first row of a customer says. */
export function saidFirst(line: number, customer: ImportedCustomer): SaidOfCustomer {
  return { customer, lines: linesOf(termsGiven(customer), line) }
}

function termsGiven(customer: ImportedCustomer): Term[] {
  return termNames.filter((term) => customer[term] !== null)
}

function linesOf(terms: readonly Term[], line: number): SaidOfCustomer['lines'] {
  return Object.fromEntries(terms.map((term) => [term, line]))
}

/** A customer that rows may mean: one that is there, or of an earlier row. */
export interface MeantCustomer {
  readonly name: string
  accountNumber: string | null
  /** Of the rows that make it; null for one that was there. */
  madeBy: SaidOfCustomer | null
}

export interface CustomerMatches<Known extends MeantCustomer> {
  /** By its number, else by its name; null for a new one, which the caller adds. */
  readonly find: (customer: ImportedCustomer) => Known | null
  readonly add: (known: Known) => void
  /** Takes for a customer that rows make what the earlier ones left out. Answers whether that was anything. */
  readonly grow: (known: Known, line: number, customer: ImportedCustomer) => boolean
}

/**
 * Tells which rows mean the same customer.
 * @param known where two have one number or name, the first is meant
 */
export function customerMatches<Known extends MeantCustomer>(known: Iterable<Known> = []): CustomerMatches<Known> {
  const byNumber = new Map<string, Known>()
  const byName = new Map<string, Known>()
  const add = (one: Known) => {
    if (one.accountNumber !== null && !byNumber.has(one.accountNumber)) byNumber.set(one.accountNumber, one)
    if (!byName.has(customerKey(one.name))) byName.set(customerKey(one.name), one)
  }
  for (const one of known) add(one)
  return {
    add,
    find: ({ name, accountNumber }) =>
      (accountNumber === null ? undefined : byNumber.get(accountNumber)) ?? byName.get(customerKey(name)) ?? null,
    grow(one, line, later) {
      const said = one.madeBy
      const taken = said === null ? [] : termsGiven(later).filter((term) => said.customer[term] === null)
      if (said === null || taken.length === 0) return false
      const terms = Object.fromEntries(taken.map((term) => [term, later[term]]))
      one.madeBy = { customer: { ...said.customer, ...terms }, lines: { ...said.lines, ...linesOf(taken, line) } }
      one.accountNumber = one.madeBy.customer.accountNumber
      add(one)
      return true
    },
  }
}

/** What a row says of its customer that cannot be: another number, or other terms than an earlier row. Empty for a good one. */
export function customerConflicts(
  { name, accountNumber, madeBy }: MeantCustomer,
  customer: ImportedCustomer,
  mapping: CustomerMapping,
): { column: string; why: string }[] {
  const column = mapping.accountNumber ?? 'accountNumber'
  if (customer.accountNumber !== null && accountNumber !== null && customer.accountNumber !== accountNumber)
    return [{ column, why: otherNumber(name) }]
  if (madeBy === null) return []
  const { accountNumber: numberLine } = madeBy.lines
  if (numberLine !== undefined && customerKey(name) !== customerKey(customer.name))
    return [{ column, why: takenNumber(numberLine) }]
  return contradictions(madeBy, customer, mapping)
}

/** Where a later row says something else of the same customer than an earlier one; what it leaves out contradicts nothing. */
function contradictions(
  { customer, lines }: SaidOfCustomer,
  later: ImportedCustomer,
  mapping: CustomerMapping,
): { column: string; why: string }[] {
  return termNames.flatMap((field) => {
    const [said, says] = [customer[field], later[field]]
    if (says === null || said === null || said === says) return []
    return [
      {
        column: mapping[field] ?? field,
        why: `Line ${lines[field]} has ${contradicted[field]} for ${later.name}`,
      },
    ]
  })
}

/** Why a row of a customer that is there is refused; null: it takes its location. */
export function whyKept({
  name,
  isConnected,
  isManaged,
}: {
  readonly name: string
  readonly isConnected: boolean
  readonly isManaged: boolean
}): string | null {
  if (!isConnected) return `The connection with ${name} has ended`
  return isManaged ? null : `${name} has people of its own, who keep its locations`
}

/** Of a row whose customer has another number already. */
function otherNumber(name: string): string {
  return `${name} has another customer number`
}

/** Of a row whose number an earlier row gave another customer. */
function takenNumber(line: number): string {
  return `Line ${line} has this number for another customer`
}
