import { isBrokerageException } from '#domain/orders/brokerage-exceptions.ts'
import { TitledCallout } from '#src/ui/TitledCallout.tsx'
import styles from './order.module.css'

const words: Readonly<Record<string, string>> = {
  price_missing: 'No band, zone or rate of the service matches this order, so it has no price yet.',
  over_budget: 'The planner placed it above the budget of its PO number or of one of its fields.',
}

/** What a dispatcher should look at before anything else. */
export function ExceptionsCallout({ exceptions: all }: { readonly exceptions: readonly string[] }) {
  // What another courier wants answered has callouts of its own.
  const exceptions = all.filter((exception) => !isBrokerageException(exception))
  if (exceptions.length === 0) return null
  return (
    <TitledCallout intent="warning" title="This order needs attention">
      <ul className={styles.exceptions}>
        {exceptions.map((exception) => (
          <li key={exception}>{words[exception] ?? inWords(exception)}</li>
        ))}
      </ul>
    </TitledCallout>
  )
}

/** A code without words of its own, `pickup_closed`, read as "Pickup closed". */
function inWords(code: string): string {
  const text = code.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
