import type { Context, Deps } from '#server/http/context.ts'
import { inNameOf, type Principal } from '#server/jobs/in-name-of.ts'

/** A recurring order that is to be looked at, with the person in whose name its orders are placed. */
export interface DueOrder extends Principal {
  readonly id: number
}

/** Runs one transaction of a recurring order, in the name of the person who set it up. */
export function inRun<Result>(deps: Deps, due: DueOrder, work: (ctx: Context) => Promise<Result>): Promise<Result> {
  return inNameOf(deps, due, 'recurring-orders', work)
}
