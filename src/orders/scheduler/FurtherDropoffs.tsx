import { Button, Switch } from '@blueprintjs/core'
import { Add, Cross } from '@blueprintjs/icons'
import { useEffect, useRef, useState } from 'react'
import { useGetLocation } from '#generated/client/locations/locations.ts'
import { type FurtherDropoff, mostFurther, withDropoff } from './draft.ts'
import { ParcelsField } from './ParcelsField.tsx'
import { StopField } from './StopField.tsx'
import type { OrderForm } from './use-order-form.ts'
import styles from './scheduler.module.css'

interface FurtherProps {
  readonly form: OrderForm
}

const aMinuteMs = 60_000

/** Drop-offs beside the first: each is an order of its own, and all are placed together. */
export function FurtherDropoffs({ form }: FurtherProps) {
  const { draft, customer, errors, at, now, price, change } = form
  const list = useRef<HTMLUListElement>(null)
  const count = draft.further.length
  const [before, setBefore] = useState(count)
  const [isNew, setNew] = useState(false)
  if (count !== before) {
    setBefore(count)
    setNew(count > before)
  }
  useEffect(() => {
    if (isNew) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
  }, [isNew, count])
  return (
    <>
      {count > 0 && (
        <ul ref={list} className={styles.further}>
          {draft.further.map(({ key, locationId }, index) => {
            const label = dropoffLabel(index)
            const pointer = `/orders/${index + 1}/dropoffLocationId`
            return (
              <li key={key} className={styles.furtherDropoff}>
                <StopField
                  stop="dropoff"
                  further={{ label, pointer }}
                  locationId={locationId}
                  customerTenantId={customer?.id ?? null}
                  errors={errors[pointer]}
                  at={price.preview?.dueAt ?? at}
                  now={now}
                  onPick={(id) => change({ further: changed(draft.further, key, { locationId: id }) })}
                />
                <Button
                  className={styles.furtherRemove}
                  variant="minimal"
                  icon={<Cross />}
                  aria-label={`Remove ${label.toLowerCase()}`}
                  onClick={() => change({ further: draft.further.filter((each) => each.key !== key) })}
                />
              </li>
            )
          })}
        </ul>
      )}
      <Button
        className={styles.furtherAdd}
        variant="minimal"
        icon={<Add />}
        text="Add drop-off"
        // From the stops to the parcels it is one Tab: adding one has a key of its own.
        tabIndex={-1}
        aria-keyshortcuts="Control+Shift+L Meta+Shift+L"
        disabled={count >= mostFurther}
        onClick={() => change({ further: withDropoff(draft) })}
      />
    </>
  )
}

/** What each further drop-off gets: the same as the first, or parcels of its own. */
export function FurtherParcels({ form }: FurtherProps) {
  const { draft, meant, parts, errors, change } = form
  const { further, parcels } = draft
  if (further.length === 0) return null
  const isSame = further.every((dropoff) => dropoff.parcels === null)
  return (
    <>
      <Switch
        className={styles.furtherSwitch}
        label="The same parcels for each drop-off"
        checked={isSame}
        onChange={() => change({ further: further.map((each) => ({ ...each, parcels: isSame ? parcels : null })) })}
      />
      {meant.further.map(
        (dropoff, index) =>
          dropoff.parcels !== null && (
            <div key={dropoff.key} className={styles.furtherParcels}>
              <h3>
                {dropoffLabel(index)} <LocationName id={dropoff.locationId} />
              </h3>
              <ParcelsField
                label={`Parcels of ${dropoffLabel(index).toLowerCase()}`}
                of={`/orders/${index + 1}`}
                parcels={dropoff.parcels}
                types={parts?.parcelTypes ?? []}
                errors={errors}
                onChange={(own) => change({ further: changed(further, dropoff.key, { parcels: own }) })}
              />
            </div>
          ),
      )}
    </>
  )
}

/** The name of a location as far as it is known. */
export function LocationName({ id }: { readonly id: number | null }) {
  const { data } = useGetLocation(id ?? 0, { query: { enabled: id !== null, staleTime: aMinuteMs } })
  return id !== null && data !== undefined && <span className="wb-muted">{data.name}</span>
}

/** What a further drop-off is called: the first of all has no number. */
export function dropoffLabel(index: number): string {
  return `Drop-off ${index + 2}`
}

function changed(
  further: readonly FurtherDropoff[],
  key: number,
  part: Partial<FurtherDropoff>,
): readonly FurtherDropoff[] {
  return further.map((each) => (each.key === key ? { ...each, ...part } : each))
}
