import type { NewRow } from '#server/db/schema.ts'
import { connectTenants } from '#server/relationships/connect.ts'
import { endLinks, lockedLinks } from '#server/relationships/links.ts'
import type { Stage } from './act-as.ts'
import { partnerService } from './demo-brokerage.ts'
import { type DemoWorld, insertService } from './demo-organisations.ts'

const day = 86_400

type Key = keyof DemoWorld['tenants']

interface Offer {
  readonly from: Key
  readonly by: string
  readonly to: Key
  readonly state: NonNullable<NewRow<'partnerships'>['state']>
  readonly daysAgo: number
  readonly message?: string
  readonly reason?: string
}

/** One in each state. What became of the accepted ones stands on their links: one goes on, one has ended. */
const offers: readonly Offer[] = [
  {
    from: 'offering',
    by: 'owner@battlefords.example',
    to: 'courier',
    state: 'pending',
    daysAgo: 1,
    message: 'We drive to Saskatoon every morning and go home empty.',
  },
  {
    from: 'courier',
    by: 'owner@prairiesky.example',
    to: 'offering',
    state: 'declined',
    daysAgo: 30,
    reason: 'Our vans are full until the new year.',
  },
  { from: 'courier', by: 'owner@prairiesky.example', to: 'stranger', state: 'revoked', daysAgo: 74 },
  { from: 'courier', by: 'owner@prairiesky.example', to: 'stranger', state: 'accepted', daysAgo: 71 },
  { from: 'formerPartner', by: 'owner@yellowhead.example', to: 'courier', state: 'accepted', daysAgo: 50 },
]

/** Partnerships of Prairie Sky: offered, accepted, declined and ended; the others offer a service, so that they are found. */
export async function seedPartnerships({ db, world }: Stage, begun: number, now: number): Promise<void> {
  const { tenants, users } = world
  const { courier, formerPartner, offering } = tenants
  for (const tenantId of [offering, formerPartner])
    await insertService(
      db,
      { ...partnerService, name: 'Same Day', description: 'Within the city' },
      tenantId,
      null,
      begun,
    )
  const named = await db
    .selectFrom('tenants')
    .select(['id', 'name', 'phone', 'address'])
    .where('id', 'in', Object.values(tenants))
    .execute()
  const people = await db.selectFrom('users').select(['id', 'first_name', 'last_name']).execute()
  const rows = offers.flatMap(({ from, by, to, state, daysAgo, message, reason }): NewRow<'partnerships'>[] => {
    const [offerer, receiver] = [from, to].map((key) => named.find(({ id }) => id === tenants[key]))
    const person = people.find(({ id }) => id === users.get(by))
    if (offerer === undefined || receiver === undefined || person === undefined) return []
    const created_at = now - daysAgo * day
    return [
      {
        tenant_id: offerer.id,
        receiver_tenant_id: receiver.id,
        state,
        offerer_tenant_name: offerer.name,
        receiver_tenant_name: receiver.name,
        message: message ?? null,
        offered_by_user_id: person.id,
        offered_by_name: `${person.first_name} ${person.last_name}`,
        offerer_phone: offerer.phone,
        offerer_address: offerer.address,
        decline_reason: reason ?? null,
        ended_at: state === 'pending' ? null : created_at + day / 2,
        created_at,
        updated_at: created_at,
      },
    ]
  })
  await db.insertInto('partnerships').values(rows).execute()
  const link = { kind: 'courier-broker', tenantId: courier, partnerTenantId: formerPartner } as const
  await connectTenants(db, { ...link, now: now - 49 * day })
  await endLinks(db, await lockedLinks(db, formerPartner, courier), now - 10 * day)
}
