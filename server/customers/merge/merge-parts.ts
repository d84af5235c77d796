import { sql, type Kysely, type RawBuilder } from 'kysely'
import { addressKey } from '#domain/addresses/address-key.ts'
import { customerKey } from '#domain/relationships/customer-import.ts'
import { joinedRows, type MergeCount, type MergePartName } from '#domain/relationships/merge.ts'
import type { Database, Row } from '#server/db/schema.ts'
import { linkEnds, moveLinks, suppliersToMove } from '#server/relationships/links.ts'

/** A merge under way, above the tenants: all that a part has to know. */
export interface MergeWork {
  readonly db: Kysely<Database>
  readonly courierId: number
  readonly sourceId: number
  readonly targetId: number
  /** Unix seconds. */
  readonly now: number
  /** Orders that a part has written, to be told at the end. */
  readonly written: Set<number>
  /** Of these, those that have another sender now. */
  readonly moved: Set<number>
  /** Invoices and credit notes that have another customer now, to be told at the end. */
  readonly papers: Set<number>
}

/** What a look at one part finds. */
interface Found extends Omit<MergeCount, 'part'> {
  /** Ids of what the target has already, by those of the source's. */
  readonly pairs?: ReadonlyMap<number, number>
  readonly write?: () => Promise<void>
}

/** A part of a customer: how it is counted for the preview, and what the merge does with the same rows. */
export interface MergePart {
  readonly part: MergePartName
  /** `table.column` of all that it looks after and that names a customer, a location or a contact. */
  readonly columns: readonly string[]
  look(work: MergeWork): Promise<Found>
}

/**
 * All that a customer has, in the order in which it is moved. Whatever is added to the product and refers to a customer is added here, or to
 * `whatStays` (what-stays.ts) with the reason; a test finds what is in neither.
 */
