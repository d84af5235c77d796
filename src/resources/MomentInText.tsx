import { formatFull } from '#src/lib/format-time.ts'
import { formatWhenInText } from '#src/lib/format-when-in-text.ts'
import { useNow } from '#src/lib/use-now.ts'
import { useSession } from '#src/session/session.ts'

/** A moment in the middle of a sentence, "today at 14:30", with the whole date on hover. @param at unix seconds */
export function MomentInText({ at }: { readonly at: number }) {
  const { timeZone } = useSession()
  return (
    <time dateTime={new Date(at * 1000).toISOString()} title={formatFull(at, timeZone)}>
      {formatWhenInText(at, timeZone, useNow())}
    </time>
  )
}
