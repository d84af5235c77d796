import { formatFull, formatWhen } from '#src/lib/format-time.ts'
import { useNow } from '#src/lib/use-now.ts'
import { useSession } from '#src/session/session.ts'

/** A moment as people say it, "Today 14:30", with the whole date on hover. @param at unix seconds */
export function Moment({ at }: { readonly at: number }) {
  const { timeZone } = useSession()
  return (
    <time dateTime={new Date(at * 1000).toISOString()} title={formatFull(at, timeZone)}>
      {formatWhen(at, timeZone, useNow())}
    </time>
  )
}
