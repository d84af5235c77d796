import { Callout } from '@blueprintjs/core'
import { Link } from 'react-router-dom'
import { formatCents } from '#domain/amounts/money.ts'
import { countText } from '#domain/amounts/count-text.ts'
import { nextDates, ruleWords } from '#domain/planner/recurrence.ts'
import type { RecurringOrder } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { Fact, Facts } from '#src/ui/Facts.tsx'
import { PlannerCard } from './PlannerCard.tsx'
import { dayText } from './day-text.ts'
import { DriverCard } from './DriverCard.tsx'
import { ruleOf, timesText } from './recurring-order.ts'
import { useOrderedParts } from './use-ordered-parts.ts'
import { useRecurringOrder, useTodayOf } from './use-recurring-order.ts'
import styles from './planner.module.css'

/** How many of the days to come are shown. */
const shownDays = 10

/** What is ordered, when, and what keeps it from being ordered. */
export function GeneralSide() {
  const { data: row } = useRecurringOrder()
  const { tenant } = useSession()
  if (row === undefined) return null
  return (
    <div className={styles.general}>
      <Reasons row={row} />
      <div className={styles.cards}>
        <When row={row} />
        <Ordered row={row} />
        {row.courierTenantId === tenant.id && <DriverCard row={row} />}
      </div>
    </div>
  )
}

interface OfRow {
  readonly row: RecurringOrder
}

/** The reasons for which nothing is placed any more, and what should be looked at. */
function Reasons({ row: { id, reasons, isOwn } }: OfRow) {
  if (reasons.length === 0) return null
  const errors = reasons.filter(({ severity }) => severity === 'error')
  const isBroken = errors.length > 0
  return (
    <Callout intent={isBroken ? 'danger' : 'warning'} className={styles.reasons}>
      <strong>
        {isBroken ? 'No orders are placed until this is mended' : 'Orders go on being placed, but look at this'}
      </strong>
      <ul>
        {reasons.map(({ reason, text }) => (
          <li key={`${reason} ${text}`}>{text}</li>
        ))}
      </ul>
      {isOwn && (
        <Link className="wb-lone-link" to={paths.editRecurringOrder(id)}>
          {isBroken ? 'Choose what takes its place' : 'Look through it and save it'}
        </Link>
      )}
    </Callout>
  )
}

function When({ row }: OfRow) {
  const today = useTodayOf(row)
  const rule = ruleOf(row)
  const isOver = row.status === 'completed' || row.status === 'archived'
  const runs = row.status === 'active'
  const days = rule === null || isOver ? [] : nextDates(rule, today, shownDays)
  return (
    <PlannerCard title="When">
      {rule !== null && <p className={styles.sentence}>{ruleWords(rule)}</p>}
      <Facts>
        <Fact label="Times">{timesText(row)}</Fact>
        <Fact label="Placed">{aheadText(row.daysAhead)}</Fact>
        <Fact label="Reminder">{remindText(row.remindDays)}</Fact>
        <Fact label="Clock">{row.timeZone.replaceAll('_', ' ')}</Fact>
      </Facts>
      {days.length > 0 && (
        <>
          <h3 className="wb-label">{runs ? 'Next days' : 'Days once it goes on'}</h3>
          <ul className={styles.nextDays} aria-label={runs ? 'Next days' : 'Days once it goes on'}>
            {days.map((day) => (
              <li key={day}>{dayText(day, today)}</li>
            ))}
          </ul>
          <p className="wb-muted">
            By the rule alone; what differs stands under <Link to={paths.recurringOrderDays(row.id)}>Days</Link>.
          </p>
        </>
      )}
    </PlannerCard>
  )
}

function Ordered({ row }: OfRow) {
  const { readsPrices } = useSession()
  const parts = useOrderedParts(row)
  return (
    <PlannerCard title="What is ordered">
      <Facts>
        <Fact label="Service">{row.serviceName}</Fact>
        <Fact label="Speed">{parts.speed}</Fact>
        <Fact label="Tags">{parts.tags}</Fact>
        <Fact label="Pickup">{row.pickupLocationName}</Fact>
        <Fact label="Drop-off">{row.dropoffLocationName}</Fact>
        <Fact label="Parcels">{parts.parcels}</Fact>
        <Fact label="PO number">{row.poNumber}</Fact>
        <Fact label="Notes">{row.orderNotes}</Fact>
        {readsPrices && (
          <Fact label="Price">
            {row.agreedPriceCadCents === null
              ? 'As published on the day'
              : `${formatCents(row.agreedPriceCadCents)} agreed, before tax`}
          </Fact>
        )}
      </Facts>
    </PlannerCard>
  )
}

function aheadText(days: number): string {
  return days === 0 ? 'On the day itself' : `${countText(days, { one: 'day', many: 'days' })} ahead`
}

function remindText(days: readonly number[]): string | null {
  if (days.length === 0) return null
  const sorted = days
    .toSorted((one, other) => other - one)
    .join(', ')
    .replace(/, (\d+)$/, ' and $1')
  return `${sorted} ${days.length === 1 && days[0] === 1 ? 'day' : 'days'} before the end`
}
