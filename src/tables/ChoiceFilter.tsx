import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { FilterButton } from './FilterButton.tsx'
import type { ChoiceMenuProps } from './FilterMenus.tsx'

interface ChoiceFilterProps extends Omit<ChoiceMenuProps, 'isSingle' | 'label'> {
  readonly label: string
  /** Names the menu, where the label does not. */
  readonly menuLabel?: string
  readonly isSingle?: boolean
}

const menu = lazyComponent<ChoiceMenuProps>(async () => (await import('./FilterMenus.tsx')).ChoiceMenu)

/** A filter of a list by any of several choices, or by one. */
export function ChoiceFilter({ label, menuLabel = label, isSingle = false, ...menuProps }: ChoiceFilterProps) {
  const { choices, chosen } = menuProps
  const words = choices.flatMap(({ value, text }) => (chosen.includes(value) ? [text] : []))
  return (
    <FilterButton
      label={label}
      loadContent={menu.load}
      value={words.length > 2 ? `${words.length} chosen` : words.join(', ') || undefined}
      content={<menu.Part {...menuProps} label={menuLabel} isSingle={isSingle} />}
    />
  )
}
