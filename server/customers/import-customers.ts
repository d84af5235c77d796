import { setImmediate as othersTurn } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { formatAddress } from '#domain/addresses/address.ts'
import { archivedRemark } from '#domain/addresses/address-book.ts'
import { locationKey } from '#domain/addresses/address-import.ts'
import { addressMatches, knownRow, type AddressMatches } from '#domain/addresses/address-matches.ts'
import {
  addressMapping,
  couriersAlone,
  customerConflicts,
  customerKey,
  customerMappingErrors,
  customerMatches,
  customerReader,
  saidFirst,
  whyKept,
  type CustomerMapping,
  type CustomerMatches,
  type ImportedCustomer,
  type MeantCustomer,
  type ReadCustomerRow,
} from '#domain/relationships/customer-import.ts'
import { forbidden, refuseErrors } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import { recordAct } from '#server/audit.ts'
import type { Database, NewRow } from '#server/db/schema.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Context } from '#server/http/context.ts'
import { addressAreas } from '#server/locations/address-suggestions.ts'
import { importedValues } from '#server/locations/location.ts'
import { pinsOfRows } from '#server/locations/pins-of-rows.ts'
import { rowsOfFile } from '#server/locations/rows-of-file.ts'
import { timeZoneAt } from '#server/locations/time-zone.ts'
import { keepBooks, makeManagedCustomer } from './managed-customers.ts'

type ResultRow = Schema<'CustomerImportRow'>

/** With what it has. */
interface Known extends MeantCustomer {
  /** Null in a dry run, for one that would be made. */
  id: number | null
  /** Its own name where a row means it by that of one that was merged into it. */
  called: string
  isConnected: boolean
  isManaged: boolean
  locations: AddressMatches
  /** Bare names of its contacts. */
  contacts: Set<string>
}

/** Rows that are read before other callers have their turn: a few milliseconds. */
const rowsATurn = 100

/**
 * Imports one part of a file of customers into this request's transaction: new ones are organizations without people that are linked
 * with the courier, with the contacts and locations of their rows.
 * @throws forbidden for anybody but a courier; formError when the text is no CSV or a mapped column is not in its heading
 */
export async function importCustomers(
  ctx: Context,
  asked: { csv: string; mapping: CustomerMapping; dryRun?: boolean; firstLine?: number },
): Promise<Schema<'CustomerImportResult'>> {
  const { mapping, dryRun = false } = asked
  const courier = await ctx.db
    .selectFrom('tenants')
    .select('kind')
    .where('id', '=', ctx.tenantId)
    .executeTakeFirstOrThrow()
  if (courier.kind !== 'Courier') throw forbidden(couriersAlone)
  const table = await rowsOfFile(ctx, asked.csv, asked.firstLine ?? 2)
  refuseErrors(customerMappingErrors(table.heading, mapping))
  const pins = await pinsOfRows(ctx, table, addressMapping(mapping))
  const readRow = customerReader(table.heading, mapping, pins, addressAreas.provincesNear)
  const read: ReadCustomerRow[] = []
  for (const row of table.rows) {
    if (read.length % rowsATurn === 0) await othersTurn()
    read.push(readRow(row))
  }
  const result = await asSystem(ctx.db, async (db) => {
    // Nobody else imports customers of this courier until this request is through, so that what is there is known.
    if (!dryRun)
      await sql`select pg_advisory_xact_lock(hashtextextended('customers import', ${ctx.tenantId}))`.execute(db)
    return importRows(db, ctx, read, mapping, dryRun)
  })
  const { customers, locations, contacts } = result
  if (!dryRun && customers + locations + contacts > 0)
    await recordAct(ctx, {
      action: 'customer.imported',
      entity: 'customer',
      entityId: null,
      details: { customers, locations, contacts },
    })
  return result
}

