import { Button, Callout } from '@blueprintjs/core'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { useMediaQuery } from '#src/lib/use-media-query.ts'
import { sumText } from '#src/orders/money/price-text.ts'
import { useSession } from '#src/session/session.ts'
import { KeyHint } from '#src/ui/KeyHint.tsx'
import { keys } from '#src/ui/keys.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { type FurtherPrice, PricePanel } from './PricePanel.tsx'
import type { OrderForm } from './use-order-form.ts'
import styles from './scheduler.module.css'

interface EntryLayoutProps {
  readonly page: RefObject<HTMLDivElement | null>
  readonly title: string
  readonly back?: { readonly to: string; readonly label: string }
  readonly actions?: ReactNode
  readonly form: OrderForm
  /** What the price is of, under its heading. */
  readonly priced?: ReactNode
  /** Why it was not saved. */
  readonly failure: ReactNode
  /** What it is all for, which has the key of placing an order. */
  readonly act: { readonly text: string; readonly busy: boolean; readonly run: () => void }
  readonly steps: ReactNode
  /** What opens over it. */
  readonly children?: ReactNode
}

/** The page on which an order is entered: what is known on the left, what it costs and the act on the right, on a phone at the thumb. */
export function EntryLayout(props: EntryLayoutProps) {
  const { page, title, back, actions, form, priced, failure, act, steps, children } = props
  const { readsPrices } = useSession()
  const isNarrow = useMediaQuery('(max-width: 999px)')
  // whose customer is fixed begins with the service, once there is one
  useStartInFirstField(page, form.customer === null || form.services !== undefined)
  const button = (
    <Button
      className={styles.place}
      intent="primary"
      size="large"
      fill
      text={act.text}
      endIcon={<KeyHint combination={keys.placeOrder[0]} />}
      loading={act.busy}
      onClick={act.run}
    />
  )
  return (
    <div className={`wb-page ${styles.scheduler}`} ref={page}>
      <PageHeader title={title} actions={actions} {...(back && { back })} />
      <div className={styles.columns}>
        <form className={styles.steps} aria-label={title} noValidate onSubmit={(event) => event.preventDefault()}>
          {steps}
        </form>
        <aside className={styles.schedulerPrice} aria-label={readsPrices ? 'Price' : 'Delivery'}>
          <div className="wb-card">
            <h2 className="wb-section-title">{readsPrices ? 'Price' : 'Delivery'}</h2>
            {priced}
            <PricePanel price={form.price} further={furtherPricesOf(form)} missing={form.missing} />
            {!isNarrow && form.revised && <RevisedService readsPrices={readsPrices} />}
            {!isNarrow && failure}
            {!isNarrow && button}
          </div>
        </aside>
      </div>
      {isNarrow && (
        <div className={styles.bar}>
          {form.revised && <RevisedService readsPrices={readsPrices} />}
          {failure}
          <div className={styles.barLine}>
            {readsPrices && (
              <output aria-label="Total" data-stale={form.price.stale || undefined}>
                {sumText([form.price.preview?.pricing, ...form.furtherPrices])}
              </output>
            )}
            {button}
          </div>
        </div>
      )}
      {children}
    </div>
  )
}

function furtherPricesOf({ draft, furtherPrices }: OrderForm): readonly FurtherPrice[] {
  return draft.further.map(({ key, locationId }, index) => ({ key, locationId, pricing: furtherPrices[index] }))
}

function RevisedService({ readsPrices }: { readonly readsPrices: boolean }) {
  return (
    <Callout intent="warning" compact role="status">
      The courier has changed this service while the order was open.{' '}
      {readsPrices ? 'This is the price by now' : 'What you chose was looked up anew'}: check it before you place the
      order.
    </Callout>
  )
}

/** A clerk starts typing at once. Fingers do not: there it would only open the keyboard over the page. */
function useStartInFirstField(page: RefObject<HTMLDivElement | null>, ready: boolean): void {
  useEffect(() => {
    const begun = page.current?.querySelector('form')?.contains(document.activeElement) ?? false
    if (!ready || begun || window.matchMedia('(pointer: coarse)').matches) return
    page.current?.querySelector<HTMLElement>('form input, form select')?.focus()
  }, [page, ready])
}
