import { Button, Callout } from '@blueprintjs/core'
import { useState } from 'react'
import { formatMeasure } from '#domain/amounts/units.ts'
import type { DeliveryOrderPreview, Pricing } from '#generated/model/index.ts'
import { formErrorOf, messageOf } from '#src/http/errors.ts'
import { useUnitPreference } from '#src/forms/unit-preference.tsx'
import { PriceLines, PriceTotal } from '#src/orders/money/PriceLines.tsx'
import { sumText, totalText } from '#src/orders/money/price-text.ts'
import { TimeCell } from '#src/orders/cells/TimeCell.tsx'
import { useSession } from '#src/session/session.ts'
import { OnItsWay, NewerOnItsWay } from '#src/ui/OnItsWay.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { genericErrorMessage } from '#src/ui/error-dialog.ts'
import { LocationName, dropoffLabel } from './FurtherDropoffs.tsx'
import type { LivePrice } from './use-price.ts'
import type { WhyThisPriceProps } from './WhyThisPrice.tsx'
import '#src/ui/link-button.css'
import styles from './scheduler.module.css'

interface PricePanelProps {
  readonly price: LivePrice
  /** Of the further drop-offs; each is an order of its own. */
  readonly further?: readonly FurtherPrice[]
  /** What must be chosen before there can be a price. */
  readonly missing: readonly string[]
}

/** The price as one edits, or for whom it is hidden the distance and the promise alone. While the next one is worked out the one before stays, dimmed, so that nothing jumps. */
export function PricePanel({ price: { preview, stale, error, retry }, further = [], missing }: PricePanelProps) {
  const { readsPrices } = useSession()
  if (missing.length > 0)
    return (
      <p className={styles.priceMissing}>
        Still to choose: <strong>{inWords(missing)}</strong>. The {readsPrices ? 'price' : 'distance'} appears as soon
        as that is known.
      </p>
    )
  if (error !== null) return <PriceFailure error={error} retry={retry} />
  if (preview === undefined) return <PriceSkeleton />
  return (
    <div className={styles.price} aria-busy={stale} data-stale={stale || undefined}>
      {stale && <NewerOnItsWay label="Working out the price" />}
      <PriceLines pricing={preview.pricing} />
      {!preview.pricing.hidden && (
        <PriceTotal {...(further.length > 0 && { label: 'First drop-off' })} pricing={preview.pricing} />
      )}
      {!preview.pricing.hidden && further.length > 0 && <FurtherPrices first={preview.pricing} further={further} />}
      {preview.explanation.length > 0 && <Why lines={preview.explanation} />}
      <PriceFacts preview={preview} />
      <PriceWarnings preview={preview} />
    </div>
  )
}

export interface FurtherPrice {
  readonly key: number
  readonly locationId: number | null
  /** Undefined while it is not known. */
  readonly pricing: Pricing | undefined
}

/** What each further order costs, and all together. */
function FurtherPrices({ first, further }: { readonly first: Pricing; readonly further: readonly FurtherPrice[] }) {
  const all = [first, ...further.map(({ pricing }) => pricing)]
  return (
    <table className={styles.furtherPrices} aria-label="All drop-offs">
      <tbody>
        {further.map(({ key, locationId, pricing }, index) => (
          <tr key={key}>
            <th scope="row">
              {dropoffLabel(index)} <LocationName id={locationId} />
            </th>
            <td>{pricing === undefined ? '—' : totalText(pricing)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All {all.length} orders</th>
          <td>{sumText(all)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

const whyThisPrice = lazyComponent<WhyThisPriceProps>(async () => (await import('./WhyThisPrice.tsx')).WhyThisPrice, {
  covers: true,
})

function Why({ lines }: Pick<WhyThisPriceProps, 'lines'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={`wb-link-button wb-lone-link ${styles.why}`} onClick={() => setOpen(true)}>
        Why this price?
      </button>
      {isOpen && <whyThisPrice.Part lines={lines} onClose={() => setOpen(false)} />}
    </>
  )
}

function PriceFacts({ preview }: { readonly preview: DeliveryOrderPreview }) {
  const units = useUnitPreference()
  const minutes = Math.round(preview.timeS / 60)
  return (
    <dl className={styles.priceFacts}>
      <dt>Distance</dt>
      <dd>
        {formatMeasure(preview.distanceM, 'largeDistance', units, 1)}
        {preview.distanceEstimated && <span className={styles.priceEstimated}>estimated</span>}
      </dd>
      <dt>Driving</dt>
      <dd>{minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`}</dd>
      <dt>Delivered by</dt>
      <dd>{preview.dueAt === null ? 'No promised time' : <TimeCell at={preview.dueAt} />}</dd>
    </dl>
  )
}

/** Warnings that the panel or a field says already in its own place. */
const saidElsewhere: ReadonlySet<string> = new Set([
  'outside_dispatch_hours',
  'holiday',
  'price_missing',
  'price_pending',
])

function PriceWarnings({ preview: { warnings } }: { readonly preview: DeliveryOrderPreview }) {
  return (
    <div role="status">
      {warnings
        .filter(({ code }) => !saidElsewhere.has(code))
        .map(({ code, message }) => (
          <Callout key={code} intent="warning" compact>
            {message}
          </Callout>
        ))}
    </div>
  )
}

function PriceFailure({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const refused = formErrorOf(error)
  return (
    <div className={styles.priceFailure} role="alert">
      <p>
        <strong>There is no price for this yet.</strong>{' '}
        {refused === null || refused.code === 'credit_hold'
          ? (messageOf(error) ?? genericErrorMessage)
          : 'Correct the fields that are marked.'}
      </p>
      {refused === null && <Button text="Retry" onClick={retry} />}
    </div>
  )
}

function PriceSkeleton() {
  return (
    <OnItsWay label="Working out the price" className={styles.priceSkeleton}>
      {[72, 54, 60, 40].map((width) => (
        <div key={width}>
          <span className="wb-skeleton" style={{ width: `${width}%` }} />
          <span className="wb-skeleton" style={{ width: 52 }} />
        </div>
      ))}
    </OnItsWay>
  )
}

/** "service, pickup and drop-off" */
function inWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
