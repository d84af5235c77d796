import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CustomerImportResult, CustomerPage, LocationPage } from '#generated/model/index.ts'
import { insertUser } from './orders/order-fixtures.ts'
import { bodyOf, locationWorld, type LocationWorld } from './locations-support.ts'

const columns = 'org,first,last,mail,phone,street,city,prov,lat,lng,site,no,terms,po,bills'
const mapping = {
  customerName: 'org',
  contactFirstName: 'first',
  contactLastName: 'last',
  email: 'mail',
  phone: 'phone',
  streetAddress: 'street',
  city: 'city',
  province: 'prov',
  latitude: 'lat',
  longitude: 'lng',
  locationName: 'site',
  accountNumber: 'no',
  paymentTerms: 'terms',
  poNumberRequired: 'po',
  invoiceEmail: 'bills',
}
const at12 = '12 Elm Street,Saskatoon,SK,52.1,-106.6'
const good = [
  `Northern Clinic,Ana,Roy,ana@clinic.example,306-555-0143,${at12},,C-7,net 30,yes,bills@clinic.example`,
  `NORTHERN CLINIC,,,,,14 Elm Street,Saskatoon,SK,52.1,-106.6,Back door,,,,`,
  `Elm Bakery,,,,,16 Elm Street,Saskatoon,SK,52.1,-106.6,,,,,`,
]
const fileOf = (...rows: readonly string[]) => [columns, ...rows].join('\n')

let at: LocationWorld

beforeAll(async () => {
  at = await locationWorld()
})
afterAll(() => at.app.close())
beforeEach(async () => {
  await at.app.database.systemTransaction(async (db) => {
    await db.deleteFrom('recurring_orders').execute()
    await db.deleteFrom('locations').execute()
    await db.updateTable('customers').set({ name: 'Of another test', account_number: null }).execute()
  })
})

const importing = (csv: string, asked: { mapping?: object; dryRun?: boolean; firstLine?: number } = {}) =>
  [
    `customers/import?${new URLSearchParams({
      mapping: JSON.stringify(asked.mapping ?? mapping),
      ...(asked.dryRun !== undefined && { dryRun: String(asked.dryRun) }),
      ...(asked.firstLine !== undefined && { firstLine: String(asked.firstLine) }),
    })}`,
    { raw: { type: 'text/csv', text: csv } },
  ] as const
const send = (...asked: Parameters<typeof importing>) => {
  const [path, call] = importing(...asked)
  return at.asOwner(`${at.book}/${path}`, call)
}
const sent = async (...asked: Parameters<typeof importing>) => bodyOf<CustomerImportResult>(await send(...asked))
const counts = ({ customers, locations, contacts, duplicates, refused }: CustomerImportResult) => [
  customers,
  locations,
  contacts,
  duplicates,
  refused,
]
async function customersFound(search: string) {
  const query = new URLSearchParams({ search })
  return bodyOf<CustomerPage>(await at.asOwner(`${at.book}/paginated-customers?${query}`)).data
}
const stored = () =>
  at.app.database.systemTransaction(async (db) => {
    const count = async (table: 'tenants' | 'tenant_links' | 'locations' | 'tenant_contacts' | 'audit_entries') =>
      (await db.selectFrom(table).select('id').execute()).length
    return [
      await count('tenants'),
      await count('tenant_links'),
      await count('locations'),
      await count('tenant_contacts'),
      await count('audit_entries'),
    ]
  })

