import { formatCents } from '#domain/amounts/money.ts'
import type { Pricing } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import { lineDetail } from '#src/orders/money/line-detail.ts'
import { type ChangedLine, changedGroups } from './price-changes.ts'
import type { PricingPreview as Preview } from './use-pricing-preview.ts'
import { NewerOnItsWay, OnItsWay } from '#src/ui/OnItsWay.tsx'
import styles from '#src/orders/money/money.module.css'

interface PricingPreviewProps {
  /** The price as it stands. */
  readonly now: Pricing
  /** What it would be; null when nothing has changed. */
  readonly preview: Preview | null
  /** Why there is nothing to preview, or null. */
  readonly unreadable: string | null
}

/** The price as it would be, group by group, each line that changes beside what it is now. */
export function PricingPreview({ now, preview, unreadable }: PricingPreviewProps) {
  const next = preview === null ? now : preview.pricing
  return (
    <section className={styles.preview} aria-label="Preview" aria-busy={preview?.stale === true}>
      <h3 className="wb-label">Preview</h3>
      {unreadable !== null ? (
        <p className={styles.note}>{unreadable}.</p>
      ) : preview?.failed === true ? (
        <p className={styles.note}>{preview.belowZero?.summary ?? 'There is no preview of this price.'}</p>
      ) : next === undefined ? (
        <OnItsWay label="Working out the price">
          <p className={styles.note}>Working out the price…</p>
        </OnItsWay>
      ) : (
        <div data-stale={preview?.stale === true || undefined}>
          {preview?.stale === true && <NewerOnItsWay label="Working out the price" />}
          <Groups now={now} next={next} />
          <Total now={now} next={next} />
          {preview !== null && preview.billed !== null && <p className={styles.note}>{preview.billed}</p>}
        </div>
      )}
    </section>
  )
}

function Groups({ now, next }: { readonly now: Pricing; readonly next: Pricing }) {
  return changedGroups(now, next).map((group) => (
    <table key={group.label} className={styles.group}>
      <caption>{group.label}</caption>
      <tbody>
        {group.lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </tbody>
      {group.lines.length > 1 && group.subtotalCadCents !== null && (
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

function Line({ line }: { readonly line: ChangedLine }) {
  const { unitPreference } = useSession()
  const { name, fromCadCents, toCadCents } = line
  const changed = fromCadCents !== toCadCents
  return (
    <tr data-changed={changed || undefined}>
      <th scope="row" title={lineDetail(line, unitPreference)}>
        {toCadCents === null ? <del>{name}</del> : name}
      </th>
      <td>
        {changed && fromCadCents !== null && <del>{formatCents(fromCadCents)}</del>}
        {toCadCents !== null && (changed ? <ins>{formatCents(toCadCents)}</ins> : formatCents(toCadCents))}
      </td>
    </tr>
  )
}

function Total({ now, next }: { readonly now: Pricing; readonly next: Pricing }) {
  const difference =
    now.priceCadCents === null || next.priceCadCents === null ? 0 : next.priceCadCents - now.priceCadCents
  return (
    <p className={styles.total}>
      <span>Total</span>
      <output aria-label="Total">
        {now.priceCadCents !== null && difference !== 0 && <del>{formatCents(now.priceCadCents)}</del>}
        <strong>{totalText(next)}</strong>
        {difference !== 0 && (
          <span className={styles.difference}>
            {difference > 0 ? '+' : ''}
            {formatCents(difference)}
          </span>
        )}
      </output>
    </p>
  )
}

function totalText({ status, priceCadCents }: Pricing): string {
  if (priceCadCents !== null) return formatCents(priceCadCents)
  return status === 'missing' ? 'Price missing' : 'Price pending'
}
