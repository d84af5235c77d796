import type { Kysely } from 'kysely'
import type { Database, NewRow } from '#server/db/schema.ts'
import type { DemoTenant } from '../session/demo-people.ts'

type Tenants = Readonly<Record<DemoTenant['key'], number>>
type Profile = Partial<NewRow<'customers'>>

/** What the courier says of each of its customers. */
const profiles = {
  customer: {
    account_number: 'C-1042',
    invoice_email: 'payables@meewasin.example',
    payment_terms: 'net30',
    billing_cycle: 'monthly',
    bill_to_name: 'Meewasin Pharmacy Group Ltd.',
    bill_to_address: '737 Broadway Avenue, Saskatoon, SK S7N 1B3',
    is_favorite: true,
  },
  managed: {
    account_number: 'C-1043',
    notes: 'Orders by phone, before nine.',
    invoice_email: 'books@nutanaflowers.example',
    payment_terms: 'dueOnReceipt',
    billing_cycle: 'weekly',
    // A spreadsheet would take it for a formula: the dry run of a month points at it.
    bill_to_name: '+Nutana Flowers Inc.',
    bill_to_address: '625 Broadway Avenue, Saskatoon, SK S7N 1A9',
  },
  onHold: {
    // Nobody has said yet to what name its bills go: the dry run of a month asks for it.
    account_number: 'C-1044',
    notes: 'Two invoices are overdue.',
    invoice_email: 'accounts@bridgecity.example',
    payment_terms: 'net10',
    billing_cycle: 'monthly',
    po_number_required: true,
  },
} as const satisfies Partial<Record<DemoTenant['key'], Profile>>

/** Links the customers of the courier with it, opens its services to them and says what it says of each. */
export async function insertCustomers(
  db: Kysely<Database>,
  tenants: Tenants,
  serviceIds: readonly number[],
  now: number,
): Promise<void> {
  for (const key of ['customer', 'managed', 'onHold'] as const) {
    const ends = { tenant_id: tenants.courier, partner_tenant_id: tenants[key] }
    await db
      .insertInto('tenant_links')
      .values({ ...ends, kind: 'courier-customer', created_at: now })
      .execute()
    await db
      .insertInto('customer_services')
      .values(
        serviceIds.map((serviceId) => ({
          tenant_id: tenants.courier,
          customer_tenant_id: tenants[key],
          service_id: serviceId,
          created_at: now,
        })),
      )
      // One that is open to all customers was opened with the link.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await sayOf(db, tenants, key, profiles[key])
  }
}

/** Once what it had ordered before is placed. */
export function holdCredit(db: Kysely<Database>, tenants: Tenants): Promise<void> {
  return sayOf(db, tenants, 'onHold', { credit_hold: true })
}

async function sayOf(
  db: Kysely<Database>,
  tenants: Tenants,
  key: keyof typeof profiles,
  profile: Profile,
): Promise<void> {
  await db
    .updateTable('customers')
    .set(profile)
    .where('tenant_id', '=', tenants.courier)
    .where('id', '=', tenants[key])
    .execute()
}
