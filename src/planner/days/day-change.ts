import { badDate, isDate } from '#domain/time/day-bounds.ts'
import { checkTimes } from '#domain/planner/windows.ts'
import { movedToOf } from '#domain/planner/moved-day.ts'
import { maxOrderNotesLength, maxPoNumberLength, textLength } from '#domain/orders/order-texts.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import type {
  ParcelDetailInput,
  RecurringOrder,
  RecurringOrderDay,
  RecurringOrderDayUpdate,
} from '#generated/model/index.ts'
import type { FieldErrors } from '#src/forms/form-types.ts'
import type { ResolvedParcel } from '#src/orders/scheduler/complete-draft.ts'
import type { DraftParcel } from '#src/orders/scheduler/draft.ts'
import { parcelsBody } from '#src/orders/scheduler/order-body.ts'
import { draftParcels } from '../draft-parcels.ts'
import { faultsOf } from '../faults-of.ts'
import { shownOn } from './day-words.ts'

/** What is entered about a day. A time that is text is none; one that is undefined is that of the rule. */
export interface DayEntry {
  readonly runsOn: LocalDate
  readonly pickupFromS: number | string | undefined
  readonly dropoffToS: number | string | undefined
  readonly poNumber: string
  readonly orderNotes: string
  readonly parcels: readonly DraftParcel[]
}

type Rule = Pick<RecurringOrder, 'pickupFromS' | 'dropoffToS' | 'dropoffDays' | 'poNumber' | 'orderNotes' | 'parcels'>

/** The day as it stands. */
export function entryOf(day: RecurringOrderDay, rule: Rule): DayEntry {
  const { changes } = day
  return {
    runsOn: shownOn(day),
    pickupFromS: changes.pickupFromS ?? rule.pickupFromS,
    dropoffToS: changes.dropoffToS ?? rule.dropoffToS ?? undefined,
    poNumber: changes.poNumber ?? rule.poNumber ?? '',
    orderNotes: changes.orderNotes ?? rule.orderNotes ?? '',
    parcels: draftParcels(changes.parcels ?? rule.parcels),
  }
}

/** What is wrong with it, by field. */
export function entryFaults(entry: DayEntry, rule: Rule, today: LocalDate): FieldErrors {
  const { runsOn, pickupFromS = rule.pickupFromS, dropoffToS = rule.dropoffToS ?? null, poNumber, orderNotes } = entry
  const isBadTime = typeof pickupFromS === 'string' || typeof dropoffToS === 'string'
  return {
    ...(!isDate(runsOn) && { '/movedTo': [badDate] }),
    ...(isDate(runsOn) && runsOn < today && { '/movedTo': ['Must not be before today'] }),
    ...(typeof pickupFromS === 'string' && { '/pickupFromS': [notATime] }),
    ...(typeof dropoffToS === 'string' && { '/dropoffToS': [notATime] }),
    ...(!isBadTime &&
      faultsOf(() =>
        checkTimes({
          pickupFromS,
          pickupToS: pickupFromS,
          dropoffFromS: null,
          dropoffToS,
          dropoffDays: rule.dropoffDays,
        }),
      )),
    ...(textLength(poNumber) > maxPoNumberLength && { '/poNumber': [`Must be shorter than ${maxPoNumberLength}`] }),
    ...(textLength(orderNotes) > maxOrderNotesLength && {
      '/orderNotes': [`Must be shorter than ${maxOrderNotesLength}`],
    }),
  }
}

const notATime = 'Must be a time of the day'

/** The parcels as they are sent; null where they are those of the rule. */
function parcelsChange(carried: readonly ResolvedParcel[], { parcels: usual }: Rule): ParcelDetailInput[] | null {
  const sent = parcelsBody(carried)
  const plain = (parcels: readonly ParcelDetailInput[]) =>
    JSON.stringify(parcels.map(({ parcelTypeId, quantity, weightKg }) => [parcelTypeId, quantity, weightKg]))
  return plain(sent) === plain(usual) ? null : sent
}

/**
 * What is to be sent of it: what differs from before, null where it is as the rule says again; null when nothing differs.
 * @param carried the parcels of the entry, as the service has their types now
 */
export function dayChange(
  before: DayEntry,
  after: DayEntry,
  day: RecurringOrderDay,
  rule: Rule,
  carried: readonly ResolvedParcel[],
): RecurringOrderDayUpdate | null {
  const time = (value: number | string | undefined, usual: number | null) =>
    typeof value === 'number' && value !== usual ? value : null
  const text = (value: string, usual: string | null) => {
    const typed = value.trim()
    return typed === (usual ?? '') || typed === '' ? null : typed
  }
  const change = {
    ...(after.runsOn !== before.runsOn && { movedTo: movedToOf(day, after.runsOn) }),
    ...(after.pickupFromS !== before.pickupFromS && { pickupFromS: time(after.pickupFromS, rule.pickupFromS) }),
    ...(after.dropoffToS !== before.dropoffToS && { dropoffToS: time(after.dropoffToS, rule.dropoffToS) }),
    ...(after.poNumber !== before.poNumber && { poNumber: text(after.poNumber, rule.poNumber) }),
    ...(after.orderNotes !== before.orderNotes && { orderNotes: text(after.orderNotes, rule.orderNotes) }),
    ...(after.parcels !== before.parcels && { parcels: parcelsChange(carried, rule) }),
  }
  return Object.keys(change).length === 0 ? null : change
}
