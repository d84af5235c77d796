import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#src/session/session.ts'
import { countText } from '#src/tables/ListCount.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import type { Resource, ResourceRow } from './define-resource.ts'
import { takeChanged } from './resource-cache.ts'

interface Archiving<Row> {
  /** Archives or restores rows, says so and offers the way back. Answers whether it worked. */
  readonly setArchived: (rows: readonly Row[], archived: boolean) => Promise<boolean>
}

export function useArchiving<Row extends ResourceRow, SortField extends string>({
  calls,
  words,
  nameOf,
}: Resource<Row, SortField>): Archiving<Row> {
  const { tenant } = useSession()
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ ids, archived }: { readonly ids: number[]; readonly archived: boolean }) =>
      (archived ? calls.archive : calls.restore)?.({ ids }),
  })

  const setArchived = async (rows: readonly Row[], archived: boolean): Promise<boolean> => {
    // Not by a disabled button, which would lose the focus.
    if (isPending) return false
    const ids = rows.map(({ id }) => id)
    try {
      await mutateAsync({ ids, archived })
    } catch (error) {
      const action = `${archived ? 'archive' : 'restore'} ${words.many}`
      showError(error, { action, retry: () => void setArchived(rows, archived) })
      return false
    }
    void takeChanged(client, calls, tenant.id, ids)
    const [first] = rows
    const what = rows.length === 1 && first !== undefined ? nameOf(first) : countText(rows.length, words)
    showSuccess(`${archived ? 'Archived' : 'Restored'} ${what}`, {
      label: 'Undo',
      run: () => void setArchived(rows, !archived),
    })
    return true
  }

  return { setArchived }
}