export const parts: readonly MergePart[] = [
  {
    // First, while the orders say whose they were.
    part: 'billTo',
    columns: [],
    async look({ db, courierId, sourceId, written }) {
      const kept = sql`o.sender_tenant_id = ${sourceId} and o.receiver_tenant_id = ${courierId}
        and (o.status in ('completed', 'cancelled') or o.bill_status = 'exported')`
      return {
        ...(await counts(db, { stays: sql`select count(*) from delivery_orders o where ${kept}` })),
        async write() {
          const { rows } = await sql<{ id: number }>`update delivery_orders o
            set charged_to = jsonb_build_object('name', t.name, 'billToName', coalesce(c.bill_to_name, t.bill_to_name),
              'billToAddress', coalesce(c.bill_to_address, t.bill_to_address))
            from tenants t left join customers c on c.tenant_id = ${courierId} and c.id = t.id
            where t.id = ${sourceId} and o.charged_to is null and ${kept} returning o.id`.execute(db)
          for (const { id } of rows) written.add(id)
        },
      }
    },
  },
  paperPart('invoices', 'invoice', ['invoices.customer_tenant_id']),
  paperPart('creditNotes', 'creditNote', []),
  accountPart('payments', 'settlements'),
  accountPart('disputes', 'invoice_disputes'),
  {
    part: 'reminders',
    columns: ['reminders.customer_tenant_id'],
    async look(work) {
      const { db, targetId } = work
      // A run reminds each customer once.
      const known = sql`exists (select from reminders own
        where own.reminder_run_id = reminders.reminder_run_id and own.customer_tenant_id = ${targetId})`
      return {
        ...(await counts(db, {
          moves: sql`select count(*) from reminders where ${ofAccount(work)} and not ${known}`,
          joined: sql`select count(*) from reminders where ${ofAccount(work)} and ${known}`,
          stays: sql`select count(*) from reminders where ${ofOtherCouriers(work)}`,
        })),
        async write() {
          await sql`update reminders set customer_tenant_id = ${targetId}
            where ${ofAccount(work)} and not ${known}`.execute(db)
        },
      }
    },
  },
  {
    part: 'locations',
    columns: [
      'locations.tenant_id',
      'delivery_orders.pickup_location_id',
      'delivery_orders.dropoff_location_id',
      'recurring_orders.pickup_location_id',
      'recurring_orders.dropoff_location_id',
    ],
    async look(work) {
      const { db, sourceId, targetId, now } = work
      const rows = await db
        .selectFrom('locations')
        .select(['id', 'tenant_id', 'name', 'unit_number', 'street_address', 'city', 'province', 'archived_at'])
        .where('tenant_id', 'in', [sourceId, targetId])
        .orderBy('id')
        .execute()
      const places = rows.map((row) => ({
        ...row,
        key: addressKey({ ...row, unitNumber: row.unit_number, streetAddress: row.street_address }),
      }))
      const joined = joinedOf(places, work)
      return {
        ...joined,
        async write() {
          await followJoined(work, joined.pairs)
          await archiveJoined(work, 'locations', joined.pairs)
          // A file finds the target's own location again by its key.
          await sql`update locations set tenant_id = ${targetId}, updated_at = ${now}, version = version + 1,
              import_key = case when not exists (select from locations other where other.tenant_id = ${targetId}
                and other.import_key = locations.import_key) then import_key end
            where tenant_id = ${sourceId} and ${isNotJoined(joined.pairs)}`.execute(db)
        },
      }
    },
  },
  {
    part: 'orders',
    columns: ['delivery_orders.sender_tenant_id', 'delivery_orders.scheduled_by_tenant_id'],
    async look({ db, courierId, sourceId, targetId, now, written, moved }) {
      const its = sql`sender_tenant_id = ${sourceId} and receiver_tenant_id = ${courierId}`
      return {
        ...(await counts(db, {
          moves: sql`select count(*) from delivery_orders where ${its}`,
          stays: sql`select count(*) from delivery_orders where sender_tenant_id = ${sourceId} and receiver_tenant_id <> ${courierId}`,
        })),
        async write() {
          // Both at once: who placed it for another one than its sender is a supplier to the triggers.
          const { rows } = await sql<{ id: number }>`update delivery_orders
            set sender_tenant_id = ${targetId}, updated_at = ${now}, version = version + 1,
              scheduled_by_tenant_id = case scheduled_by_tenant_id when ${sourceId} then ${targetId} else scheduled_by_tenant_id end
            where ${its} returning id`.execute(db)
          for (const { id } of rows) {
            written.add(id)
            moved.add(id)
          }
        },
      }
    },
  },
  {
    part: 'recurringOrders',
    columns: ['recurring_orders.tenant_id', 'recurring_orders.customer_tenant_id'],
    async look({ db, sourceId, targetId, now }) {
      const its = sql`${sourceId} in (tenant_id, customer_tenant_id)`
      return {
        ...(await counts(db, { moves: sql`select count(*) from recurring_orders where ${its}` })),
        async write() {
          await sql`update recurring_orders
            set tenant_id = case tenant_id when ${sourceId} then ${targetId} else tenant_id end,
              customer_tenant_id = case customer_tenant_id when ${sourceId} then ${targetId} else customer_tenant_id end,
              look_at = 0, updated_at = ${now}, version = version + 1
            where ${its}`.execute(db)
        },
      }
    },
  },
  {
    part: 'contacts',
    columns: ['tenant_contacts.tenant_id'],
    async look(work) {
      const { db, sourceId, targetId, now } = work
      const rows = await db
        .selectFrom('tenant_contacts')
        .select(['id', 'tenant_id', 'name', 'archived_at'])
        .where('tenant_id', 'in', [sourceId, targetId])
        .orderBy('id')
        .execute()
      const people = rows.map((row) => ({ ...row, key: customerKey(row.name) }))
      const joined = joinedOf(people, work)
      return {
        ...joined,
        async write() {
          await archiveJoined(work, 'tenant_contacts', joined.pairs)
          // The first to ask for is the target's own.
          await sql`update tenant_contacts set tenant_id = ${targetId}, updated_at = ${now}, version = version + 1,
              roles = case when exists (select from tenant_contacts other where other.tenant_id = ${targetId}
                and other.roles @> '["Primary"]') then roles - 'Primary' else roles end
            where tenant_id = ${sourceId} and ${isNotJoined(joined.pairs)}`.execute(db)
        },
      }
    },
  },
  {
    part: 'services',
    columns: ['customer_services.customer_tenant_id'],
    async look({ db, courierId, sourceId, targetId }) {
      const its = sql`customer_tenant_id = ${sourceId} and tenant_id = ${courierId}`
      // One that the courier has closed to the target stays closed.
      const known = sql`exists (select from customer_services known
        where known.customer_tenant_id = ${targetId} and known.service_id = customer_services.service_id)`
      return {
        ...(await counts(db, {
          moves: sql`select count(*) from customer_services where ${its} and is_enabled and not ${known}`,
          joined: sql`select count(*) from customer_services where ${its} and is_enabled and ${known}`,
        })),
        async write() {
          await sql`delete from customer_services where ${its} and ${known}`.execute(db)
          await sql`update customer_services set customer_tenant_id = ${targetId} where ${its}`.execute(db)
        },
      }
    },
  },
  {
    part: 'suppliers',
    columns: [linkEnds.asker],
    async look({ db, sourceId, targetId, now }) {
      return {
        ...(await counts(db, suppliersToMove(sourceId, targetId))),
        write: () => moveLinks(db, { sourceId, targetId, now }),
      }
    },
  },
  {
    part: 'requests',
    columns: [
      'applications.tenant_id',
      'applications.receiver_tenant_id',
      'invitations.tenant_id',
      'invitations.accepted_tenant_id',
      'managed_customer_onboardings.customer_tenant_id',
      'managed_customer_onboardings.to_tenant_id',
    ],
    async look({ db, sourceId, now }) {
      return {
        ...(await counts(db, {
          stays: sql`select (select count(*) from applications where ${sourceId} in (tenant_id, receiver_tenant_id))
            + (select count(*) from invitations where ${sourceId} in (tenant_id, accepted_tenant_id))
            + (select count(*) from managed_customer_onboardings where ${sourceId} in (customer_tenant_id, to_tenant_id))`,
        })),
        async write() {
          // Nobody is left to answer.
          await sql`update applications set state = case tenant_id when ${sourceId} then 'revoked' else 'rejected' end,
              ended_at = ${now}, updated_at = ${now}, version = version + 1
            where state = 'pending' and ${sourceId} in (tenant_id, receiver_tenant_id)`.execute(db)
          await sql`update invitations set state = 'revoked', ended_at = ${now}, updated_at = ${now}, version = version + 1
            where state = 'pending' and tenant_id = ${sourceId}`.execute(db)
        },
      }
    },
  },
  {
    part: 'history',
    columns: ['audit_entries.tenant_id'],
    async look({ db, courierId, sourceId }) {
      return counts(db, {
        stays: sql`select (select count(*) from audit_entries where tenant_id = ${sourceId})
          + (select count(*) from audit_entries
             where tenant_id = ${courierId} and subject_type = 'customer' and subject_id = ${sourceId})`,
      })
    },
  },
]

