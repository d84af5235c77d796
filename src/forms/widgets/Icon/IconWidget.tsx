import { Search } from '@blueprintjs/icons'
import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { NamedIcon } from '#src/ui/NamedIcon.tsx'
import { useControlProps } from '../../control-props.ts'
import { Combobox } from '../combobox/Combobox.tsx'

/** One of the icons that the field may have, found by what it is called. */
export function IconWidget(props: WidgetProps) {
  const { id, label, value, onChange, onBlur, onFocus, options } = props
  const control = useControlProps(props)
  const [query, setQuery] = useState<string>()
  const choices = (options.enumOptions ?? []).map((choice) => ({ key: String(choice.value), label: choice.label }))
  const found = choices.filter((choice) => holdsWords(choice.label, query ?? ''))
  const chosen = choices.find(({ key }) => key === value)
  return (
    <Combobox
      control={control}
      label={`${label}: icons`}
      text={query ?? chosen?.label ?? ''}
      options={found.map((choice) => ({ ...choice, icon: <NamedIcon name={choice.key} /> }))}
      status={found.length === 0 ? 'No icon matches' : undefined}
      icon={chosen ? <NamedIcon name={chosen.key} /> : <Search />}
      onText={(text) => {
        setQuery(text)
        if (text === '') onChange(options.emptyValue)
      }}
      onPick={({ key }) => {
        setQuery(undefined)
        onChange(key)
      }}
      onFocus={() => onFocus(id, value)}
      onBlur={() => {
        setQuery(undefined)
        onBlur(id, value)
      }}
    />
  )
}
