import { formError, notFound, refuseErrors, type FieldErrors } from '../text/refusal.ts'
import { noSuch } from '../text/refusals.ts'
import { bareLetters } from '../text/bare-letters.ts'

/** Two customers that a courier manages become one (docs/rules/ownership-and-merge.md, "Merging"). */

export const mergeParts = [
  'orders',
  'billTo',
  'invoices',
  'creditNotes',
  'payments',
  'disputes',
  'reminders',
  'recurringOrders',
  'locations',
  'contacts',
  'services',
  'suppliers',
  'requests',
  'history',
] as const
export type MergePartName = (typeof mergeParts)[number]

/** How much of a part moves, is there already, and stays as it is. */
export interface MergeCount {
  readonly part: MergePartName
  readonly moves: number
  readonly joined: number
  readonly stays: number
}

/** A value that only the source has, in words. */
export interface MergeKept {
  readonly field: string
  readonly source: string
}

/** A value that is dropped beside the one that is kept, in words. */
export interface MergeDifference {
  readonly field: string
  readonly source: string
  /** Null: nothing. */
  readonly target: string | null
}

const ofOthers = 'of other couriers'

/** What each part is called, and what becomes of what stays. */
export const mergePartWords: Readonly<Record<MergePartName, { readonly title: string; readonly stays?: string }>> = {
  orders: { title: 'Orders', stays: ofOthers },
  billTo: { title: 'Closed and invoiced orders', stays: 'keep whom they were billed to' },
  invoices: { title: 'Invoices', stays: ofOthers },
  creditNotes: { title: 'Credit notes', stays: ofOthers },
  payments: { title: 'Payments, refunds and credits', stays: ofOthers },
  disputes: { title: 'Disputed lines of invoices', stays: ofOthers },
  reminders: { title: 'Reminders', stays: ofOthers },
  recurringOrders: { title: 'Recurring orders' },
  locations: { title: 'Locations' },
  contacts: { title: 'Contacts' },
  services: { title: 'Services' },
  suppliers: { title: 'Suppliers' },
  requests: { title: 'Applications, invitations and transfers', stays: 'stay with what was' },
  history: { title: 'Entries of its history', stays: 'stay with what was' },
}

export const mergersAlone = 'Only a courier merges customers that have no people of their own.'

/** How a customer stands with the courier that would merge it. */
export interface MergeStanding {
  /** Whether the courier delivers for it, now or before. */
  readonly isCustomer: boolean
  readonly isConnected: boolean
  readonly isArchived: boolean
  /** The name of what it became a part of. */
  readonly mergedInto: string | null
  readonly hasPeople: boolean
  /** Whether somebody was asked to take it over, and has not answered. */
  readonly isOffered: boolean
  /** Whether another courier delivers for it, or it does for others. */
  readonly hasOthers: boolean
}

/** Why a customer can be neither end of a merge; null: it can. */
export function whyNotMerged(standing: MergeStanding): string | null {
  if (!standing.isCustomer) return 'Must be one that you deliver for'
  if (standing.mergedInto !== null) return `Was merged into ${standing.mergedInto} already`
  if (!standing.isConnected) return 'Is not connected with you any more'
  if (standing.isArchived) return 'Is archived'
  if (standing.hasPeople) return 'Has people of its own, who keep it'
  if (standing.isOffered) return 'Is offered to somebody. Revoke that first'
  return standing.hasOthers ? 'Is connected with others, who would lose it' : null
}

/** @throws formError at each customer that cannot be merged; notFound where the courier knows no such customer */
export function checkMerge(
  ids: { readonly sourceTenantId: number; readonly targetTenantId: number },
  standings: { readonly source: MergeStanding | undefined; readonly target: MergeStanding | undefined },
): void {
  if (ids.sourceTenantId === ids.targetTenantId) throw formError({ '/targetTenantId': ['Must be another customer'] })
  if (standings.source === undefined || standings.target === undefined) throw notFound(noSuch('customer'))
  const [source, target] = [whyNotMerged(standings.source), whyNotMerged(standings.target)]
  const errors: FieldErrors = {
    ...(source !== null && { '/sourceTenantId': [source] }),
    ...(target !== null && { '/targetTenantId': [target] }),
  }
  refuseErrors(errors)
}

/** A row of which both customers may have the same. */
export interface Joinable {
  readonly id: number
  /** What two of them have in common that are the same; null: it is like no other. */
  readonly key: string | null
  /** Of several with that key, the one of this name is meant. */
  readonly name: string
  readonly isArchived: boolean
}

/**
 * Which row of the source is which row of the target. What is in use is not joined with what was archived: it would be lost.
 * @returns ids of the target's by those of the source's; what is not there moves
 */
export function joinedRows(source: readonly Joinable[], target: readonly Joinable[]): Map<number, number> {
  const byKey = Map.groupBy(
    target.filter(({ key }) => key !== null),
    ({ key }) => key,
  )
  return new Map(
    source.flatMap((row): [number, number][] => {
      const alike = (row.key === null ? [] : (byKey.get(row.key) ?? [])).filter(
        (one) => row.isArchived || !one.isArchived,
      )
      const inUse = alike.filter(({ isArchived }) => !isArchived)
      const among = inUse.length === 0 ? alike : inUse
      const into = among.find(({ name }) => bareLetters(name) === bareLetters(row.name)) ?? among[0]
      return into === undefined ? [] : [[row.id, into.id]]
    }),
  )
}

/** Fields of a customer that a merge compares. Where both have a value, the target keeps its own. */
export const mergedFields = [
  'name',
  'phone',
  'address',
  'accountNumber',
  'notes',
  'billToName',
  'billToAddress',
  'invoiceEmail',
  'paymentTerms',
  'billingCycle',
  'taxExempt',
  'taxExemptionNumber',
  'poNumberRequired',
  'creditHold',
  'isFavorite',
] as const
export type MergedField = (typeof mergedFields)[number]

type Compared = Readonly<Record<MergedField, string | boolean | null>>

/** Whether nobody has said anything there: a switch that is off says no more than an empty field. */
function isUnsaid(value: string | boolean | null): boolean {
  return typeof value === 'string' ? value.trim() === '' : value !== true
}

/**
 * Finds the fields that only the source has; the target takes them over. An exemption goes with its number: where the target has either of
 * the two, both stay as they are.
 */
export function keptFields(source: Compared, target: Compared): readonly MergedField[] {
  const provesTax = !isUnsaid(target.taxExempt) || !isUnsaid(target.taxExemptionNumber)
  return mergedFields.filter((field) => {
    if (provesTax && (field === 'taxExempt' || field === 'taxExemptionNumber')) return false
    return isUnsaid(target[field]) && !isUnsaid(source[field])
  })
}

/** Finds the fields in which both differ and the value of the source is given up. */
export function droppedFields(source: Compared, target: Compared): readonly MergedField[] {
  const kept = keptFields(source, target)
  return mergedFields.filter(
    (field) => !isUnsaid(source[field]) && source[field] !== target[field] && !kept.includes(field),
  )
}
