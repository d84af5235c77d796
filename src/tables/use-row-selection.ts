import { useCallback, useMemo, useState } from 'react'
import type { Selection } from './DataList.tsx'

export interface RowSelection<Row> extends Selection<Row> {
  /** The ticked rows, with their facts as they were when ticked. */
  readonly rows: readonly Row[]
  readonly clear: () => void
}

/** The rows of a list that the person ticked. */
export function useRowSelection<Row extends { readonly id: number }>(): RowSelection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Row>>(new Map())
  const toggle = useCallback(
    (row: Row) =>
      setChosen((before) => {
        const next = new Map(before)
        if (!next.delete(row.id)) next.set(row.id, row)
        return next
      }),
    [],
  )
  const toggleAll = useCallback(
    (rows: readonly Row[]) =>
      setChosen((before) =>
        rows.every(({ id }) => before.has(id)) ? new Map() : new Map(rows.map((row) => [row.id, row])),
      ),
    [],
  )
  const clear = useCallback(() => setChosen(new Map()), [])
  const ids = useMemo(() => new Set(chosen.keys()), [chosen])
  return { ids, rows: [...chosen.values()], toggle, toggleAll, clear }
}