describe('a file of customers', () => {
  test('writes nothing in a dry run, makes managed customers, and the second time nothing', async () => {
    const before = await stored()
    const dry = await sent(fileOf(...good), { dryRun: true })
    expect(counts(dry)).toEqual([2, 3, 1, 0, 0])
    expect(await stored()).toEqual(before)

    const first = await sent(fileOf(...good))
    expect(counts(first)).toEqual([2, 3, 1, 0, 0])
    expect(first.rows.map(({ line, outcome, customer, contact }) => [line, outcome, customer, contact])).toEqual([
      [2, 'created', 'created', 'created'],
      [3, 'created', 'known', null],
      [4, 'created', 'created', null],
    ])
    const [clinic] = await customersFound('clinic')
    expect(clinic).toMatchObject({
      name: 'Northern Clinic',
      isManaged: true,
      relation: 'customer',
      status: 'connected',
      accountNumber: 'C-7',
      paymentTerms: 'net30',
      poNumberRequired: true,
      invoiceEmail: 'bills@clinic.example',
      phone: '+13065550143',
      address: '12 Elm Street, Saskatoon, SK',
    })
    const book = bodyOf<LocationPage>(
      await at.asOwner(`${at.book}/paginated-locations?${new URLSearchParams({ requesterTenantId: `${clinic?.id}` })}`),
    )
    expect(book.data.map(({ name }) => name)).toEqual(['Back door', 'Northern Clinic'])
    const contacts = bodyOf<{ data: object[] }>(await at.asOwner(`${at.book}/customers/${clinic?.id}/contacts`))
    expect(contacts.data).toMatchObject([
      {
        name: 'Ana Roy',
        details: [
          { type: 'email', value: 'ana@clinic.example' },
          { type: 'phone', value: '+13065550143' },
        ],
      },
    ])

    const after = await stored()
    const again = await sent(fileOf(...good))
    expect(counts(again)).toEqual([0, 0, 0, 3, 0])
    expect(again.rows.map(({ contact, isManaged }) => [contact, isManaged])).toEqual([
      ['known', true],
      [null, true],
      [null, true],
    ])
    expect(await stored()).toEqual(after)
  })

  test('gives a customer that is there what it has not, found by its number or its name, and leaves its terms', async () => {
    await sent(fileOf(...good))
    const again = await sent(
      fileOf(
        `Clinic of the North,Bo,Lee,,,18 Elm Street,Saskatoon,SK,52.1,-106.6,,C-7,net 60,no,`,
        `northern clinic,,,,,20 Elm Street,Saskatoon,SK,52.1,-106.6,,,,,`,
      ),
    )
    expect(counts(again)).toEqual([0, 2, 1, 0, 0])
    expect((await customersFound('clinic')).map(({ name, paymentTerms }) => [name, paymentTerms])).toEqual([
      ['Northern Clinic', 'net30'],
    ])
  })

  test('says of a row whose location is archived that it stays so', async () => {
    const file = fileOf(...good)
    await sent(file)
    await at.app.database.systemTransaction((db) =>
      db.updateTable('locations').set({ archived_at: at.app.clock.now }).where('name', '=', 'Back door').execute(),
    )
    const { rows, duplicates } = await sent(file)
    expect(duplicates).toBe(3)
    expect(rows.map(({ mends }) => mends.filter(({ why }) => why.startsWith('This location is archived')))).toEqual([
      [],
      [expect.objectContaining({ column: 'site', from: 'Back door' })],
      [],
    ])
  })

  test('makes a customer with the terms that a later row says first', async () => {
    const made = await sent(
      fileOf(
        `Elm Bakery,,,,,16 Elm Street,Saskatoon,SK,52.1,-106.6,,,,,`,
        `elm bakery,,,,,18 Elm Street,Saskatoon,SK,52.1,-106.6,,C-9,net 60,yes,bills@elm.example`,
        `Elm Bakery,,,,,20 Elm Street,Saskatoon,SK,52.1,-106.6,,C-9,net 30,,`,
      ),
    )
    expect(made.rows.map(({ faults }) => faults.map(({ why }) => why))).toEqual([
      [],
      [],
      ['Line 3 has other payment terms for Elm Bakery'],
    ])
    expect(await customersFound('elm bakery')).toMatchObject([
      { accountNumber: 'C-9', paymentTerms: 'net60', poNumberRequired: true, invoiceEmail: 'bills@elm.example' },
    ])
  })

  test('leads a row of a customer that was merged to what it became a part of', async () => {
    const made = await sent(fileOf(...good))
    const [clinic = 0, , bakery = 0] = made.rows.map(({ customerId }) => customerId ?? 0)
    bodyOf(await at.asOwner(`${at.book}/merge`, { json: { sourceTenantId: clinic, targetTenantId: bakery } }))
    const again = await sent(fileOf(...good, `Else,Bo,Lee,,,30 Elm Street,Saskatoon,SK,52.1,-106.6,,C-7,,,`))
    expect(again.rows.map(({ outcome, customer, customerId }) => [outcome, customer, customerId])).toEqual([
      ['duplicate', 'known', bakery],
      ['duplicate', 'known', bakery],
      ['duplicate', 'known', bakery],
      ['created', 'known', bakery],
    ])
    await at.app.database.systemTransaction((db) => insertUser(db, bakery, 'Bea Baker', []))
    const own = await sent(fileOf(`Northern Clinic,,,,,40 Elm Street,Saskatoon,SK,52.1,-106.6,,,,,`))
    expect(own.rows[0]?.faults[0]?.why).toBe('Elm Bakery has people of its own, who keep its locations')
  })

  test('gives a customer that is there nothing in a dry run', async () => {
    await sent(fileOf(...good))
    const before = await stored()
    const more = fileOf(`Elm Bakery,Bo,Lee,,,18 Elm Street,Saskatoon,SK,52.1,-106.6,,,,,`)
    expect(counts(await sent(more, { dryRun: true }))).toEqual([0, 1, 1, 0, 0])
    expect(await stored()).toEqual(before)
  })

  test('sent twice at the same time makes each customer once', async () => {
    const both = await Promise.all([sent(fileOf(...good)), sent(fileOf(...good))])
    expect(both.map((result) => result.customers).toSorted()).toEqual([0, 2])
    expect(await customersFound('elm bakery')).toHaveLength(1)
  })

  test('names every fault by line and column', async () => {
    const { rows, refused } = await sent(
      fileOf(
        `,,,,,${at12},,,,,`,
        `Bad,,,not-mail,,,Saskatoon,SK,x,-106.6,,,net 45,perhaps,also bad`,
        good[0] ?? '',
        `Northern Clinic,,,,,22 Elm Street,Saskatoon,SK,52.1,-106.6,,C-8,net 10,,`,
        `Northern Clinic,,,,,22 Elm Street,Saskatoon,SK,52.1,-106.6,,C-7,net 10,no,`,
        `Else,,,,,${at12},,C-7,,,`,
        `Short,row`,
      ),
      { firstLine: 50 },
    )
    expect(refused).toBe(6)
    expect(
      rows.map(({ line, faults }) => [
        line,
        faults
          .map(({ column }) => column)
          .toSorted()
          .join(),
      ]),
    ).toEqual([
      [50, 'org,site'],
      [51, 'bills,lat,mail,po,street,terms'],
      [52, ''],
      [53, 'no'],
      [54, 'po,terms'],
      [55, 'no'],
      [56, 'org'],
    ])
    expect(rows[4]?.faults.map(({ why }) => why)).toEqual([
      'Line 52 has other payment terms for Northern Clinic',
      'Line 52 has another answer about PO numbers for Northern Clinic',
    ])
  })

  test('gives nothing to a customer that has people of its own, or is connected no more', async () => {
    await sent(fileOf(...good))
    const [bakery] = await customersFound('elm bakery')
    const more = good[2]?.replace('16 Elm', '17 Elm') ?? ''
    await at.app.database.systemTransaction((db) => insertUser(db, bakery?.id ?? 0, 'Bea Baker', []))
    const own = await sent(fileOf(...good.slice(2), more))
    expect(own.rows.map(({ outcome, isManaged, faults }) => [outcome, isManaged, faults[0]?.why])).toEqual([
      ['duplicate', false, undefined],
      ['refused', false, 'Elm Bakery has people of its own, who keep its locations'],
    ])
    await at.app.database.systemTransaction((db) =>
      db
        .updateTable('tenant_links')
        .set({ ended_at: 1 })
        .where('partner_tenant_id', '=', bakery?.id ?? 0)
        .execute(),
    )
    expect((await sent(fileOf(more))).rows[0]?.faults[0]?.why).toBe('The connection with Elm Bakery has ended')
  })

  test('is for couriers, for who may, and of one courier alone', async () => {
    const [path, call] = importing(fileOf(...good))
    expect((await at.asViewer(`${at.book}/${path}`, call)).status).toBe(403)
    expect((await at.asOwner(`/tenants/${at.world.stranger.tenantId}/${path}`, call)).status).toBe(404)
    await sent(fileOf(...good))
    const theirs = await at.asStranger(`/tenants/${at.world.stranger.tenantId}/${path}`, call)
    expect(counts(bodyOf<CustomerImportResult>(theirs))).toEqual([2, 3, 1, 0, 0])
    expect(await customersFound('elm bakery')).toHaveLength(1)
  })

  test.each([
    ['a column that is not there', { mapping: { ...mapping, paymentTerms: 'nope' } }, fileOf(...good), 422],
    ['half a pin', { mapping: { ...mapping, longitude: undefined } }, fileOf(...good), 422],
    ['no column of the name', { mapping: { city: 'city' } }, fileOf(...good), 400],
    ['a broken quote', {}, fileOf('"Elm'), 422],
    ['too many rows', {}, fileOf(...Array.from({ length: 1_001 }, () => good[0] ?? '')), 422],
  ])('with %s is refused whole', async (_what, asked, csv, status) => {
    const before = await stored()
    expect((await send(csv, asked)).status).toBe(status)
    expect(await stored()).toEqual(before)
  })

  test('of 2,000 rows goes in in parts', async () => {
    const rows = Array.from(
      { length: 2_000 },
      (_, index) => `Shop ${Math.floor(index / 10)},,,,,${index} Main Street,Saskatoon,SK,52.1,-106.6,,,,,`,
    )
    const results: CustomerImportResult[] = []
    for (let first = 0; first < rows.length; first += 100)
      results.push(await sent(fileOf(...rows.slice(first, first + 100)), { firstLine: first + 2 }))
    expect(results.map(counts)).toEqual(Array.from({ length: 20 }, () => [10, 100, 0, 0, 0]))
    expect(counts(await sent(fileOf(...rows.slice(500, 600))))).toEqual([0, 0, 0, 100, 0])
  }, 60_000)
})
