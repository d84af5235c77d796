import { isDate } from '#domain/time/day-bounds.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import type { BillingRunInput } from '#generated/model/index.ts'
import type { NewBillingRun } from '#src/path-queries.ts'
import { paths } from '#src/paths.ts'
import { type BillingGrouping, groupingIn } from '../words.ts'
import { type DraftExclusion, excludedIn, excludedInput, excludedText } from './excluded.ts'

export const runSteps = ['what', 'leaks', 'preview'] as const
export type RunStep = (typeof runSteps)[number]

/** What a new run is to be, as its address says it. */
export interface RunDraft {
  readonly step: RunStep
  readonly until: LocalDate
  readonly invoiceDate: LocalDate
  readonly grouping: BillingGrouping
  readonly who: 'all' | 'due' | 'chosen'
  /** The chosen customers; of the others none are named. */
  readonly chosen: readonly number[]
  /** The exclusions. */
  readonly excluded: readonly DraftExclusion[]
}

const fewCustomers = 1_000

/** @param usual what is not said in the address */
export function draftIn(
  params: URLSearchParams,
  usual: Pick<RunDraft, 'until' | 'invoiceDate'> & { readonly grouping?: BillingGrouping },
): RunDraft {
  const day = (name: string, otherwise: LocalDate) => {
    const said = params.get(name) ?? ''
    return isDate(said) ? said : otherwise
  }
  const customers = params.get('customers') ?? ''
  const ids = customers.split(',').map(Number)
  const chosen = [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, fewCustomers)
  return {
    step: runSteps.find((step) => step === params.get('step')) ?? 'what',
    until: day('until', usual.until),
    invoiceDate: day('invoiceDate', usual.invoiceDate),
    grouping: groupingIn(params.get('grouping')) ?? usual.grouping ?? 'CustomerMonth',
    who: customers === 'due' ? 'due' : chosen.length > 0 ? 'chosen' : 'all',
    chosen,
    excluded: excludedIn(params.get('excluded') ?? ''),
  }
}

/** The address of a step of a run. @param more what only this step has */
export function addressOf(
  { until, invoiceDate, grouping, who, chosen, excluded }: RunDraft,
  step: RunStep,
  more: Pick<NewBillingRun, 'leak'> = {},
): string {
  return paths.newBillingRun({
    ...more,
    step: step === 'what' ? undefined : step,
    until,
    invoiceDate,
    grouping,
    customers: { all: undefined, due: 'due', chosen: chosen.join(',') }[who],
    excluded: excludedText(excluded),
  })
}

/** @param customerIds null: of all */
export function inputOf(
  { until, invoiceDate, grouping, excluded }: RunDraft,
  customerIds: readonly number[] | null,
): BillingRunInput {
  return {
    until,
    invoiceDate,
    grouping,
    ...(customerIds !== null && { customerIds: [...customerIds] }),
    ...excludedInput(excluded),
  }
}
