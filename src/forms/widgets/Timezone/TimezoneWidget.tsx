import { Time } from '@blueprintjs/icons'
import type { WidgetProps } from '@rjsf/utils'
import { useMemo, useState } from 'react'
import { useControlProps } from '../../control-props.ts'
import { type ComboboxOption, Combobox } from '../combobox/Combobox.tsx'
import { findZones, zonesAt } from './zones.ts'

/** A time zone, found by its id, city, abbreviation or offset. Only a zone of the list can be chosen. */
export function TimezoneWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, onFocus } = props
  const control = useControlProps(props)
  const [query, setQuery] = useState<string>()
  const [openedAt, setOpenedAt] = useState<number>()
  // naming some 430 zones takes tens of milliseconds: not before someone asks for the list
  const zones = useMemo(() => (openedAt === undefined ? [] : zonesAt(openedAt)), [openedAt])
  const found = findZones(zones, query ?? '')
  const chosen = typeof value === 'string' ? value : ''

  return (
    <Combobox
      control={control}
      label="Suggestions"
      text={query ?? chosen.replaceAll('_', ' ')}
      options={found.map((zone) => ({
        key: zone.id,
        label: zone.city,
        detail: zone.id,
        note: `${zone.abbreviation}  ${zone.offset}`,
      }))}
      status={openedAt !== undefined && found.length === 0 ? 'No time zone matches' : undefined}
      icon={<Time />}
      onOpen={() => setOpenedAt((before) => before ?? Date.now() / 1000)}
      onText={(text) => {
        setQuery(text)
        if (text === '') onChange(undefined)
      }}
      onPick={(option: ComboboxOption) => {
        setQuery(undefined)
        onChange(option.key)
      }}
      onFocus={() => onFocus(id, value)}
      onBlur={() => {
        setQuery(undefined)
        onBlur(id, value)
      }}
    />
  )
}
