import { formatAddress } from '#domain/addresses/address.ts'
import { formOfAddress } from '#domain/addresses/address-book.ts'
import type { ImportedLocation, PinFinder } from '#domain/addresses/address-import.ts'
import { addressMatches, knownRow, type AddressMatches } from '#domain/addresses/address-matches.ts'
import {
  couriersAlone,
  customerConflicts,
  customerKey,
  customerMappingErrors,
  customerMatches,
  customerReader,
  saidFirst,
  whyKept,
  type ImportedContact,
  type ImportedCustomer,
  type MeantCustomer,
} from '#domain/relationships/customer-import.ts'
import { forbidden, refuseErrors } from '#domain/text/refusal.ts'
import type { Input } from '#generated/handlers.ts'
import type { Contact, Customer, CustomerImportResult, CustomerImportRow } from '#generated/model/index.ts'
import { resources } from '#generated/resources.ts'
import { tenantOf } from './context.ts'
import type { MockCall } from './define-mocks.ts'
import { readCsv } from './location-import.ts'
import { addRow, changeRow, rowOf } from './resource-store.ts'

interface Known extends MeantCustomer {
  /** Null in a dry run, for one that would be made. */
  readonly id: number | null
  /** Its own name where a row means it by that of one that was merged into it. */
  readonly called: string
  readonly isConnected: boolean
  readonly isManaged: boolean
  readonly locations: AddressMatches
  readonly contacts: Set<string>
}

/**
 * Imports one part of a file of customers by the product's rule.
 * @param findPin where an address lies that came without coordinates
 */
export function importCustomerRows(
  text: string,
  { mapping, dryRun = false, firstLine = 2 }: Input<'importCustomers'>['query'],
  call: MockCall,
  findPin: PinFinder,
): CustomerImportResult {
  const { id: courierId, kind } = tenantOf(call.caller).tenant
  if (kind !== 'Courier') throw forbidden(couriersAlone)
  const { heading, lines } = readCsv(text, firstLine)
  refuseErrors(customerMappingErrors(heading, mapping))
  const known = customerMatches(knownCustomers(call))
  const rows = lines.map(customerReader(heading, mapping, findPin)).map((read): CustomerImportRow => {
    const { line, name, mends, faults, accepted, customer, contact } = read
    const refused = (why: CustomerImportRow['faults']): CustomerImportRow => {
      return { line, name, outcome: 'refused', customer: null, isManaged: false, contact: null, mends, faults: why }
    }
    if (accepted === null || customer === null) return refused(faults)
    const meant = known.find(customer)
    const conflicts = meant === null ? [] : customerConflicts(meant, customer, mapping)
    if (conflicts.length > 0) return refused(conflicts)
    const isThere = meant?.locations.match(accepted.location).kind === 'known'
    const kept = meant === null || isThere ? null : whyKept({ ...meant, name: meant.called })
    if (kept !== null) return refused([{ column: mapping.customerName, why: kept }])
    const its = meant ?? newCustomer(call, line, customer, accepted.location, dryRun)
    if (meant === null) known.add(its)
    else if (known.grow(its, line, customer) && its.madeBy !== null && its.id !== null)
      changeRow(
        call,
        named('customer'),
        rowOf(call.world, named('customer'), its.id, [courierId]),
        booksOf(its.madeBy.customer),
      )
    const given = its.isManaged ? contact : null
    const isKnownContact = given !== null && its.contacts.has(customerKey(given.name))
    if (given !== null && !isKnownContact) {
      its.contacts.add(customerKey(given.name))
      if (!dryRun && its.id !== null) addContact(call, its.id, given)
    }
    if (!isThere) {
      its.locations.add(knownRow(line, accepted.location, null))
      if (!dryRun && its.id !== null)
        addRow(call, named('location'), { ...formOfAddress(accepted.location) }, its.id, {})
    }
    return {
      line,
      name,
      outcome: isThere ? 'duplicate' : 'created',
      customer: meant === null ? 'created' : 'known',
      customerId: its.id,
      isManaged: its.isManaged,
      contact: given && (isKnownContact ? 'known' : 'created'),
      mends,
      faults,
    }
  })
  const count = (isMeant: (row: CustomerImportRow) => boolean) => rows.filter(isMeant).length
  return {
    dryRun,
    customers: count(({ customer }) => customer === 'created'),
    locations: count(({ outcome }) => outcome === 'created'),
    contacts: count(({ contact }) => contact === 'created'),
    duplicates: count(({ outcome }) => outcome === 'duplicate'),
    refused: count(({ outcome }) => outcome === 'refused'),
    rows,
  }
}

function named<Name extends keyof typeof resources>(name: Name) {
  return { ...resources[name], name }
}

function knownCustomers({ world, caller }: MockCall): Known[] {
  const { id: courierId } = tenantOf(caller).tenant
  const customers = (world.resources.customer as readonly Customer[] | undefined) ?? []
  const contacts = (world.resources.contact as readonly Contact[] | undefined) ?? []
  const own = customers.filter(({ tenantId, relation }) => tenantId === courierId && relation === 'customer')
  const last = (one: Customer): Customer => {
    const into = own.find(({ id }) => id === one.mergedInto?.id)
    return into === undefined ? one : last(into)
  }
  return own
    .map((asked) => ({ asked, meant: last(asked) }))
    .toSorted((a, b) => Number(a.asked !== a.meant) - Number(b.asked !== b.meant))
    .map(({ asked: { name, accountNumber }, meant: { id, status, isManaged, ...meant } }) => ({
      id,
      name,
      called: meant.name,
      accountNumber: accountNumber ?? meant.accountNumber,
      isConnected: status === 'connected',
      isManaged,
      madeBy: null,
      locations: addressMatches(
        world.resources.location
          .filter(({ tenantId }) => tenantId === id)
          .map((one) => knownRow(0, { ...one, externalReference: null, address: one.streetAddress }, one.id)),
      ),
      contacts: new Set(contacts.filter(({ tenantId }) => tenantId === id).map((one) => customerKey(one.name))),
    }))
}

function newCustomer(
  call: MockCall,
  line: number,
  customer: ImportedCustomer,
  location: ImportedLocation,
  dryRun: boolean,
): Known {
  const { name, accountNumber } = customer
  const fields = {
    ...booksOf(customer),
    name,
    relation: 'customer',
    status: 'connected',
    isManaged: true,
    isFavorite: false,
    openOrders: 0,
    services: 0,
    phone: location.phone,
    address: formatAddress({ unitNumber: '', postalCode: '', ...formOfAddress(location) }),
    connectedAt: call.now(),
  }
  return {
    id: dryRun ? null : addRow(call, named('customer'), fields, tenantOf(call.caller).tenant.id, {}).id,
    name,
    called: name,
    accountNumber,
    isConnected: true,
    isManaged: true,
    madeBy: saidFirst(line, customer),
    locations: addressMatches([]),
    contacts: new Set(),
  }
}

function booksOf({ name: _name, poNumberRequired, ...terms }: ImportedCustomer) {
  return { ...terms, poNumberRequired: poNumberRequired ?? false }
}

function addContact(call: MockCall, customerId: number, { name, email, phone }: ImportedContact): void {
  const details = [
    ...(email === null ? [] : [{ type: 'email', value: email }]),
    ...(phone === null ? [] : [{ type: 'phone', value: phone }]),
  ]
  addRow(call, named('contact'), { name, details }, customerId, {})
}
