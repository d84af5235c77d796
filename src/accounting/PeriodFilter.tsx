import { type PeriodDays, periodLabels, wordOfDays } from '#domain/accounting/period-words.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import { useNow } from '#src/lib/use-now.ts'
import { useSession } from '#src/session/session.ts'
import { FilterButton } from '#src/tables/FilterButton.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { dayText } from './figures.ts'
import type { PeriodMenuProps } from './PeriodMenu.tsx'

const menu = lazyComponent<PeriodMenuProps>(async () => (await import('./PeriodMenu.tsx')).PeriodMenu)

interface PeriodFilterProps {
  readonly days: PeriodDays
  readonly onChoose: (days: PeriodDays) => void
}

/** The days of which orders are put together, by a word or by two dates. */
export function PeriodFilter({ days, onChoose }: PeriodFilterProps) {
  const { timeZone } = useSession()
  const today = wallTimeAt(useNow(), timeZone).date
  const word = wordOfDays(days, today)
  return (
    <FilterButton
      label="Period"
      isAlwaysSet
      value={word === null ? daysText(days) : periodLabels[word]}
      loadContent={menu.load}
      content={<menu.Part key={`${days.from} ${days.until}`} {...{ days, word, today, onChoose }} />}
    />
  )
}

/** "Nov 1, 2026 – Nov 15, 2026" */
export function daysText({ from, until }: PeriodDays): string {
  return from === until ? dayText(from) : `${dayText(from)} – ${dayText(until)}`
}