async function importRows(
  db: Kysely<Database>,
  ctx: Context,
  read: readonly ReadCustomerRow[],
  mapping: CustomerMapping,
  dryRun: boolean,
): Promise<Schema<'CustomerImportResult'>> {
  const known = await knownCustomers(db, ctx, read)
  const rows: ResultRow[] = []
  const newLocations: NewRow<'locations'>[] = []
  const newContacts: NewRow<'tenant_contacts'>[] = []
  const made = { customers: 0, locations: 0, contacts: 0 }
  const grown = new Set<Known>()
  for (const row of read) {
    const { line, name, mends, faults, accepted, customer, contact } = row
    const refuse = (why: ResultRow['faults']) =>
      rows.push({ line, name, outcome: 'refused', customer: null, isManaged: false, contact: null, mends, faults: why })
    if (accepted === null || customer === null) {
      refuse(faults)
      continue
    }
    const meant = known.find(customer)
    const faultsOfCustomer = meant === null ? [] : customerConflicts(meant, customer, mapping)
    if (faultsOfCustomer.length > 0) {
      refuse(faultsOfCustomer)
      continue
    }
    const match = meant?.locations.match(accepted.location) ?? { kind: 'new' as const }
    const remark = archivedRemark(accepted.location.name, addressMapping(mapping))
    const kept = meant === null || match.kind === 'known' ? null : whyKept({ ...meant, name: meant.called })
    if (kept !== null) {
      refuse([{ column: mapping.customerName, why: kept }])
      continue
    }
    const its = meant ?? (await take(db, ctx, row, customer, dryRun))
    if (meant === null) {
      known.add(its)
      made.customers += 1
    } else if (known.grow(its, line, customer)) grown.add(its)
    const given = its.isManaged ? contact : null
    const isKnownContact = given !== null && its.contacts.has(customerKey(given.name))
    if (given !== null && !isKnownContact) {
      its.contacts.add(customerKey(given.name))
      made.contacts += 1
      if (!dryRun && its.id !== null) newContacts.push(contactOf(ctx, its.id, given))
    }
    if (match.kind === 'new') {
      its.locations.add(knownRow(line, accepted.location, null))
      made.locations += 1
      if (!dryRun && its.id !== null)
        newLocations.push({
          ...importedValues(accepted.location),
          tenant_id: its.id,
          import_key: accepted.key,
          import_place: locationKey(accepted.location),
          created_at: ctx.now,
          updated_at: ctx.now,
        })
    }
    rows.push({
      line,
      name,
      outcome: match.kind === 'new' ? 'created' : 'duplicate',
      customer: meant === null ? 'created' : 'known',
      customerId: its.id,
      isManaged: its.isManaged,
      contact: given && (isKnownContact ? 'known' : 'created'),
      mends: match.kind === 'known' && match.isArchived ? [...mends, remark] : mends,
      faults,
    })
  }
  if (newLocations.length > 0) await db.insertInto('locations').values(newLocations).execute()
  if (newContacts.length > 0) await db.insertInto('tenant_contacts').values(newContacts).execute()
  if (!dryRun)
    for (const { id, madeBy } of grown)
      if (id !== null && madeBy !== null) await keepBooks(db, ctx, id, booksOf(madeBy.customer))
  const count = (outcome: ResultRow['outcome']) => rows.filter((row) => row.outcome === outcome).length
  return { dryRun, ...made, duplicates: count('duplicate'), refused: count('refused'), rows }
}

/** The customers of the courier that rows may mean, with their locations and contacts. By one that was merged its target is meant. */
async function knownCustomers(
  db: Kysely<Database>,
  { tenantId }: Context,
  read: readonly ReadCustomerRow[],
): Promise<CustomerMatches<Known>> {
  const customers = read.flatMap(({ customer }) => customer ?? [])
  const names = [...new Set(customers.map(({ name }) => customerKey(name)))]
  const numbers = [...new Set(customers.flatMap(({ accountNumber }) => accountNumber ?? []))]
  const { rows } = await sql<
    Pick<Known, 'name' | 'called' | 'accountNumber' | 'isConnected' | 'isManaged'> & { id: number }
  >`
    with recursive led (named_id, id) as (
      select c.id, c.id from customers c
      where c.tenant_id = ${tenantId} and c.relation = 'customer'
        and (bare_letters(c.name) = any (${names}::text[]) or c.account_number = any (${numbers}::text[]))
      union all
      select led.named_id, m.target_tenant_id from led join customer_merges m on m.source_tenant_id = led.id and m.tenant_id = ${tenantId}
    )
    select c.id, named.name, c.name as called, coalesce(named.account_number, c.account_number) as "accountNumber",
      c.status = 'connected' as "isConnected", c.is_managed as "isManaged"
    from led
      join customers named on named.tenant_id = ${tenantId} and named.id = led.named_id
      join customers c on c.tenant_id = ${tenantId} and c.id = led.id
    where not exists (select from customer_merges m where m.source_tenant_id = led.id)
    order by c.status <> 'connected', led.named_id <> led.id, c.id`.execute(db)
  const ids = [...new Set(rows.map(({ id }) => id))]
  const [places, contacts] = ids.length === 0 ? [[], []] : [await placesOf(db, ids, read), await contactsOf(db, ids)]
  const has = new Map(
    ids.map((id) => [
      id,
      {
        locations: addressMatches(places.filter((place) => place.tenantId === id)),
        contacts: new Set(contacts.filter(({ tenant_id: of }) => of === id).map(({ name }) => customerKey(name))),
      },
    ]),
  )
  return customerMatches<Known>(
    rows.flatMap((row) => {
      const its = has.get(row.id)
      return its === undefined ? [] : [{ ...row, ...its, madeBy: null }]
    }),
  )
}

