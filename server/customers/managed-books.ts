import type { Schema } from '#generated/handlers.ts'
import { actRows } from '#server/audit.ts'
import { writeTogether } from '#server/db/write-together.ts'
import { inTenant } from '#server/db/in-tenant.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { locations } from '#server/locations/location.ts'
import { get, ofTenant } from '#server/resources/read.ts'
import type { Resource, Shape } from '#server/resources/resource.ts'
import { create, remove, setArchived, update } from '#server/resources/write.ts'
import { addContact, changeContact, contacts } from '#server/tenants/contacts.ts'
import { requireConnected } from './customers.ts'
import { inNameOf } from './managed-customers.ts'

type Thing = 'contact' | 'location'
type Verb = 'created' | 'updated' | 'deleted' | 'archived' | 'restored'

/** Of the customer it stands in its own audit; the courier, which reads none of that, finds it in the history of the customer. */
async function tell(ctx: Context, customerId: number, thing: Thing, verb: Verb, names: readonly string[]) {
  const acts = names.map((name) => ({
    action: `customer.${thing}-${verb}`,
    entity: 'customer',
    entityId: customerId,
    details: { [thing]: name },
  }))
  await writeTogether(ctx.db, [actRows(ctx, acts)])
}

async function setLocationsArchived(
  ctx: Context,
  { path: { customerId }, body: { ids } }: { path: { customerId: number }; body: Schema<'IdList'> },
  isArchived: boolean,
) {
  const names = await inNameOf(ctx, customerId, async (its) => {
    await setArchived(locations, its, ids, isArchived)
    const rows = await its.db.selectFrom('locations').select('name').where('id', 'in', ids).orderBy('id').execute()
    return rows.map(({ name }) => name)
  })
  await tell(ctx, customerId, 'location', isArchived ? 'archived' : 'restored', names)
  return { status: 200 as const, body: { done: true as const } }
}

function lookAt<Of extends Shape>(resource: Resource<Of>, id: number) {
  return (its: Context) => get(resource, its, id, ofTenant(its.tenantId))
}

/** Contacts and locations of a managed customer, which its courier keeps; they are read as those of every customer are. */
export const managedBooksHandlers = defineHandlers({
  async getCustomerContact({ path: { customerId, contactId } }, ctx) {
    await requireConnected(ctx, customerId)
    const body = await inTenant(ctx.db, { tenantId: customerId }, (db) =>
      get(contacts, { ...ctx, db, tenantId: customerId }, contactId, ofTenant(customerId)),
    )
    return { status: 200, body }
  },
  async createCustomerContact({ path: { customerId }, body }, ctx) {
    const contact = await inNameOf(ctx, customerId, (its) => addContact(its, body))
    await tell(ctx, customerId, 'contact', 'created', [contact.name])
    return { status: 200, body: contact }
  },
  async updateCustomerContact({ path: { customerId, contactId }, body }, ctx) {
    const contact = await inNameOf(
      ctx,
      customerId,
      (its) => changeContact(its, contactId, body),
      lookAt(contacts, contactId),
    )
    await tell(ctx, customerId, 'contact', 'updated', [contact.name])
    return { status: 200, body: contact }
  },
  async deleteCustomerContact({ path: { customerId, contactId } }, ctx) {
    const look = lookAt(contacts, contactId)
    const { name } = await inNameOf(
      ctx,
      customerId,
      async (its) => {
        const contact = await look(its)
        await remove(contacts, its, contactId)
        return contact
      },
      look,
    )
    await tell(ctx, customerId, 'contact', 'deleted', [name])
    return { status: 200, body: { done: true } }
  },

  async createCustomerLocation({ path: { customerId }, body }, ctx) {
    const location = await inNameOf(ctx, customerId, (its) => create(locations, its, body))
    await tell(ctx, customerId, 'location', 'created', [location.fullName])
    return { status: 200, body: location }
  },
  async updateCustomerLocation({ path: { customerId, locationId }, body }, ctx) {
    const location = await inNameOf(
      ctx,
      customerId,
      async (its) => {
        const { changed } = await update(locations, its, locationId, body)
        return changed
      },
      lookAt(locations, locationId),
    )
    await tell(ctx, customerId, 'location', 'updated', [location.fullName])
    return { status: 200, body: location }
  },
  archiveCustomerLocations: (input, ctx) => setLocationsArchived(ctx, input, true),
  restoreCustomerLocations: (input, ctx) => setLocationsArchived(ctx, input, false),
})
