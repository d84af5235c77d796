import { useState } from 'react'
import { withUnit } from '#domain/addresses/address.ts'
import { useGetLocation } from '#generated/client/locations/locations.ts'
import type { LocationInput } from '#generated/model/index.ts'
import { hoursOnDay } from './location-text.ts'
import { LocationPicker } from './LocationPicker.tsx'
import { useSession, zoneOf } from '#src/session/session.ts'
import { Field } from '#src/forms/Field.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import styles from './scheduler.module.css'

const { Part: AddLocationDialog } = lazyComponent(
  async () => (await import('./AddLocationDialog.tsx')).AddLocationDialog,
  {
    covers: true,
  },
)

interface StopFieldProps {
  readonly stop: 'pickup' | 'dropoff'
  /** Of a further drop-off: what it is called, and where its errors stand. */
  readonly further?: { readonly label: string; readonly pointer: string }
  readonly locationId: number | null
  /** Null until it is known for whom the delivery is. */
  readonly customerTenantId: number | null
  readonly errors: readonly string[] | undefined
  /** When somebody will be there, unix seconds. */
  readonly at: number
  readonly now: number
  readonly onPick: (locationId: number) => void
}

const labels = { pickup: 'Pickup', dropoff: 'Drop-off' } as const
const aMinuteMs = 60_000

/** One end of the delivery: where it is, and what one should know of the location before sending somebody there. */
export function StopField({ stop, further, locationId, customerTenantId, errors, at, now, onPick }: StopFieldProps) {
  const session = useSession()
  const { tenant } = session
  const [adding, setAdding] = useState<Partial<LocationInput> | null>(null)
  const location = useGetLocation(locationId ?? 0, { query: { enabled: locationId !== null, staleTime: aMinuteMs } })
  const known = locationId === null ? undefined : location.data
  const faults = location.isError && locationId !== null ? ['This location could not be found; choose another'] : errors

  const { label, pointer } = further ?? { label: labels[stop], pointer: `/${stop}LocationId` }
  return (
    <Field label={label} pointer={pointer} required errors={faults}>
      {(control) => (
        <>
          <LocationPicker
            control={{ ...control, placeholder: 'Location or address' }}
            stop={stop}
            customerTenantId={customerTenantId ?? tenant.id}
            eager={customerTenantId !== null}
            selectedName={known?.fullName ?? (locationId !== null && location.isPending ? 'Loading…' : '')}
            onPick={onPick}
            onAdd={setAdding}
          />
          {known !== undefined && (
            <dl className={styles.stop}>
              <dt className="wb-visually-hidden">Address</dt>
              <dd>{withUnit(known.formattedAddress, known.unitNumber)}</dd>
              <dt className="wb-visually-hidden">Hours</dt>
              <dd className={styles.stopHours}>{hoursOnDay(known, at, now, zoneOf(session, known.timezone))}</dd>
              {stopNotes(stop, known) !== null && (
                <>
                  <dt className="wb-visually-hidden">Notes</dt>
                  <dd>{stopNotes(stop, known)}</dd>
                </>
              )}
            </dl>
          )}
          {adding !== null && (
            <AddLocationDialog
              prefill={adding}
              onAdded={({ id }) => {
                setAdding(null)
                onPick(id)
              }}
              onClose={() => setAdding(null)}
            />
          )}
        </>
      )}
    </Field>
  )
}

function stopNotes(
  stop: StopFieldProps['stop'],
  location: { pickupNotes: string | null; dropoffNotes: string | null },
) {
  return stop === 'pickup' ? location.pickupNotes : location.dropoffNotes
}
