import { useMutation, useQueryClient } from '@tanstack/react-query'
import { movedToOf } from '#domain/planner/moved-day.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import { updateRecurringOrderDay } from '#generated/client/planner/planner.ts'
import type { RecurringOccurrence } from '#generated/model/index.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useSession } from '#src/session/session.ts'
import { sayMoved } from './days/say-moved.ts'
import { refreshRecurringOrder } from './recurring-order.ts'

interface Move {
  readonly occurrence: RecurringOccurrence
  readonly to: LocalDate
}

/** Has an occurrence run on another day: a change of that day alone. */
export function useMoveDay(today: LocalDate) {
  const { tenant } = useSession()
  const client = useQueryClient()
  const refresh = ({ occurrence: { day } }: Move) => refreshRecurringOrder(client, tenant.id, day.recurringOrderId)
  return useMutation({
    mutationFn: ({ occurrence: { day }, to }: Move) =>
      updateRecurringOrderDay(day.recurringOrderId, day.date, { movedTo: movedToOf(day, to) }),
    onSuccess: (saved, move) => {
      const { day, name } = move.occurrence
      sayMoved(day, saved, { name, today, refresh: () => refresh(move) })
      return refresh(move)
    },
    onError: (error, move) => {
      tellRefusal(error, 'move the day')
      return refresh(move)
    },
  })
}
