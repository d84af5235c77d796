import { Search } from '@blueprintjs/icons'
import type { WidgetProps } from '@rjsf/utils'
import { useContext, useState } from 'react'
import { type AddressMatch, type PickedAddress, PickedAddressContext } from '../../address-search.tsx'
import { useControlProps } from '../../control-props.ts'
import { widgetOptions } from '../../widget-options.ts'
import { FieldPathContext, useFormAccess } from '../../form-access.tsx'
import { propertiesOf, schemaAt } from '../../schema-walk.ts'
import { type ComboboxOption, Combobox } from '../combobox/Combobox.tsx'
import { useAddressMatches } from './use-address-matches.ts'

/** `ui:options` of the address widget. */
export interface AddressOptions {
  /** Whether a chosen address fills its siblings; by default those the contract calls by the suggestion's own names. */
  readonly fills?: boolean
}

/** The parts of an address that a form may hold in fields of their own. */
const parts = [
  'city',
  'province',
  'postalCode',
  'country',
  'latitude',
  'longitude',
] as const satisfies (keyof AddressMatch)[]

/** An address with suggestions while one types. Choosing one fills city, province, postal code and pin beside it. */
export function AddressWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, onFocus, registry } = props
  const options = widgetOptions<AddressOptions>(props)
  const control = useControlProps(props)
  const path = useContext(FieldPathContext)
  const { setValue } = useFormAccess()
  const [query, setQuery] = useState('')
  const [filled, setFilled] = useState('')
  const opened = useContext(PickedAddressContext)
  const [picked, setPicked] = useState(opened)
  const { matches, searching, found } = useAddressMatches(query)

  const siblings = propertiesOf(schemaAt(registry.rootSchema, path.slice(0, -1)) ?? {})
  const filling = options.fills === false ? [] : parts.filter((part) => part in siblings)

  // With a pin and nothing else beside it, what is asked for is a place by its name: the middle of a city is what one means by it.
  const namesPlace = filling.includes('latitude') && !filling.includes('city')
  const textOf = (match: PickedAddress) => (namesPlace || filling.length === 0 ? match.label : match.streetAddress)

  const fillIn = (from: Partial<AddressMatch>) => {
    // A form that knows no better place than the middle of a city finds that by itself, and says so.
    const known =
      from.approximate === true && !namesPlace ? { ...from, latitude: undefined, longitude: undefined } : from
    for (const part of filling) setValue([...path.slice(0, -1), part], known[part] || undefined)
  }

  /** Another street is in another place; the one that was chosen, typed again, is where it was. */
  const type = (text: string) => {
    setQuery(text)
    setFilled('')
    if (picked !== null && text === textOf(picked)) fillIn(picked)
    else if (namesPlace || (picked !== null && value === textOf(picked))) fillIn({})
    onChange(text === '' ? undefined : text)
  }

  const pick = (option: ComboboxOption) => {
    const match = matches[Number(option.key)]
    if (match === undefined) return
    setQuery('')
    onChange(textOf(match))
    fillIn(match)
    setPicked(match)
    setFilled(filling.length === 0 ? '' : `Filled in from ${match.label}`)
  }

  return (
    <>
      <Combobox
        control={control}
        label="Suggestions"
        text={typeof value === 'string' ? value : ''}
        options={matches.map((match, index) => ({
          key: String(index),
          label: match.name ?? match.streetAddress,
          detail: match.name === null ? placeLine(match) : match.label,
        }))}
        status={found && matches.length === 0 ? 'No address matches' : undefined}
        busy={searching}
        icon={<Search />}
        onText={type}
        onPick={pick}
        onFocus={() => onFocus(id, value)}
        onBlur={() => {
          setQuery('')
          onBlur(id, value)
        }}
      />
      <span className="wb-visually-hidden" role="status">
        {filled}
      </span>
    </>
  )
}

function placeLine({ city, province, postalCode }: AddressMatch): string {
  return [city, province, postalCode].filter(Boolean).join(' ')
}
