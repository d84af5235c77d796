import { useState } from 'react'
import { Button, Classes } from '@blueprintjs/core'
import {
  daysOfPeriod,
  type PeriodDays,
  periodLabels,
  type PeriodWord,
  periodWords,
} from '#domain/accounting/period-words.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import { dayFieldBounds } from '#domain/time/day-bounds.ts'
import { dateOf } from '#src/tables/address-values.ts'

export interface PeriodMenuProps {
  readonly days: PeriodDays
  /** What means these days; null where no word does. */
  readonly word: PeriodWord | null
  readonly today: LocalDate
  readonly onChoose: (days: PeriodDays) => void
}

/** What opens under the period: words, and two dates, which count once both exist. */
export function PeriodMenu({ days, word, today, onChoose }: PeriodMenuProps) {
  // A year that is typed is the year 2 for a moment: what is written stays until it is a date.
  const [written, setWritten] = useState(days)
  const write = (part: Partial<PeriodDays>) => {
    const next = { ...written, ...part }
    setWritten(next)
  }
  const [from, until] = [dateOf(written.from), dateOf(written.until)]
  const isOther = written.from !== days.from || written.until !== days.until
  return (
    <form
      className="wb-filter-menu"
      aria-label="Period"
      onSubmit={(event) => {
        event.preventDefault()
        if (from !== null && until !== null) onChoose(from <= until ? { from, until } : { from: until, until: from })
      }}
    >
      {periodWords.map((each) => (
        <Button
          key={each}
          variant="minimal"
          alignText="start"
          active={each === word}
          aria-pressed={each === word}
          text={periodLabels[each]}
          onClick={() => onChoose(daysOfPeriod(each, today))}
        />
      ))}
      <label className="wb-filter-date">
        From
        <input
          type="date"
          {...dayFieldBounds}
          className={Classes.INPUT}
          value={written.from}
          onChange={({ target }) => write({ from: target.value })}
        />
      </label>
      <label className="wb-filter-date">
        To
        <input
          type="date"
          {...dayFieldBounds}
          className={Classes.INPUT}
          value={written.until}
          onChange={({ target }) => write({ until: target.value })}
        />
      </label>
      <Button type="submit" text="Show these days" disabled={!isOther || from === null || until === null} />
    </form>
  )
}
