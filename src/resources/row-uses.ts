import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Use, Uses } from '#generated/model/index.ts'
import type { Resource, ResourceRow } from './define-resource.ts'
import type { UsedRow } from './UsedBy.tsx'

/** Where a row is in use, asked for anew whenever it is looked at; undefined while it is not known. */
export function useUses<Row extends ResourceRow, SortField extends string>(
  { calls }: Resource<Row, SortField>,
  { id }: ResourceRow,
): UseQueryResult<Uses> {
  return useQuery({
    queryKey: [...calls.getKey(id), 'uses'],
    queryFn: ({ signal }) => calls.uses?.({ ids: [id] }, undefined, signal) ?? { data: [], isCapped: false },
    enabled: calls.uses !== undefined,
    staleTime: 0,
  })
}

/** Whether somebody would miss the row if it were archived: orders and revisions of before keep what they have. */
export function isMissed({ kind, status }: Use): boolean {
  return kind !== 'order' && status !== 'earlier'
}

/** Rows as the list of the places where they are in use names and links them. */
export function usedRows<Row extends ResourceRow, SortField extends string>(
  { nameOf, paths }: Resource<Row, SortField>,
  rows: readonly Row[],
): readonly UsedRow[] {
  return rows.map((row) => ({ id: row.id, name: nameOf(row), editPath: paths.edit(row.id) }))
}
