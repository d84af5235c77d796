import { Button, Checkbox, ProgressBar } from '@blueprintjs/core'
import { useId, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { whyNotHandedOver } from '#domain/relationships/onboarding.ts'
import type { CustomerImportRow } from '#generated/model/index.ts'
import type { NextProps } from '#src/imports/file-import.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { WindowedList } from '#src/ui/WindowedList.tsx'
import { customersToOffer, type CustomerToOffer } from './customers-to-offer.ts'
import { useOffers, type OfferState } from './use-offers.ts'
import styles from './offer-customers.module.css'

/** After an import: the managed customers of the file can be offered to their people, for those who may hand them over. */
export function OfferCustomers(props: NextProps<CustomerImportRow>) {
  const { permissions, features } = useSession()
  const customers = useMemo(() => customersToOffer(props), [props])
  if (customers.length === 0 || whyNotHandedOver(permissions, features) !== null) return null
  return <Offer customers={customers} />
}

function Offer({ customers }: { readonly customers: readonly CustomerToOffer[] }) {
  const titleId = useId()
  const offers = useOffers()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { states, sending } = offers
  const isOpen = ({ id, email }: CustomerToOffer) => email !== null && (states.get(id)?.kind ?? 'failed') === 'failed'
  const open = customers.filter(isOpen)
  const taken = open.filter(({ id }) => chosen.has(id))
  const choose = (ids: readonly number[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    setChosen(next)
  }

  return (
    <section className={`wb-card ${styles.offer}`} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        Offer them their organization
      </h2>
      <p className="wb-muted">
        The contact of each customer that you choose is mailed a link that works for 30 days. Who accepts becomes the
        owner of the organization, and you stay its vendor.
      </p>
      {offers.error !== null ? (
        <ErrorState title="The offers could not be loaded" error={offers.error} retry={offers.retry} />
      ) : offers.isPending ? (
        <SkeletonLines count={3} what="the offers" />
      ) : (
        <>
          <div className={styles.act} aria-busy={sending !== null}>
            {sending === null ? (
              <>
                <Checkbox
                  checked={open.length > 0 && taken.length === open.length}
                  indeterminate={taken.length > 0 && taken.length < open.length}
                  disabled={open.length === 0}
                  label={`All ${open.length.toLocaleString('en-CA')} with an email`}
                  onChange={() =>
                    choose(
                      open.map(({ id }) => id),
                      taken.length < open.length,
                    )
                  }
                />
                <Button
                  text={
                    taken.length === 0
                      ? 'Send offers'
                      : `Send ${countText(taken.length, { one: 'offer', many: 'offers' })}`
                  }
                  disabled={taken.length === 0}
                  onClick={() => void offers.send(taken)}
                />
              </>
            ) : (
              <>
                <p role="status">
                  Sending {(sending.done + 1).toLocaleString('en-CA')} of {sending.total.toLocaleString('en-CA')}
                </p>
                <ProgressBar
                  intent="primary"
                  stripes={false}
                  value={sending.done / sending.total}
                  aria-label="Sending offers"
                />
                <Button text="Cancel" onClick={offers.stop} />
              </>
            )}
          </div>
          <div className={styles.scroller}>
            <WindowedList
              label="Customers of the file"
              items={customers}
              keyOf={idOf}
              usualHeight={45}
              className={styles.customers}
            >
              {(customer) => (
                <div className={styles.customer}>
                  <Checkbox
                    checked={chosen.has(customer.id) && isOpen(customer)}
                    disabled={sending !== null || !isOpen(customer)}
                    aria-label={`Offer ${customer.name}`}
                    onChange={({ currentTarget }) => choose([customer.id], currentTarget.checked)}
                  />
                  <Link to={paths.customers.one(customer.id)}>{customer.name}</Link>
                  <span className={customer.email === null ? 'wb-muted' : undefined}>
                    {customer.email ?? 'No email in the file'}
                  </span>
                  <State state={states.get(customer.id)} />
                </div>
              )}
            </WindowedList>
          </div>
        </>
      )}
    </section>
  )
}

function idOf({ id }: CustomerToOffer): number {
  return id
}

function State({ state }: { readonly state: OfferState | undefined }) {
  if (state === undefined) return <span />
  if (state.kind === 'failed') return <span className={styles.failed}>{state.why}</span>
  if (state.kind === 'sent') return <span className={styles.sent}>Offered</span>
  return (
    <span className="wb-muted">
      {state.to === null ? 'Offered before, and waiting' : `Offered to ${state.to}, and waiting`}
    </span>
  )
}
