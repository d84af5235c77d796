import { roles } from '#domain/access/roles.ts'
import type { Context, Deps } from '#server/http/context.ts'
import { cancelJobs } from '#server/jobs/enqueue.ts'
import type { Job } from '#server/jobs/job.ts'
import { actAs, type Actor, type Stage } from './act-as.ts'

/** What the bookkeeper does. */
export function inBooks<Result>(stage: Stage, at: number, act: (ctx: Context) => Promise<Result>): Promise<Result> {
  // Her own role is the courier's; a manager may do all of it as well.
  const bookkeeper: Actor = {
    email: 'bookkeeper@prairiesky.example',
    role: roles.organizationManager,
    tenantId: stage.world.tenants.courier,
  }
  return actAs(stage, bookkeeper, at, act, inTheSeed)
}

/** What would begin with the commit of an act is done here, at its time. */
const inTheSeed = () => {}

/** Does at once what a job was wanted for. @param at unix seconds */
export async function makeAtOnce<Payload extends object>(
  stage: Stage,
  at: number,
  job: Job<Payload>,
  { id, payload }: { readonly id: number; readonly payload: Payload },
): Promise<void> {
  await job.run(
    {
      deps: inOneTransaction(stage, at),
      id: String(id),
      tenantId: stage.world.tenants.courier,
      wantedSince: at,
      signal: new AbortController().signal,
      progress: async () => {},
    },
    payload,
  )
  await cancelJobs(stage.db, job, String(id))
}

/** The same dependencies within the transaction of the demo, at an instant. The job says how far it is in the middle of its own. */
function inOneTransaction(stage: Stage, at: number): Deps {
  let isActing = false
  return {
    ...stage.deps,
    clock: () => at,
    systemTransaction: (work) => work(stage.db),
    tenantTransaction: async (_of, work) => {
      if (isActing) return work(stage.db)
      isActing = true
      try {
        return await inBooks(stage, at, ({ db }) => work(db))
      } finally {
        isActing = false
      }
    },
  }
}
