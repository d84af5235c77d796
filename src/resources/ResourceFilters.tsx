import { Button } from '@blueprintjs/core'
import { formatCents } from '#domain/amounts/money.ts'
import { formatMeasure, type UnitPreference } from '#domain/amounts/units.ts'
import { holdsAny } from '#src/access/can.ts'
import { useEntityNames } from '#src/forms/widgets/Entity/use-entities.ts'
import { useSession } from '#src/session/session.ts'
import { ChoiceFilter } from '#src/tables/ChoiceFilter.tsx'
import { DateFilter, rangeText } from '#src/tables/DateFilter.tsx'
import { FilterButton } from '#src/tables/FilterButton.tsx'
import type { ListState } from '#src/tables/use-list-state.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import {
  chosenOf,
  daysOf,
  type ListFilter,
  type NumberRange,
  numbersOf,
  rangeInAddress,
  type Reference,
  referenceOf,
} from './filter-values.ts'
import type { RangeMenuProps } from './RangeMenu.tsx'
import type { ReferenceMenuProps } from './ReferenceMenu.tsx'

const rangeMenu = lazyComponent<RangeMenuProps>(async () => (await import('./RangeMenu.tsx')).RangeMenu)
const referenceMenu = lazyComponent<ReferenceMenuProps>(async () => (await import('./ReferenceMenu.tsx')).ReferenceMenu)

interface ResourceFiltersProps {
  readonly filters: readonly ListFilter[]
  readonly state: Pick<ListState<string>, 'filter' | 'setFilters' | 'clearFilters'>
}

/** The filters that the contract declares of a list; on a phone they are pushed aside to see them all, as those of orders. */
export function ResourceFilters({ filters, state }: ResourceFiltersProps) {
  return (
    <div className="wb-filter-scroll" role="group" aria-label="Filters">
      {filters.map((filter) => (
        <FieldFilter
          key={filter.name}
          filter={filter}
          text={state.filter(filter.name)}
          onChange={(text) => state.setFilters({ [filter.name]: text })}
        />
      ))}
      {filters.some(({ name }) => state.filter(name) !== '') && (
        <Button variant="minimal" text="Clear filters" onClick={state.clearFilters} />
      )}
    </div>
  )
}

interface FilterProps<Filter> {
  readonly filter: { readonly title: string } & Filter
  /** As it stands in the address. */
  readonly text: string
  readonly onChange: (text: string | null) => void
}

function FieldFilter({ filter, text, onChange }: FilterProps<ListFilter>) {
  switch (filter.kind) {
    case 'choice':
    case 'boolean':
    case 'one':
      return (
        <ChoiceFilter
          label={filter.title}
          choices={Object.entries(filter.choices).map(([value, title]) => ({ value, text: title }))}
          chosen={chosenOf(filter, text)}
          isSingle={filter.kind !== 'choice'}
          onChoose={(chosen) => onChange(chosen.join(','))}
        />
      )
    case 'reference':
      return <ReferenceFilter filter={filter} text={text} onChange={onChange} />
    case 'instant':
    case 'date':
      return (
        <DateFilter label={filter.title} range={daysOf(text)} onChoose={(range) => onChange(rangeInAddress(range))} />
      )
    case 'measure':
    case 'money':
    case 'number':
      return <NumberFilter filter={filter} text={text} onChange={onChange} />
  }
}

/** Who may not look for the rows is not asked for one. */
function ReferenceFilter({ filter, text, onChange }: FilterProps<Reference>) {
  const session = useSession()
  const chosen = referenceOf(filter, text)
  const names = useEntityNames(filter.of, typeof chosen === 'number' ? [chosen] : [])
  if (!holdsAny(session, filter.permissions, 'look for it').allowed) return null
  const { title, of, isOptional } = filter
  const words = { any: `Any ${title.toLowerCase()}`, none: `No ${title.toLowerCase()}` }
  const named = typeof chosen === 'number' ? (names.byId.get(chosen)?.name ?? `No. ${chosen}`) : chosen && words[chosen]
  return (
    <FilterButton
      label={title}
      value={named ?? undefined}
      loadContent={referenceMenu.load}
      content={
        <referenceMenu.Part
          title={title}
          of={of}
          words={isOptional ? words : {}}
          chosen={chosen}
          onChoose={(next) => onChange(next === chosen ? null : String(next))}
        />
      }
    />
  )
}

function NumberFilter({ filter, text, onChange }: FilterProps<NumberRange>) {
  const { unitPreference } = useSession()
  const range = numbersOf(filter, text)
  const inWords = (end: number | null) => (end === null ? null : numberText(filter, end, unitPreference))
  return (
    <FilterButton
      label={filter.title}
      value={rangeText(inWords(range.from), inWords(range.to), 'up to')}
      loadContent={rangeMenu.load}
      content={
        <rangeMenu.Part
          key={text}
          label={filter.title}
          filter={filter}
          range={range}
          textOf={(end) => numberText(filter, end, unitPreference)}
          onChoose={(next) => onChange(rangeInAddress(next))}
        />
      }
    />
  )
}

/** Of a measure two decimals: as fine as people type one. */
function numberText({ kind, unit }: NumberRange, value: number, preference: UnitPreference): string {
  if (unit !== undefined) return formatMeasure(value, unit, preference, 2)
  return kind === 'money' ? formatCents(value) : value.toLocaleString('en-CA')
}
