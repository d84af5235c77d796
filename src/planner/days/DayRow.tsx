import { Button } from '@blueprintjs/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { disableRecurringOrderDay, enableRecurringOrderDay } from '#generated/client/planner/planner.ts'
import type { RecurringOrder, RecurringOrderDay } from '#generated/model/index.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useSession } from '#src/session/session.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { dayText } from '../day-text.ts'
import { refreshRecurringOrder } from '../recurring-order.ts'
import { mayChange, useTodayOf } from '../use-recurring-order.ts'
import { DayCells } from './DayCells.tsx'
import { DayDialog } from './DayDialog.tsx'
import { isUndecided, shownOn } from './day-words.ts'
import styles from '../planner.module.css'

interface DayRowProps {
  readonly day: RecurringOrderDay
  readonly row: RecurringOrder
}

/** A day: what comes or came of it, and what can be done about it. */
export function DayRow({ day, row }: DayRowProps) {
  const today = useTodayOf(row)
  const session = useSession()
  const isOver = row.status === 'completed' || row.status === 'archived'
  return (
    <li className={styles.day}>
      <strong className={styles.dayDate}>{dayText(shownOn(day), today)}</strong>
      <DayCells day={day} today={today} />
      {mayChange(session, row).allowed && !isOver && <Acts day={day} row={row} />}
    </li>
  )
}

const acts = {
  make: { label: 'Make it now', call: enableRecurringOrderDay, said: 'Placed the order of' },
  dismiss: { label: 'Leave it out', call: disableRecurringOrderDay, said: 'Left out' },
  leaveOut: { label: 'Leave out', call: disableRecurringOrderDay, said: 'Left out' },
  run: { label: 'Have it run', call: enableRecurringOrderDay, said: 'Runs after all:' },
} as const

type DayAct = keyof typeof acts

/** Somebody decides about one that was missed; of the others those can still be changed whose order is to come. */
function actsOf(day: RecurringOrderDay, today: string): readonly DayAct[] {
  if (isUndecided(day)) return ['make', 'dismiss']
  if (day.state === 'dismissed') return ['make']
  if (shownOn(day) < today) return []
  if (day.state === 'off') return ['run']
  return day.state === 'planned' ? ['leaveOut'] : []
}

function Acts({ day, row }: DayRowProps) {
  const { tenant } = useSession()
  const client = useQueryClient()
  const today = useTodayOf(row)
  const [isChanging, setChanging] = useState(false)
  const on = dayText(shownOn(day), today)
  const refresh = () => refreshRecurringOrder(client, tenant.id, row.id)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (act: DayAct) => acts[act].call(row.id, day.date),
    onSuccess: (_saved, act) => {
      showSuccess(`${acts[act].said} ${on}`)
      return refresh()
    },
    onError: (error) => {
      tellRefusal(error, 'change the day')
      return refresh()
    },
  })
  return (
    <span className={styles.dayActs}>
      {day.state === 'planned' && (
        <Button
          variant="minimal"
          size="small"
          text="Change"
          aria-label={`Change ${on}`}
          onClick={() => setChanging(true)}
        />
      )}
      {actsOf(day, today).map((act) => (
        <Button
          key={act}
          variant={act === 'make' ? 'outlined' : 'minimal'}
          size="small"
          text={acts[act].label}
          aria-label={`${acts[act].label}: ${on}`}
          loading={isPending && variables === act}
          onClick={() => !isPending && mutate(act)}
        />
      ))}
      {isChanging && <DayDialog day={day} row={row} onSaved={refresh} onClose={() => setChanging(false)} />}
    </span>
  )
}
