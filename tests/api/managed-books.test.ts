import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { insertUser } from './orders/order-fixtures.ts'
import { bodyOf, location, locationWorld, type LocationWorld } from './locations-support.ts'

/** Contacts and locations of a managed customer, which its courier keeps: docs/rules/ownership-and-merge.md, "Managed customers". */

let at: LocationWorld
let customers: string
let ownerId: number

beforeAll(async () => {
  at = await locationWorld()
  customers = `${at.book}/customers`
  ownerId = bodyOf<{ id: number }>(await at.asOwner('/me')).id
})
afterAll(() => at.app.close())

let made = 0
async function managed(): Promise<number> {
  const name = `Elm Bakery ${(made += 1)}`
  return bodyOf<{ id: number }>(await at.asOwner(customers, { json: { name, address: '1 Elm Street' } })).id
}
const contact = (changes: object = {}) => ({
  name: 'Ana Roy',
  details: [{ type: 'phone', value: '306-555-0143' }],
  ...changes,
})
const patch = (json: object) => ({ method: 'PATCH', json })
const put = (...ids: number[]) => ({ method: 'PUT', json: { ids } })

const auditOf = (tenantId: number) =>
  at.app.database.systemTransaction((db) =>
    db
      .selectFrom('audit_entries')
      .select(['action', 'subject_id', 'actor_user_id'])
      .where('tenant_id', '=', tenantId)
      .orderBy('id')
      .execute(),
  )
async function historyOf(customerId: number) {
  const filter = { subjectType: ['customer'], subjectId: { from: customerId, to: customerId } }
  const pagination = JSON.stringify({ sort: [{ field: 'createdAt', direction: 'desc' }], filter })
  const query = new URLSearchParams({ pagination })
  const { data } = bodyOf<Schema<'AuditEntryPage'>>(await at.asOwner(`${at.book}/audit-entries?${query}`))
  return data.map(({ act, changes }) => [act, changes[0]?.before ?? null, changes[0]?.after ?? null]).toReversed()
}
const topicsFor = (tenantId: number) =>
  at.app.database.systemTransaction(async (db) => {
    const rows = await db.selectFrom('outbox').select('topic').where('tenant_id', '=', tenantId).execute()
    return rows.map(({ topic }) => topic)
  })

test('a contact is added, changed and deleted, as the customer itself would, by the person of the courier', async () => {
  const id = await managed()
  const path = `${customers}/${id}/contacts`
  const ana = bodyOf<Schema<'Contact'>>(await at.asOwner(path, { json: contact({ roles: ['Primary'] }) }))
  expect(ana.details).toEqual([{ type: 'phone', value: '+13065550143' }])
  const bo = bodyOf<Schema<'Contact'>>(
    await at.asOwner(path, { json: contact({ name: 'Bo Lee', roles: ['Primary'] }) }),
  )
  const one = async (contactId: number) => bodyOf<Schema<'Contact'>>(await at.asOwner(`${path}/${contactId}`))
  expect((await one(ana.id)).roles).toEqual([])
  const changed = await at.asOwner(`${path}/${bo.id}`, patch({ name: 'Bo Li', version: bo.version }))
  expect(bodyOf(changed)).toMatchObject({ name: 'Bo Li', roles: ['Primary'] })
  const late = await at.asOwner(`${path}/${bo.id}`, patch({ name: 'Bo', version: bo.version }))
  expect(late.json).toMatchObject({ code: 'edit_conflict' })
  const wrong = await at.asOwner(path, { json: contact({ details: [{ type: 'phone', value: '12' }] }) })
  expect(wrong.json).toMatchObject({ errors: { '/details/0/value': [expect.any(String)] } })
  bodyOf(await at.asOwner(`${path}/${ana.id}`, { method: 'DELETE' }))
  expect(bodyOf<Schema<'ContactPage'>>(await at.asOwner(path)).data.map(({ name }) => name)).toEqual(['Bo Li'])

  const own = (await auditOf(id)).filter(({ action }) => action.startsWith('contact.'))
  expect(own.map(({ action, actor_user_id: by }) => [action, by])).toEqual(
    ['created', 'updated', 'created', 'updated', 'deleted'].map((verb) => [`contact.${verb}`, ownerId]),
  )
  expect(await historyOf(id)).toEqual(
    expect.arrayContaining([
      [expect.stringMatching(/^Added a contact of the customer Elm Bakery/), null, 'Ana Roy'],
      [expect.stringMatching(/^Changed a contact of/), null, 'Bo Li'],
      [expect.stringMatching(/^Deleted a contact of/), null, 'Ana Roy'],
    ]),
  )
  expect(await topicsFor(id)).toContain('contacts')
})

