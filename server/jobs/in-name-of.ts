import { roles } from '#domain/access/roles.ts'
import type { Context, Deps } from '#server/http/context.ts'
import { betweenOutsideCalls } from '#server/http/outside-calls.ts'
import { unaskedContext } from '#server/http/unasked-context.ts'

/** A person of an organisation, in whose name a job acts. */
export type Principal = Pick<Context, 'tenantId' | 'userId' | 'names'>

/**
 * Runs one transaction of an act that an organisation wanted and nobody asks for now: it is the organisation that acts, in the name of the
 * person who set it up, whether or not they still belong to it.
 * @param job as the log has it
 */
export async function inNameOf<Result>(
  deps: Deps,
  { tenantId, userId, names }: Principal,
  job: string,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  const { result, begun } = await betweenOutsideCalls((outside) =>
    deps.tenantTransaction({ tenantId, userId }, async (db) => {
      const starts: (() => void)[] = []
      const ctx = unaskedContext({
        id: job,
        role: roles.owner,
        db,
        deps,
        outside,
        afterCommit: (start) => void starts.push(start),
        userId,
        names,
        tenantId,
        now: deps.clock(),
        timeZone: 'UTC',
      })
      return { result: await work(ctx), begun: starts }
    }),
  )
  for (const start of begun) start()
  deps.events.wake()
  return result
}
