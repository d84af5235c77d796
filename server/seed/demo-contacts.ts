import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

interface DemoContact {
  readonly name: string
  readonly roles: readonly string[]
  readonly details: readonly { readonly type: string; readonly value: string }[]
}

/** Whom the courier writes to at the pharmacies. */
export const customersContacts: readonly DemoContact[] = [
  {
    name: 'Aylin Yilmaz',
    roles: ['Primary'],
    details: [
      { type: 'phone', value: '+13065550210' },
      { type: 'email', value: 'deliveries@meewasin.example' },
    ],
  },
]

/** Whom customers and carriers ask for at Prairie Sky. */
export const couriersContacts: readonly DemoContact[] = [
  {
    name: 'Helen Dyck',
    roles: ['Primary', 'Owner'],
    details: [
      { type: 'phone', value: '+13065550120' },
      { type: 'email', value: 'owner@prairiesky.example' },
      { type: 'url', value: 'https://prairiesky.example' },
    ],
  },
  {
    name: 'Dispatch desk',
    roles: ['Dispatch'],
    details: [
      { type: 'phone', value: '+13065550100;ext=2' },
      { type: 'email', value: 'dispatch@prairiesky.example' },
    ],
  },
  {
    name: 'Yusuf Adeyemi',
    roles: ['Accounting'],
    details: [
      { type: 'email', value: 'billing@prairiesky.example' },
      { type: 'address', value: '510 Circle Drive East, Saskatoon, SK S7K 7C7' },
    ],
  },
]

export async function insertContacts(
  db: Kysely<Database>,
  tenantId: number,
  contacts: readonly DemoContact[],
  now: number,
): Promise<void> {
  await db
    .insertInto('tenant_contacts')
    .values(
      contacts.map(({ name, roles, details }) => ({
        tenant_id: tenantId,
        name,
        roles: JSON.stringify(roles),
        details: JSON.stringify(details),
        created_at: now,
        updated_at: now,
      })),
    )
    .execute()
}
