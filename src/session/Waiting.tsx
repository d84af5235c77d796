import './session.css'

/** Nothing for a second, then a quiet bar. */
export function Waiting({ label = 'Loading' }: { readonly label?: string }) {
  return (
    <div className="wb-waiting" role="status" aria-label={label}>
      <div className="wb-waiting-bar" />
    </div>
  )
}
