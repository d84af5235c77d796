import { MapMarker } from '@blueprintjs/icons'
import { useState } from 'react'
import type { LocationInput } from '#generated/model/index.ts'
import type { ControlProps } from '#src/forms/control-props.ts'
import { type ComboboxOption, Combobox } from '#src/forms/widgets/combobox/Combobox.tsx'
import { useLocationSearch } from './use-location-search.ts'

interface LocationPickerProps {
  readonly control: ControlProps
  readonly stop: 'pickup' | 'dropoff'
  readonly customerTenantId: number
  /** Whether suggestions are fetched before the field is used, so that they are there when it is. */
  readonly eager: boolean
  /** The name of the chosen location; empty when none is. */
  readonly selectedName: string
  readonly onPick: (locationId: number) => void
  /** Asks for a location that the address book does not have yet, with what is known of it. */
  readonly onAdd: (prefill: Partial<LocationInput>) => void
}

/**
 * A field for a location: typing searches the address book and addresses alike, Enter takes, and what is no location yet can be
 * added there and then.
 */
export function LocationPicker({
  control,
  stop,
  customerTenantId,
  eager,
  selectedName,
  onPick,
  onAdd,
}: LocationPickerProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [used, setUsed] = useState(false)
  const { options, searching, status } = useLocationSearch({
    typed: typed ?? '',
    customerTenantId,
    stop,
    enabled: used || eager,
  })

  const pick = ({ key }: ComboboxOption) => {
    const choice = options.find((option) => option.key === key)?.choice
    setTyped(null)
    if (choice?.kind === 'location') onPick(choice.id)
    else if (choice !== undefined) onAdd(choice.prefill)
  }

  return (
    <div
      onFocus={({ target }) => {
        if (target instanceof HTMLInputElement) target.select()
      }}
    >
      <Combobox
        control={control}
        label={stop === 'pickup' ? 'Pickup locations' : 'Drop-off locations'}
        text={typed ?? selectedName}
        options={options}
        status={options.length === 0 ? status : undefined}
        busy={searching && typed !== null}
        icon={<MapMarker />}
        onText={setTyped}
        onPick={pick}
        onFocus={() => setUsed(true)}
        onBlur={() => setTyped(null)}
      />
    </div>
  )
}
