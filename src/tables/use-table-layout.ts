import { useQueryClient } from '@tanstack/react-query'
import { getGetTableLayoutQueryKey, useGetTableLayout, useSaveTableLayout } from '#generated/client/users/users.ts'
import type { TableLayout } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import { showError } from '#src/ui/error-dialog.ts'

const unchanged: TableLayout = { columns: [], density: 'regular' }

export interface RememberedLayout {
  readonly layout: TableLayout
  /** False until the server has told how the person likes the table: drawn before, its columns would jump. */
  readonly isKnown: boolean
  readonly change: (next: Partial<TableLayout>) => void
}

/** How this person likes this table: remembered on the server, and applied at once when changed. */
export function useTableLayout(tableId: string): RememberedLayout {
  const { me } = useSession()
  const client = useQueryClient()
  const key = getGetTableLayoutQueryKey(me.id, tableId)
  const { data, isPending } = useGetTableLayout(me.id, tableId, { query: { staleTime: Number.POSITIVE_INFINITY } })
  const save = useSaveTableLayout({
    mutation: { onError: (error) => showError(error, { action: 'save the table layout' }) },
  })
  const layout = data ?? unchanged
  return {
    layout,
    isKnown: !isPending,
    change: (next) => {
      const changed = { ...layout, ...next }
      client.setQueryData(key, changed)
      save.mutate({ userId: me.id, tableId, data: changed })
    },
  }
}
