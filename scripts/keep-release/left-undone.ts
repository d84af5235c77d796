import { billingRunJob } from '#server/billing/runs/run-job.ts'
import { tellNotices } from '#server/notices/tell-notices.ts'
import { placeOrder } from './acts-of-orders.ts'
import type { ReleaseWorld } from './release-world.ts'

/** Leaves what was given up, and what nobody has done yet: call it last. */
export async function leaveUndone(world: ReleaseWorld): Promise<void> {
  await leaveFailed(world)
  await leaveWaiting(world)
}

/** Leaves the answers of a mail server, and a job that only a fault of the machine would have ended. */
async function leaveFailed({ database, now }: ReleaseWorld): Promise<void> {
  const bounced = 'lena@prairieprints.example'
  const said = '550 5.1.1 No such user'
  const job = { tenant_id: 1, name: billingRunJob.name, key: '0', payload: '{}' }
  const end = { state: 'failed' as const, attempts: 3, error: 'The disk is full.', ended_at: now() }
  await database.systemTransaction(async (db) => {
    await db
      .insertInto('jobs')
      .values({ ...job, ...end })
      .execute()
    await db
      .updateTable('messages')
      .set({ state: 'failed', failed_at: now(), failure: said })
      .where('recipient', '=', bounced)
      .execute()
    await db
      .updateTable('messages')
      .set({ state: 'sent', sent_at: now(), failed_at: null, failure: null })
      .where('state', '=', 'skipped')
      .where('purpose', '<>', 'security')
      .execute()
    await db.insertInto('refused_addresses').values({ tenant_id: 1, email: bounced, refused_at: now(), said }).execute()
  })
}

/** A try-out that runs and one that was cancelled, mails and notices that wait, and changes that no figure has counted. */
async function leaveWaiting(world: ReleaseWorld): Promise<void> {
  const { call, deps, form, signIn } = world
  const owner = await signIn('owner@prairiesky.example')
  const draft = await call<{ id: number }>(owner, 'POST', '/services/3/revisions')
  const cancelled = await call<{ id: number }>(owner, 'POST', `/services/3/revisions/${draft.id}/try-outs`)
  await call(owner, 'DELETE', `/try-outs/${cancelled.id}`)
  await call(owner, 'POST', '/services/4/revisions/5/try-outs')
  await placeOrder(world, 'ODD-79')
  await tellNotices(deps)
  await placeOrder(world, 'ODD-80')
  await form('/auth/forgot-password', { email: 'owner@queencity.example' })
}
