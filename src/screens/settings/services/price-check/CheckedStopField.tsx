import { Search } from '@blueprintjs/icons'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetAllLocations } from '#generated/client/locations/locations.ts'
import { Field } from '#src/forms/Field.tsx'
import { Combobox } from '#src/forms/widgets/combobox/Combobox.tsx'
import { useSession } from '#src/session/session.ts'
import { useDebounced } from '#src/tables/use-debounced.ts'
import { type CheckedStop, spotIn } from './price-question.ts'

interface CheckedStopFieldProps {
  readonly label: string
  readonly stop: CheckedStop | null
  readonly onPick: (stop: CheckedStop | null) => void
}

/** A stop: one of the locations that one can order between, or latitude and longitude. */
export function CheckedStopField({ label, stop, onPick }: CheckedStopFieldProps) {
  const { tenant } = useSession()
  const [text, setText] = useState<string | null>(null)
  const typed = text ?? stop?.name ?? ''
  const search = useDebounced(typed.trim()).slice(0, 100)
  const spot = spotIn(typed)
  const isOpen = text !== null && spot === null
  const found = useGetAllLocations(
    tenant.id,
    { pagination: { pageSize: 8 }, ...(search !== '' && { search }) },
    { query: { enabled: isOpen, placeholderData: keepPreviousData } },
  )
  const locations = isOpen ? (found.data?.data ?? []) : []
  const pick = (next: CheckedStop) => {
    setText(null)
    onPick(next)
  }
  return (
    <Field label={label} pointer={`/${label}`} errors={undefined}>
      {(control) => (
        <Combobox
          control={{ ...control, placeholder: 'Location, or 52.13, -106.66' }}
          label={`Places for ${label.toLowerCase()}`}
          text={typed}
          options={
            spot === null
              ? locations.map(({ id, fullName, formattedAddress }) => ({
                  key: String(id),
                  label: fullName,
                  detail: formattedAddress,
                }))
              : [{ key: 'spot', label: `${spot.lat}, ${spot.lng}`, detail: 'This spot on the map' }]
          }
          status={isOpen && found.isSuccess && locations.length === 0 ? 'No location matches' : undefined}
          busy={found.isFetching}
          icon={<Search />}
          onText={setText}
          onPick={({ key }) => {
            const location = locations.find(({ id }) => String(id) === key)
            if (spot !== null) pick({ name: `${spot.lat}, ${spot.lng}`, at: spot, province: null })
            else if (location !== undefined) {
              const { fullName: name, latitude: lat, longitude: lng, province } = location
              pick({ name, at: { lat, lng }, province })
            }
          }}
          onOpen={() => setText(typed)}
          onFocus={() => undefined}
          onBlur={() => {
            if (text?.trim() === '') onPick(null)
            setText(null)
          }}
        />
      )}
    </Field>
  )
}
