import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'
import { useSession } from '#src/session/session.ts'
import type { Resource, ResourceRow } from './define-resource.ts'

interface AddressedRow<Row> {
  readonly row: Row | undefined
  readonly error: unknown
  /** Asks for it again, and answers with what the server now has. */
  readonly refetch: () => Promise<Row | undefined>
}

/** There is such a row, in no list of the reader's organization. */
export class ListedNowhere extends Error {
  override name = 'ListedNowhere'
}

/** The row that the address names: /locations/{id}. One that stands in another list is led to there. */
export function useAddressedRow<Row extends ResourceRow, SortField extends string>({
  calls,
  paths,
  ownListOf,
  param = 'id',
}: Resource<Row, SortField>): AddressedRow<Row> {
  const id = useParams()[param]
  const session = useSession()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery({
    queryKey: calls.getKey(Number(id)),
    queryFn: ({ signal }) => calls.get(Number(id), undefined, signal),
  })
  const ownList = data === undefined || ownListOf === undefined ? paths : ownListOf(data, session)
  const elsewhere =
    data === undefined || ownList === null || ownList.list() === paths.list() ? null : ownList.one(data.id)
  useEffect(() => {
    if (elsewhere !== null) void navigate(elsewhere, { replace: true })
  }, [elsewhere, navigate])
  return {
    row: ownList === null || elsewhere !== null ? undefined : data,
    error: ownList === null ? new ListedNowhere() : data === undefined ? error : null,
    refetch: async () => (await refetch()).data,
  }
}