/** Rows of the source's account with the courier. */
const ofAccount = ({ courierId, sourceId }: MergeWork) =>
  sql`tenant_id = ${courierId} and customer_tenant_id = ${sourceId}`

const ofOtherCouriers = ({ courierId, sourceId }: MergeWork) =>
  sql`tenant_id <> ${courierId} and customer_tenant_id = ${sourceId}`

/** Invoices or credit notes: they are the target's to settle, and name on paper the customer to which they were made out. */
function paperPart(part: MergePartName, kind: 'invoice' | 'creditNote', columns: readonly string[]): MergePart {
  return {
    part,
    columns,
    async look(work) {
      const { db, targetId, papers } = work
      return {
        ...(await counts(db, {
          moves: sql`select count(*) from invoices where ${ofAccount(work)} and kind = ${kind}`,
          stays: sql`select count(*) from invoices where ${ofOtherCouriers(work)} and kind = ${kind}`,
        })),
        async write() {
          const { rows } = await sql<{ id: number }>`update invoices
            set customer_tenant_id = ${targetId},
              charged_name = coalesce(charged_name, (select name from tenants where id = customer_tenant_id))
            where ${ofAccount(work)} and kind = ${kind} returning id`.execute(db)
          for (const { id } of rows) papers.add(id)
        },
      }
    },
  }
}

