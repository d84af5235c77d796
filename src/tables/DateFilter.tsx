import { addDays, wallTimeAt } from '#domain/time/zoned-time.ts'
import { useNow } from '#src/lib/use-now.ts'
import { useSession } from '#src/session/session.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { FilterButton } from './FilterButton.tsx'
import type { DateMenuProps, DayRange } from './FilterMenus.tsx'

interface DateFilterProps {
  readonly label: string
  /** Names the menu, where the label does not. */
  readonly menuLabel?: string
  readonly range: DayRange
  readonly onChoose: (range: DayRange) => void
}

const menu = lazyComponent<DateMenuProps>(async () => (await import('./FilterMenus.tsx')).DateMenu)

/** A filter of a list by days of the organization's calendar. */
export function DateFilter({ label, menuLabel = label, range, onChoose }: DateFilterProps) {
  const { timeZone } = useSession()
  const today = wallTimeAt(useNow(), timeZone).date
  const presets = [
    { label: 'Today', from: today, to: today },
    { label: 'Yesterday', from: addDays(today, -1), to: addDays(today, -1) },
    { label: 'Last 7 days', from: addDays(today, -6), to: today },
    { label: 'Last 30 days', from: addDays(today, -29), to: today },
  ]
  const preset = presets.find(({ from, to }) => from === range.from && to === range.to)
  return (
    <FilterButton
      label={label}
      loadContent={menu.load}
      value={preset?.label ?? rangeText(range.from, range.to, 'until')}
      content={<menu.Part {...{ presets, preset, range, onChoose }} label={menuLabel} />}
    />
  )
}

/**
 * A range in words; undefined: it is open at both ends.
 * @param upTo said of one that has only an end: "until", "up to"
 */
export function rangeText(from: string | null, to: string | null, upTo: string): string | undefined {
  if (from === null) return to === null ? undefined : `${upTo} ${to}`
  if (to === null) return `from ${from}`
  return from === to ? from : `${from} to ${to}`
}
