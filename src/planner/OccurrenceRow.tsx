import { Button } from '@blueprintjs/core'
import { DragHandleVertical } from '@blueprintjs/icons'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatCents } from '#domain/amounts/money.ts'
import { clockText } from '#domain/time/operating-hours.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import { getRecurringOrder } from '#generated/client/planner/planner.ts'
import type { RecurringOccurrence, RecurringOrder } from '#generated/model/index.ts'
import { breakpoints, useMediaQuery } from '#src/lib/use-media-query.ts'
import { paths } from '#src/paths.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useSession } from '#src/session/session.ts'
import { dayText } from './day-text.ts'
import { DayCells } from './days/DayCells.tsx'
import { DayDialog } from './days/DayDialog.tsx'
import { shownOn } from './days/day-words.ts'
import { refreshRecurringOrder } from './recurring-order.ts'
import { RecurringStatusTag } from './RecurringStatusTag.tsx'
import { mayChange } from './use-recurring-order.ts'
import '#src/ui/cells.css'
import styles from './planner.module.css'

interface OccurrenceRowProps {
  readonly occurrence: RecurringOccurrence
  /** By which days are named. */
  readonly today: LocalDate
  /** It is put on another day, and the server has not answered yet. */
  readonly isMoving: boolean
  readonly onDragStart: (occurrence: RecurringOccurrence) => void
  readonly onDragEnd: () => void
}

/** A recurring order on one day. One that is still planned is put on another day by dragging it there, or by its button. */
export function OccurrenceRow({ occurrence, today, isMoving, onDragStart, onDragEnd }: OccurrenceRowProps) {
  const session = useSession()
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.phone - 1}px)`)
  const { day, name, customerName, driverName, isDriverOff, priceCadCents } = occurrence
  const mayMove = day.state === 'planned' && mayChange(session, occurrence).allowed
  const isDragged = mayMove && !isPhone && !isMoving
  return (
    <li
      className={styles.ofDay}
      data-pending={isMoving || undefined}
      draggable={isDragged}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', `${name}, ${dayText(shownOn(day), today)}`)
        onDragStart(occurrence)
      }}
      onDragEnd={onDragEnd}
    >
      <span className={styles.clock}>{clockText(occurrence.pickupFromS)}</span>
      <span className={styles.what}>
        <Link to={paths.recurringOrderDays(day.recurringOrderId)} className="wb-lone-link" draggable={false}>
          {name}
        </Link>
        {customerName !== session.tenant.name && <span className="wb-muted">{customerName}</span>}
        {driverName !== null &&
          (isDriverOff ? (
            <span className="wb-cell-warning">{driverName} is off</span>
          ) : (
            <span className="wb-muted">{driverName}</span>
          ))}
        {occurrence.isInvalid && <RecurringStatusTag status="invalid" />}
      </span>
      <DayCells day={day} today={today} />
      <span className={styles.price}>{priceCadCents !== null && formatCents(priceCadCents)}</span>
      <span className={`${styles.moveActs} wb-no-print`}>
        {mayMove && <MoveButton occurrence={occurrence} today={today} />}
        {isDragged && (
          <span className={styles.handle} title="Drag it onto another day" aria-hidden="true">
            <DragHandleVertical size={14} />
          </span>
        )}
      </span>
    </li>
  )
}

/** Opens the dialog of the day, which asks first on which one it is to run. */
function MoveButton({ occurrence: { day, name }, today }: Pick<OccurrenceRowProps, 'occurrence' | 'today'>) {
  const { tenant } = useSession()
  const client = useQueryClient()
  const [row, setRow] = useState<RecurringOrder | null>(null)
  const open = useMutation({
    mutationFn: () => getRecurringOrder(day.recurringOrderId),
    onSuccess: setRow,
    onError: (error) => tellRefusal(error, 'open the day'),
  })
  return (
    <>
      <Button
        variant="minimal"
        size="small"
        text="Move…"
        aria-label={`Move… ${name}, ${dayText(shownOn(day), today)}`}
        loading={open.isPending}
        onClick={() => !open.isPending && open.mutate()}
      />
      {row !== null && (
        <DayDialog
          day={day}
          row={row}
          onSaved={() => refreshRecurringOrder(client, tenant.id, row.id)}
          onClose={() => setRow(null)}
        />
      )}
    </>
  )
}
