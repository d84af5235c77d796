import { Search } from '@blueprintjs/icons'
import type { WidgetProps } from '@rjsf/utils'
import { type ComponentType, useState } from 'react'
import { holdsWords } from '#domain/bare-letters.ts'
import { useControlProps } from '#src/forms/control-props.ts'
import { Combobox } from '#src/forms/widgets/combobox/Combobox.tsx'
import { useDebounced } from '#src/tables/use-debounced.ts'

export interface PickOption {
  readonly id: number
  readonly label: string
  readonly note?: string
}

interface PickWidgetOptions {
  /** Names the list for screen readers. */
  readonly label: string
  /** What stands in the field while nothing is chosen. */
  readonly placeholder: string
  /** Said when nothing matches. */
  readonly none: string
  /** What the server has under this text. */
  readonly useFound: (search: string) => {
    readonly options: readonly PickOption[] | undefined
    readonly isFetching: boolean
  }
}

/** A widget for a field that names a row by its id: one chooses by name, searched on the server, or clears the field. */
export function pickWidget({ label, placeholder, none, useFound }: PickWidgetOptions): ComponentType<WidgetProps> {
  return function PickWidget(props: WidgetProps) {
    const { id, value, onChange, onBlur, onFocus, schema } = props
    const control = useControlProps(props)
    const [typed, setTyped] = useState<string | null>(null)
    const [picked, setPicked] = useState<PickOption>()
    const text = (typed ?? '').trim()
    const search = useDebounced(text)
    const { options = [], isFetching } = useFound(search)
    const chosen = [picked, ...options].find((option) => option?.id === value)
    const found = options.filter(({ label: name }) => holdsWords(name, text))
    const clear = Array.isArray(schema.type) ? null : undefined

    return (
      <Combobox
        control={{ ...control, placeholder }}
        label={label}
        text={typed ?? chosen?.label ?? (typeof value === 'number' ? `No. ${value}` : '')}
        options={found.map((option) => ({
          key: String(option.id),
          label: option.label,
          ...(option.note !== undefined && { note: option.note }),
        }))}
        status={found.length === 0 && !isFetching ? none : undefined}
        busy={typed !== null && (isFetching || text !== search)}
        icon={<Search />}
        onText={(next) => {
          setTyped(next)
          if (next === '') onChange(clear)
        }}
        onPick={({ key }) => {
          const option = found.find((one) => String(one.id) === key)
          setTyped(null)
          setPicked(option)
          if (option !== undefined) onChange(option.id)
        }}
        onFocus={() => onFocus(id, value)}
        onBlur={() => {
          setTyped(null)
          onBlur(id, value)
        }}
      />
    )
  }
}
