import { formatDated, formatFull, formatWhen } from '#src/lib/format-time.ts'
import { useNow } from '#src/lib/use-now.ts'
import { useSession } from '#src/session/session.ts'
import { formatRemaining } from './format-span.ts'
import '#src/ui/cells.css'

/** An instant in the organisation's zone, "Today 14:30", with the full date on hover and on paper. */
export function TimeCell({ at }: { readonly at: number | null }) {
  const { timeZone } = useSession()
  const now = useNow()
  if (at === null) return <span className="wb-cell-none">—</span>
  return (
    <time
      dateTime={new Date(at * 1000).toISOString()}
      title={formatFull(at, timeZone)}
      data-on-paper={formatDated(at, timeZone)}
    >
      <span>{formatWhen(at, timeZone, now)}</span>
    </time>
  )
}

interface DueCellProps {
  /** Promised drop-off, unix seconds. */
  readonly dueAt: number | null
  /** Once closed or dropped off, nothing is late any more. */
  readonly open: boolean
}

/** The promised time; while the order is open also how long is left or how late it is. */
export function DueCell({ dueAt, open }: DueCellProps) {
  const now = useNow()
  if (dueAt === null || !open) return <TimeCell at={dueAt} />
  return (
    <span className="wb-due">
      <TimeCell at={dueAt} />
      <span className={dueAt < now ? 'wb-due-late' : 'wb-due-left'}>{formatRemaining(dueAt, now)}</span>
    </span>
  )
}
