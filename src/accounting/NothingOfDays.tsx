import type { ReactElement, ReactNode } from 'react'
import { Button } from '@blueprintjs/core'
import {
  daysOfPeriod,
  type PeriodDays,
  periodLabels,
  type PeriodWord,
  wordOfDays,
} from '#domain/accounting/period-words.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import { useNow } from '#src/lib/use-now.ts'
import { useSession } from '#src/session/session.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'

interface NothingOfDaysProps {
  readonly icon: ReactElement
  readonly title: string
  readonly days: PeriodDays
  readonly onChoose: (days: PeriodDays) => void
  /** What is listed, and by which day. */
  readonly children: ReactNode
}

const nextSteps: readonly PeriodWord[] = ['lastMonth', 'lastQuarter', 'thisYear']

/** Stands in the place of a list of which nothing is on these days, and leads to longer ones. */
export function NothingOfDays({ icon, title, days, onChoose, children }: NothingOfDaysProps) {
  const { timeZone } = useSession()
  const today = wallTimeAt(useNow(), timeZone).date
  const shown = wordOfDays(days, today)
  return (
    <EmptyState
      icon={icon}
      title={title}
      actions={nextSteps
        .filter((word) => word !== shown)
        .map((word) => (
          <Button key={word} text={periodLabels[word]} onClick={() => onChoose(daysOfPeriod(word, today))} />
        ))}
    >
      {children}
    </EmptyState>
  )
}
