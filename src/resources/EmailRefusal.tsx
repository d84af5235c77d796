import { askedToStop } from '#domain/text/refusals.ts'
import { useGetEmailRefusal } from '#generated/client/tenants/tenants.ts'
import { formatDated } from '#src/lib/format-time.ts'
import { useSession } from '#src/session/session.ts'
import { useDebounced } from '#src/tables/use-debounced.ts'
import '#src/ui/form-parts.css'

/** That mail of the organization to an address was refused, or is not wanted there, under the field in which it is typed: it may be mistyped, or gone. */
export function EmailRefusal({ email }: { readonly email: string }) {
  const { timeZone } = useSession()
  const typed = useDebounced(email.trim().toLowerCase(), 500)
  // A question that goes wrong is no matter: the form is saved with or without the answer.
  const { data } = useGetEmailRefusal(typed, { query: { enabled: isWhole(typed), staleTime: 60_000, retry: false } })
  const { refusedAt = null, stoppedAt = null, reason } = data ?? {}
  const warnings = [
    ...(stoppedAt === null ? [] : [`${askedToStop} (${formatDated(stoppedAt, timeZone)})`]),
    ...(refusedAt === null
      ? []
      : [`Mail to this address was refused on ${formatDated(refusedAt, timeZone)}: ${reason}`]),
  ]
  return (
    <div className="wb-field-warning" role="status">
      {isWhole(typed) && warnings.join('. ')}
    </div>
  )
}

function isWhole(email: string): boolean {
  return /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]{2,}$/.test(email)
}