async function placesOf(db: Kysely<Database>, ids: readonly number[], read: readonly ReadCustomerRow[]) {
  const accepted = read.flatMap((row) => row.accepted ?? [])
  const keys = accepted.map(({ key }) => key)
  const names = accepted.map(({ location }) => location.name.toLowerCase())
  const found = await db
    .selectFrom('locations')
    .select(['id', 'tenant_id', 'name', 'unit_number', 'street_address', 'city', 'import_place', 'archived_at'])
    .where('tenant_id', 'in', ids)
    .where(sql<boolean>`(import_key = any (${keys}::text[]) or lower(name) = any (${names}::text[]))`)
    .orderBy('id')
    .execute()
  return found.map(
    ({ id, tenant_id: tenantId, name, unit_number: unitNumber, street_address: address, city, ...row }) => ({
      id,
      tenantId,
      references: [],
      isArchived: row.archived_at !== null,
      places: [
        locationKey({ name, unitNumber, address, city }),
        ...(row.import_place === null ? [] : [row.import_place]),
      ],
      called: name,
    }),
  )
}

function contactsOf(db: Kysely<Database>, ids: readonly number[]) {
  return db.selectFrom('tenant_contacts').select(['tenant_id', 'name']).where('tenant_id', 'in', ids).execute()
}

/** Makes the customer of a row, or in a dry run what stands for it. */
async function take(
  db: Kysely<Database>,
  ctx: Context,
  { line, accepted }: ReadCustomerRow,
  customer: ImportedCustomer,
  dryRun: boolean,
): Promise<Known> {
  return {
    id: dryRun || accepted === null ? null : await make(db, ctx, customer, accepted.location),
    name: customer.name,
    called: customer.name,
    accountNumber: customer.accountNumber,
    isConnected: true,
    isManaged: true,
    madeBy: saidFirst(line, customer),
    locations: addressMatches([]),
    contacts: new Set(),
  }
}

function make(
  db: Kysely<Database>,
  ctx: Context,
  customer: ImportedCustomer,
  location: NonNullable<ReadCustomerRow['accepted']>['location'],
): Promise<number> {
  const { latitude, longitude, province, timezone, phone } = location
  const address = formatAddress({
    ...location,
    streetAddress: location.address,
    unitNumber: location.unitNumber ?? '',
    postalCode: location.postalCode ?? '',
  })
  return makeManagedCustomer(
    db,
    ctx,
    { name: customer.name, address, phone, time_zone: timezone ?? timeZoneAt(latitude, longitude, province) },
    booksOf(customer),
  )
}

const booksOf = ({ accountNumber, invoiceEmail, paymentTerms, poNumberRequired }: ImportedCustomer) => ({
  account_number: accountNumber,
  invoice_email: invoiceEmail,
  payment_terms: paymentTerms,
  po_number_required: poNumberRequired ?? false,
})

function contactOf(
  { now }: Context,
  tenantId: number,
  { name, email, phone }: NonNullable<ReadCustomerRow['contact']>,
): NewRow<'tenant_contacts'> {
  const details = [
    ...(email === null ? [] : [{ type: 'email', value: email }]),
    ...(phone === null ? [] : [{ type: 'phone', value: phone }]),
  ]
  return { tenant_id: tenantId, name, details: JSON.stringify(details), created_at: now, updated_at: now }
}
