import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** Whom customers and carriers ask for at Prairie Sky. */
const contacts = [
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

export async function insertContacts(db: Kysely<Database>, tenantId: number, now: number): Promise<void> {
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
