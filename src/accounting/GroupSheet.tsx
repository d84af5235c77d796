import { useCallback, useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getAccountingData, getGetAccountingDataQueryKey } from '#generated/client/accounting/accounting.ts'
import { useSession } from '#src/session/session.ts'
import type { SheetColumn } from '#src/tables/sheet/sheet-column.ts'
import { Sheet } from '#src/tables/sheet/Sheet.tsx'
import { CardFoot, type Foot } from '#src/tables/TableFoot.tsx'
import type { Sort } from '#src/tables/use-list-state.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { OnItsWay } from '#src/ui/OnItsWay.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { type AccountingQuestion, askedOf, filterOf } from './accounting-address.ts'
import { countWords } from './figures.ts'
import type { GroupColumn, GroupSort } from './group-columns.tsx'
import { type GroupRow, rowOfGroup } from './group-row.ts'
import styles from './accounting.module.css'

export interface GroupSheetProps {
  readonly question: AccountingQuestion
  readonly sort: Sort<GroupSort>
  readonly columns: readonly GroupColumn[]
  readonly foot: Foot | null
}

/** More are for a file: nobody marks so many cells by hand. */
const mostRows = 2_000
/** The most rows that the contract answers at once. */
const pageSize = 100
const headingHeight = 36

interface LoadedGroups {
  readonly rows: readonly GroupRow[]
  readonly isWhole: boolean
}

/** The same groups as in a spreadsheet: cells are marked with the mouse or the arrows, and copied as plain numbers. */
export function GroupSheet({ question, sort, columns, foot }: GroupSheetProps) {
  const { data, error, refetch } = useLoadedGroups(question, sort)
  const sheetColumns = useMemo(() => columns.map(sheetColumn), [columns])
  const numberOf = useCallback((row: GroupRow) => (data?.rows.indexOf(row) ?? 0) + 1, [data])
  if (error !== null)
    return <ErrorState title="The sheet could not be loaded" error={error} retry={() => void refetch()} />
  if (data === undefined)
    return (
      <OnItsWay label="Loading the sheet">
        <SkeletonLines count={12} />
      </OnItsWay>
    )
  return (
    <>
      {!data.isWhole && (
        <p className="wb-filter-note">These are the first {countWords(mostRows)} of more: the file has all of them.</p>
      )}
      <div className={styles.sheetPlace}>
        <Sheet
          label="Groups"
          columns={sheetColumns}
          rows={data.rows}
          numberOf={numberOf}
          headingHeight={headingHeight}
        />
      </div>
      {foot !== null && <CardFoot columns={columns} foot={foot} />}
    </>
  )
}

function sheetColumn({ id, title, align, width, text, cell }: GroupColumn): SheetColumn<GroupRow> {
  return { id, heading: title, width, isNumber: align === 'right', text: (row) => text?.(row) ?? '', cell }
}

/** All that the list would come to while one scrolls, up to a limit. */
function useLoadedGroups(question: AccountingQuestion, sort: Sort<GroupSort>) {
  const { tenant } = useSession()
  const query = { ...askedOf(question), pagination: { sort: [sort], ...filterOf(question) } }
  return useQuery({
    queryKey: [...getGetAccountingDataQueryKey(tenant.id, query), 'sheet'],
    queryFn: async ({ signal }): Promise<LoadedGroups> => {
      const rows: GroupRow[] = []
      let after: string | undefined
      for (let page = 0; rows.length < mostRows; page += 1) {
        const asked = { ...query.pagination, page, pageSize, ...(after !== undefined && { after }) }
        const found = await getAccountingData(tenant.id, { ...query, pagination: asked }, undefined, signal)
        rows.push(...found.data.map(rowOfGroup))
        after = found.next
        if (after === undefined) return { rows, isWhole: true }
      }
      return { rows, isWhole: false }
    },
  })
}
