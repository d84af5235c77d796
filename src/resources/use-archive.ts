import { useMutation, useQueryClient } from '@tanstack/react-query'
import { countText } from '#domain/amounts/count-text.ts'
import type { IdList } from '#generated/model/index.ts'
import { useSession } from '#src/session/session.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { askBeforeArchiving } from './archive-question.tsx'
import type { Resource, ResourceRow } from './define-resource.ts'
import { takeChanged } from './resource-cache.ts'
import { isMissed, usedRows } from './row-uses.ts'

interface Archiving<Row> {
  /** Archives or restores rows, says so and offers the way back. Answers whether it worked. */
  readonly setArchived: (rows: readonly Row[], archived: boolean) => Promise<boolean>
}

export function useArchive<Row extends ResourceRow, SortField extends string>(
  resource: Resource<Row, SortField>,
): Archiving<Row> {
  const { calls, words } = resource
  const { tenant } = useSession()
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ ids, act }: { readonly ids: number[]; readonly act: Act | undefined }) => act?.({ ids }),
  })

  const setArchived = async (rows: readonly Row[], archived: boolean): Promise<boolean> => {
    // Not by a disabled button, which would lose the focus.
    if (isPending) return false
    const ids = rows.map(({ id }) => id)
    try {
      const act = archived ? await meantAct(resource, rows) : calls.restore
      if (act === null) return false
      await mutateAsync({ ids, act })
    } catch (error) {
      const action = `${archived ? 'archive' : 'restore'} ${words.many}`
      showError(error, { action, retry: () => void setArchived(rows, archived) })
      return false
    }
    void takeChanged(client, calls, tenant.id, ids)
    showSuccess(`${archived ? 'Archived' : 'Restored'} ${inWords(resource, rows)}`, {
      label: 'Undo',
      run: () => void setArchived(rows, !archived),
    })
    return true
  }

  return { setArchived }
}

type Act = (ids: IdList) => Promise<unknown>

/** The call that archives the rows; null: it is not meant. */
async function meantAct<Row extends ResourceRow, SortField extends string>(
  resource: Resource<Row, SortField>,
  rows: readonly Row[],
): Promise<Act | null | undefined> {
  if (resource.askToArchive) return resource.askToArchive(rows)
  return (await isMeant(resource, rows)) ? resource.calls.archive : null
}

/** Whether rows are to be archived: asks where somebody would miss them. */
async function isMeant<Row extends ResourceRow, SortField extends string>(
  resource: Resource<Row, SortField>,
  rows: readonly Row[],
): Promise<boolean> {
  const uses = await resource.calls.uses?.({ ids: rows.map(({ id }) => id) })
  const missed = uses?.data.filter(isMissed) ?? []
  if (uses === undefined || missed.length === 0) return true
  return askBeforeArchiving({
    title: `Archive ${inWords(resource, rows)}?`,
    act: 'Archive',
    note: rows.length === 1 ? resource.archivedNote : undefined,
    used: { uses: { ...uses, data: missed }, rows: usedRows(resource, rows) },
  })
}

/** One by its name, several by their number. */
function inWords<Row extends ResourceRow, SortField extends string>(
  { nameOf, words }: Resource<Row, SortField>,
  rows: readonly Row[],
): string {
  const [first] = rows
  return rows.length === 1 && first !== undefined ? nameOf(first) : countText(rows.length, words)
}
