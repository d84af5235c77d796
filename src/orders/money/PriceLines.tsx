import { formatCents } from '#domain/amounts/money.ts'
import { withoutZeroLines } from '#domain/pricing/line-item-groups.ts'
import type { Pricing } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import { lineDetail } from './line-detail.ts'
import { totalText } from './price-text.ts'
import styles from './price-lines.module.css'

/** The lines of a price by their groups, each with the reason that the server gave; nothing where it is hidden. */
export function PriceLines({ pricing }: { readonly pricing: Pricing }) {
  const { unitPreference } = useSession()
  if (pricing.hidden) return null
  return withoutZeroLines(pricing.lineItems).map((group) => (
    <table key={group.label} className={styles.costGroup}>
      <caption className="wb-label">{group.label}</caption>
      <tbody>
        {group.items.map((item) => (
          <tr key={item.key}>
            <th scope="row">
              {item.name}
              <span className={styles.costDetail}>{lineDetail(item, unitPreference)}</span>
            </th>
            <td>{formatCents(item.priceCadCents)}</td>
          </tr>
        ))}
      </tbody>
      {group.items.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{group.subtotalLabel}</th>
            <td>{formatCents(group.subtotalCadCents)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  ))
}

/** The total, and in words why there is none. */
export function PriceTotal({ label = 'Total', pricing }: { readonly label?: string; readonly pricing: Pricing }) {
  return (
    <div className={styles.costTotal}>
      <span>{label}</span>
      <output>{totalText(pricing)}</output>
      {totalNote(pricing) !== null && <p className={styles.costNote}>{totalNote(pricing)}</p>}
    </div>
  )
}

function totalNote({ hidden, status }: Pricing): string | null {
  if (hidden) return 'Your role does not see prices.'
  if (status === 'pending') return 'The courier sets the price of this service by hand.'
  if (status === 'missing') return 'No price is set for this delivery; the courier will look at it.'
  return null
}
