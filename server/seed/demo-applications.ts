import type { Kysely } from 'kysely'
import type { Database, NewRow } from '#server/db/schema.ts'
import type { DemoWorld } from './demo-organisations.ts'

const day = 86_400

interface Sent {
  readonly from: string
  readonly by: string
  readonly state: NonNullable<NewRow<'applications'>['state']>
  readonly daysAgo: number
  readonly message?: string
  readonly reason?: string
}

/** One in each state, all of them to the courier. */
const sent: readonly Sent[] = [
  {
    from: 'Broadway Roasters',
    by: 'Celeste Arcand',
    state: 'pending',
    daysAgo: 1,
    message: 'Fresh coffee to about fifteen cafés in Saskatoon, every weekday morning.',
  },
  { from: 'Broadway Roasters', by: 'Celeste Arcand', state: 'revoked', daysAgo: 5 },
  {
    from: 'Riverside Framing',
    by: 'Noor Rahimi',
    state: 'rejected',
    daysAgo: 12,
    message: 'Large panes of glass, once a month.',
    reason: 'Our vans carry nothing longer than three metres.',
  },
  { from: 'Meewasin Pharmacy Group', by: 'Aylin Yılmaz', state: 'approved', daysAgo: 59 },
]

/** Applications of customers to Prairie Sky. */
export async function insertApplications(
  db: Kysely<Database>,
  { courier }: Pick<DemoWorld['tenants'], 'courier'>,
  now: number,
): Promise<void> {
  const tenants = await db.selectFrom('tenants').select(['id', 'name', 'phone', 'address']).execute()
  const rows = sent.flatMap(({ from, by, state, daysAgo, message, reason }): NewRow<'applications'>[] => {
    const applicant = tenants.find(({ name }) => name === from)
    const receiver = tenants.find(({ id }) => id === courier)
    if (applicant === undefined || receiver === undefined) return []
    const created_at = now - daysAgo * day
    return [
      {
        tenant_id: applicant.id,
        receiver_tenant_id: receiver.id,
        kind: 'customer',
        state,
        applicant_tenant_name: applicant.name,
        receiver_tenant_name: receiver.name,
        message: message ?? null,
        origin: 'connect',
        applied_by_name: by,
        applicant_phone: applicant.phone,
        applicant_address: applicant.address,
        rejection_reason: reason ?? null,
        ended_at: state === 'pending' ? null : created_at + day / 2,
        created_at,
        updated_at: created_at,
      },
    ]
  })
  await db.insertInto('applications').values(rows).execute()
}
