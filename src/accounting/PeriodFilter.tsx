import { type PeriodDays, periodLabels, wordOfDays } from '#domain/accounting/period-words.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import { useNow } from '#src/lib/use-now.ts'
import { useSession } from '#src/session/session.ts'
import { FilterButton } from '#src/tables/FilterButton.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { spanText } from './figures.ts'
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
      value={word === null ? spanText(days.from, days.until) : periodLabels[word]}
      loadContent={menu.load}
      content={<menu.Part key={`${days.from} ${days.until}`} {...{ days, word, today, onChoose }} />}
    />
  )
}