test('a location is added, changed, archived and restored, and orders find it', async () => {
  const id = await managed()
  const path = `${customers}/${id}/locations`
  const door = bodyOf<Schema<'Location'>>(await at.asOwner(path, { json: location({ name: 'Back door' }) }))
  expect(door).toMatchObject({ tenantId: id, timezone: 'America/Regina' })
  const changed = await at.asOwner(`${path}/${door.id}`, patch({ name: 'Side door', version: door.version }))
  expect(bodyOf(changed)).toMatchObject({ name: 'Side door' })
  expect((await at.asOwner(path, { json: location({ province: 'ON' }) })).json).toMatchObject({
    errors: { '/province': [expect.any(String)] },
  })
  const listed = async (archived: boolean) => {
    const query = new URLSearchParams({ requesterTenantId: String(id), displayArchived: String(archived) })
    const page = await at.asOwner(`${at.book}/paginated-locations?${query}`)
    return bodyOf<Schema<'LocationPage'>>(page).data.map(({ name }) => name)
  }
  expect([await listed(false), await listed(true)]).toEqual([['Side door'], []])
  bodyOf(await at.asOwner(`${path}/archive`, put(door.id)))
  expect([await listed(false), await listed(true)]).toEqual([[], ['Side door']])
  bodyOf(await at.asOwner(`${path}/restore`, put(door.id)))
  expect(await listed(false)).toEqual(['Side door'])

  expect((await auditOf(id)).filter(({ subject_id: of }) => of === door.id).map(({ action }) => action)).toEqual(
    ['created', 'updated', 'archived', 'restored'].map((verb) => `location.${verb}`),
  )
  expect((await historyOf(id)).slice(-4).map(([act]) => String(act).split(' of ')[0])).toEqual([
    'Added a location',
    'Changed a location',
    'Archived a location',
    'Restored a location',
  ])
  expect(await topicsFor(id)).toContain('locations')
})

test('rows of others are none of it, and a customer with people of its own keeps its book', async () => {
  const [id, other] = [await managed(), await managed()]
  const books = (of: number) => [`${customers}/${of}/contacts`, `${customers}/${of}/locations`] as const
  const [contacts, places] = books(id)
  const ana = bodyOf<Schema<'Contact'>>(await at.asOwner(contacts, { json: contact() }))
  const door = bodyOf<Schema<'Location'>>(await at.asOwner(places, { json: location() }))
  const named = (of: number) => {
    const [its, them] = books(of)
    return [
      [`${its}/${ana.id}`, patch({ name: 'Mine' })],
      [`${its}/${ana.id}`, { method: 'DELETE' }],
      [`${them}/${door.id}`, patch({ name: 'Mine' })],
      [`${them}/archive`, put(door.id)],
      [`${them}/restore`, put(door.id)],
    ] as const
  }
  const writes = [[contacts, { json: contact() }], [places, { json: location() }], ...named(id)] as const
  const before = await auditOf(id)
  for (const [path, call] of named(other)) expect([path, (await at.asOwner(path, call)).status]).toEqual([path, 404])
  for (const [path, call] of writes) {
    expect([path, (await at.asViewer(path, call)).status]).toEqual([path, 403])
    expect([path, (await at.asStranger(path, call)).status]).toEqual([path, 404])
  }
  await at.app.database.systemTransaction((db) => insertUser(db, id, 'Bea Baker', [roles.viewer]))
  for (const [path, call] of writes)
    expect([path, (await at.asOwner(path, call)).json]).toMatchObject([path, { code: 'not_managed' }])
  expect((await at.asOwner(`${contacts}/${ana.id}`)).status).toBe(200)
  bodyOf(await at.asOwner(`${at.book}/links/${id}`, { method: 'DELETE' }))
  for (const [path, call] of [...writes, [`${contacts}/${ana.id}`, {}] as const])
    expect([path, (await at.asOwner(path, call)).status]).toEqual([path, 404])
  expect((await auditOf(id)).filter(({ action }) => action !== 'vendor.link-ended')).toEqual(before)
})

test('what is written while the customer is merged goes with it or is refused', async () => {
  for (let round = 0; round < 5; round++) {
    const [source, target] = [await managed(), await managed()]
    const [merged, ...added] = await Promise.all([
      at.asOwner(`${at.book}/merge`, { json: { sourceTenantId: source, targetTenantId: target } }),
      ...['Ana', 'Bo', 'Cy'].map((name) => at.asOwner(`${customers}/${source}/contacts`, { json: contact({ name }) })),
    ])
    expect([merged?.status, merged?.text]).toEqual([200, expect.any(String)])
    expect(added.map(({ status }) => status).filter((status) => ![200, 404].includes(status))).toEqual([])
    const there = bodyOf<Schema<'ContactPage'>>(await at.asOwner(`${customers}/${target}/contacts`)).data
    expect(there).toHaveLength(added.filter(({ status }) => status === 200).length)
  }
})
