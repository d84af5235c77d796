import { useId, useState } from 'react'
import { MapMarker } from '@blueprintjs/icons'
import { useAddressMatches } from '#src/forms/widgets/Address/use-address-matches.ts'
import type { AddressMatch } from '#src/forms/address-search.tsx'
import { Combobox } from '#src/forms/widgets/combobox/Combobox.tsx'
import styles from './applications.module.css'

interface ServedAtFieldProps {
  /** As it stands in the address of the page. */
  readonly place: string
  readonly onPick: (picked: AddressMatch | null) => void
}

/** Where somebody delivers to: a city or an address, chosen among those that are known. Emptied, it is anywhere. */
export function ServedAtField({ place, onPick }: ServedAtFieldProps) {
  const id = useId()
  const [text, setText] = useState(place)
  const { matches, searching, found } = useAddressMatches(text === place ? '' : text)
  return (
    <div className={styles.place}>
      <label className="wb-visually-hidden" htmlFor={id}>
        Delivers at
      </label>
      <Combobox
        control={{
          id,
          disabled: false,
          readOnly: false,
          placeholder: 'Delivers at: city or address',
          autoFocus: undefined,
          'aria-describedby': undefined,
          'aria-invalid': undefined,
          'aria-required': undefined,
        }}
        label="Places"
        text={text}
        options={matches.map((match, index) => ({ key: String(index), label: match.label }))}
        status={found && matches.length === 0 ? 'No place matches' : undefined}
        busy={searching}
        icon={<MapMarker />}
        onText={(typed) => {
          setText(typed)
          if (typed === '' && place !== '') onPick(null)
        }}
        onPick={({ key }) => {
          const match = matches[Number(key)]
          if (match !== undefined) onPick(match)
        }}
        onFocus={() => undefined}
        onBlur={() => setText(place)}
      />
    </div>
  )
}