/** Rows beside the papers of an account, by which it is read. */
function accountPart(part: MergePartName, table: 'settlements' | 'invoice_disputes'): MergePart {
  return {
    part,
    columns: [`${table}.customer_tenant_id`],
    async look(work) {
      const { db, targetId } = work
      return {
        ...(await counts(db, {
          moves: sql`select count(*) from ${sql.table(table)} where ${ofAccount(work)}`,
          stays: sql`select count(*) from ${sql.table(table)} where ${ofOtherCouriers(work)}`,
        })),
        async write() {
          await sql`update ${sql.table(table)} set customer_tenant_id = ${targetId} where ${ofAccount(work)}`.execute(
            db,
          )
        },
      }
    },
  }
}

type Counts = Partial<Record<'moves' | 'joined' | 'stays', RawBuilder<unknown>>>

/** Each by a query for one number; what is not asked is nothing. */
async function counts(db: Kysely<Database>, asked: Counts): Promise<Pick<Found, 'moves' | 'joined' | 'stays'>> {
  const none = sql`select 0`
  const { moves = none, joined = none, stays = none } = asked
  const { rows } = await sql<Pick<Found, 'moves' | 'joined' | 'stays'>>`
    select (${moves})::int as moves, (${joined})::int as joined, (${stays})::int as stays`.execute(db)
  return rows[0] ?? { moves: 0, joined: 0, stays: 0 }
}

interface OwnedRow extends Pick<Row<'locations'>, 'id' | 'tenant_id' | 'name' | 'archived_at'> {
  readonly key: string | null
}

function joinedOf(rows: readonly OwnedRow[], { sourceId, targetId }: MergeWork) {
  const of = (tenantId: number) =>
    rows
      .filter((one) => one.tenant_id === tenantId)
      .map(({ id, key, name, archived_at: at }) => ({ id, key, name, isArchived: at !== null }))
  const source = of(sourceId)
  const pairs = joinedRows(source, of(targetId))
  return { moves: source.length - pairs.size, joined: pairs.size, stays: 0, pairs }
}

const isNotJoined = (joined: ReadonlyMap<number, number>) => sql`id <> all (${[...joined.keys()]}::bigint[])`

/** Those that the target has already stay in the source, for those who look for them in later years. */
async function archiveJoined(
  { db, now }: MergeWork,
  table: 'locations' | 'tenant_contacts',
  joined: ReadonlyMap<number, number>,
): Promise<void> {
  await sql`update ${sql.table(table)} set archived_at = coalesce(archived_at, ${now}), updated_at = ${now}, version = version + 1
    where id = any (${[...joined.keys()]}::bigint[])`.execute(db)
}

/** Orders, those that recur as well, to and from joined locations lead to those of the target; what was copied into them stays. */
async function followJoined({ db, written }: MergeWork, joined: ReadonlyMap<number, number>): Promise<void> {
  if (joined.size === 0) return
  const renumbered = sql`(select * from unnest(${[...joined.keys()]}::bigint[], ${[...joined.values()]}::bigint[]) as pair (old, new))`
  for (const stop of ['pickup', 'dropoff']) {
    const [id, copy] = [sql.ref(`${stop}_location_id`), sql.ref(`${stop}_location`)]
    const { rows } = await sql<{ id: number }>`update delivery_orders
      set ${id} = pair.new, ${copy} = jsonb_set(${copy}, '{id}', to_jsonb(pair.new))
      from ${renumbered} pair where ${id} = pair.old returning delivery_orders.id`.execute(db)
    for (const order of rows) written.add(order.id)
    await sql`update recurring_orders set ${id} = pair.new from ${renumbered} pair where ${id} = pair.old`.execute(db)
  }
}
