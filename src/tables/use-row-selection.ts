import { useCallback, useMemo, useState } from 'react'
import type { Selection } from './TableHead.tsx'

/** The rows of a list that the person ticked. */
export function useRowSelection<Row extends { readonly id: number }>(): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Row>>(new Map())
  const set = useCallback(
    (rows: readonly Row[], ticked: boolean) =>
      setChosen((before) => {
        const next = new Map(before)
        for (const row of rows)
          if (ticked) next.set(row.id, row)
          else next.delete(row.id)
        return next
      }),
    [],
  )
  const clear = useCallback(() => setChosen(new Map()), [])
  const ids = useMemo(() => new Set(chosen.keys()), [chosen])
  return { ids, rows: [...chosen.values()], set, clear }
}
