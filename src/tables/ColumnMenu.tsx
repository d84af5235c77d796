import { Settings } from '@blueprintjs/icons'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { LazyPopover } from '#src/ui/LazyPopover.tsx'
import type { ColumnListProps } from './ColumnList.tsx'

const list = lazyComponent<ColumnListProps>(async () => (await import('./ColumnList.tsx')).ColumnList)

/** Opens the choice of columns and of the rows' height. */
export function ColumnMenu(props: ColumnListProps) {
  return (
    <LazyPopover
      kind="dialog"
      placement="bottom-end"
      content={<list.Part {...props} />}
      loadContent={list.load}
      button={{ icon: <Settings />, 'aria-label': 'Columns and density', title: 'Columns and density' }}
    />
  )
}
