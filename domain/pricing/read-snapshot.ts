import { wallTimeAt } from '../time/zoned-time.ts'
import type { WaitTimeTerms } from '../orders/wait-time.ts'
import type { PricingInput, ReadInput, ReadRevision, RevisionPricing } from './types.ts'

/*
 * How a snapshot of before is read, and the only place that knows. Revisions are pinned as JSON and orders keep their inputs as
 * JSON, so both may lack what came later: a revision without windows, ranges of the promise or a map has none, its fuel
 * is regular; an order without stops, promise or holidays knows none of them. One without the province of its pickup bears no QST, and
 * one that does not say whether a carrier bought it is taxed as it was.
 */

/** A pinned revision with all of its parts. */
export function readRevision(revision: RevisionPricing): ReadRevision {
  if (isWhole(revision)) return revision
  return {
    ...revision,
    timesOfDay: revision.timesOfDay ?? [],
    timeRanges: revision.timeRanges ?? [],
    serviceMap: revision.serviceMap ?? null,
    fuelType: revision.fuelType ?? 'regular',
  }
}

function isWhole(revision: RevisionPricing): revision is ReadRevision {
  const { timesOfDay, timeRanges, serviceMap, fuelType } = revision
  return timesOfDay !== undefined && timeRanges !== undefined && serviceMap !== undefined && fuelType !== undefined
}

/** The stored inputs of an order with all of their parts. */
export function readInput(input: PricingInput): ReadInput {
  return {
    ...input,
    dueAt: input.dueAt ?? null,
    holidays: input.holidays ?? [],
    pickup: input.pickup ?? null,
    dropoff: input.dropoff ?? null,
    pickupProvince: input.pickupProvince ?? null,
    isInterlined: input.isInterlined ?? false,
    taxExemption: input.taxExemption ?? null,
    clock: wallTimeAt(input.availableAt, input.timeZone),
  }
}

/**
 * What waiting costs on a revision: its own rules, nothing when it says null, and the courier's terms for a revision of before
 * services had rules of their own.
 */
export function waitTermsOf(
  { waitTime }: Pick<RevisionPricing, 'waitTime'>,
  ofCourier: WaitTimeTerms | null,
): WaitTimeTerms | null {
  return waitTime === undefined ? ofCourier : waitTime
}
