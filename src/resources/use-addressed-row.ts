import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { Resource, ResourceRow } from './define-resource.ts'

interface AddressedRow<Row> {
  readonly row: Row | undefined
  readonly error: unknown
  /** Asks for it again, and answers with what the server now has. */
  readonly refetch: () => Promise<Row | undefined>
}

/** The row that the address names: /locations/{id}. */
export function useAddressedRow<Row extends ResourceRow, SortField extends string>({
  calls,
  param = 'id',
}: Resource<Row, SortField>): AddressedRow<Row> {
  const id = useParams()[param]
  const { data, error, refetch } = useQuery({
    queryKey: calls.getKey(Number(id)),
    queryFn: ({ signal }) => calls.get(Number(id), undefined, signal),
  })
  return { row: data, error: data === undefined ? error : null, refetch: async () => (await refetch()).data }
}
