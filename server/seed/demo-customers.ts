import type { Kysely } from 'kysely'
import type { Database, NewRow } from '#server/db/schema.ts'
import { roles } from '#domain/access/roles.ts'
import { addMember } from '#server/access/grants.ts'
import { defaultRole } from '#server/access/own-roles.ts'
import { makeTenant } from '#server/relationships/make-tenant.ts'

interface DemoCustomer {
  readonly name: string
  readonly address: string
  readonly phone: string
  /** Its owner; null: nobody has an account there, and the courier answers for it. */
  readonly owner: { readonly email: string; readonly firstName: string; readonly lastName: string } | null
  /** What the courier says of it; null: the two are not connected. */
  readonly profile: Partial<NewRow<'customers'>> | null
}

/** The customers of the courier beside the one that the demo's orders are for, and two that are not connected with anybody. People are made up, addresses are real. */
const demoCustomers: readonly DemoCustomer[] = [
  {
    name: 'Nutana Flowers',
    address: '625 Broadway Avenue, Saskatoon, SK S7N 1A9',
    phone: '+13065550610',
    owner: null,
    profile: {
      account_number: 'C-1043',
      notes: 'Orders by phone, before nine.',
      invoice_email: 'books@nutanaflowers.example',
      payment_terms: 'dueOnReceipt',
    },
  },
  {
    name: 'Bridge City Dental Lab',
    address: '120 2nd Avenue North, Saskatoon, SK S7K 2B2',
    phone: '+13065550620',
    owner: { email: 'owner@bridgecity.example', firstName: 'Pauline', lastName: 'Ironside' },
    profile: {
      account_number: 'C-1044',
      notes: 'Two invoices are overdue.',
      invoice_email: 'accounts@bridgecity.example',
      payment_terms: 'net10',
      po_number_required: true,
      credit_hold: true,
    },
  },
  {
    name: 'Broadway Roasters',
    address: '801 Broadway Avenue, Saskatoon, SK S7N 1B5',
    phone: '+13065550630',
    owner: { email: 'owner@broadwayroasters.example', firstName: 'Dana', lastName: 'Kowalski' },
    profile: null,
  },
  {
    name: 'Riverside Framing',
    address: '220 20th Street West, Saskatoon, SK S7M 0W9',
    phone: '+13065550640',
    owner: { email: 'owner@riversideframing.example', firstName: 'Noor', lastName: 'Rahimi' },
    profile: null,
  },
]

/** Adds them with a link to the courier, the services that it offers them, and what it says of each. */
export async function insertCustomers(
  db: Kysely<Database>,
  tenants: { readonly courier: number; readonly customer: number },
  serviceIds: readonly number[],
  { now, passwordHash, timeZone }: { readonly now: number; readonly passwordHash: string; readonly timeZone: string },
): Promise<void> {
  for (const { name, address, phone, owner, profile } of demoCustomers) {
    const tenant = { name, kind: 'Customer', address, phone, order_support_phone: phone, time_zone: timeZone } as const
    const billing = { bill_to_name: name, bill_to_address: address }
    // With a subscription, without which nobody can work there.
    const id = await makeTenant(db, { ...tenant, ...billing, features: ['Customer'] }, now)
    if (owner !== null) await insertOwner(db, owner, id, { now, passwordHash, timeZone })
    if (profile === null) continue
    await db
      .insertInto('tenant_links')
      .values({ tenant_id: tenants.courier, partner_tenant_id: id, kind: 'courier-customer', created_at: now })
      .execute()
    await db
      .insertInto('customer_services')
      .values(
        serviceIds.map((serviceId) => ({
          tenant_id: tenants.courier,
          customer_tenant_id: id,
          service_id: serviceId,
          created_at: now,
        })),
      )
      // What is open to all customers was opened with the link.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await sayOf(db, tenants.courier, id, profile)
  }
  await sayOf(db, tenants.courier, tenants.customer, {
    account_number: 'C-1042',
    invoice_email: 'payables@meewasin.example',
    payment_terms: 'net30',
    is_favorite: true,
  })
}

async function sayOf(
  db: Kysely<Database>,
  courierTenantId: number,
  customerId: number,
  profile: Partial<NewRow<'customers'>>,
): Promise<void> {
  await db
    .updateTable('customers')
    .set(profile)
    .where('tenant_id', '=', courierTenantId)
    .where('id', '=', customerId)
    .execute()
}

async function insertOwner(
  db: Kysely<Database>,
  { email, firstName, lastName }: NonNullable<DemoCustomer['owner']>,
  tenantId: number,
  { now, passwordHash, timeZone }: { readonly now: number; readonly passwordHash: string; readonly timeZone: string },
): Promise<void> {
  const { id } = await db
    .insertInto('users')
    .values({
      email,
      first_name: firstName,
      last_name: lastName,
      password_hash: passwordHash,
      current_tenant_id: tenantId,
      time_zone: timeZone,
      unit_preference: 'MetricMixed',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addMember(db, { tenantId, userId: id, now }, [defaultRole(roles.owner)])
}
