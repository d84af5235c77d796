import { isDate } from '#domain/time/day-bounds.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import type { PayRunInput } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'

export const payRunSteps = ['what', 'preview'] as const
export type PayRunStep = (typeof payRunSteps)[number]

/** What a new pay run is to be, as its address says it. */
export interface PayRunDraft {
  readonly step: PayRunStep
  /** The last day of a pay period. */
  readonly until: LocalDate
  readonly payDate: LocalDate
  readonly isOfAll: boolean
  /** The chosen drivers; of all none are named. */
  readonly chosen: readonly number[]
}

/** A run names at most so many. */
const mostDrivers = 1_000

/** @param usual what is not said in the address; `until` is the end of the period that it says */
export function payDraftIn(params: URLSearchParams, usual: Pick<PayRunDraft, 'until' | 'payDate'>): PayRunDraft {
  const payDate = params.get('payDate') ?? ''
  const ids = (params.get('drivers') ?? '').split(',').map(Number)
  const chosen = [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, mostDrivers)
  return {
    step: params.get('step') === 'preview' ? 'preview' : 'what',
    until: usual.until,
    payDate: isDate(payDate) ? payDate : usual.payDate,
    isOfAll: chosen.length === 0,
    chosen,
  }
}

/** The address of a step of a pay run. */
export function addressOf({ until, payDate, isOfAll, chosen }: PayRunDraft, step: PayRunStep): string {
  return paths.newPayRun({
    step: step === 'preview' ? step : undefined,
    until,
    payDate,
    drivers: isOfAll ? undefined : chosen.join(','),
  })
}

export function inputOf({ until, payDate, isOfAll, chosen }: PayRunDraft): PayRunInput {
  return { until, payDate, ...(!isOfAll && { driverIds: [...chosen] }) }
}
