import type { Uses } from '#generated/model/index.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { UsedByList, type UsedRow } from './UsedBy.tsx'

/** What is asked before something that is in use is archived or disabled. */
export interface ArchiveQuestion {
  /** "Archive Saskatoon?" */
  readonly title: string
  /** What the button says that does it. */
  readonly act: string
  /** What comes of it, in a sentence. */
  readonly note?: string | undefined
  readonly uses: Uses
  readonly rows: readonly UsedRow[]
  readonly answer: (isMeant: boolean) => void
}

/** Says with links where something is in use that is about to be put away, and asks whether that is meant. */
export function ArchiveDialog({
  question: { title, act, note, uses, rows, answer },
}: {
  readonly question: ArchiveQuestion
}) {
  return (
    <ConfirmDialog isOpen title={title} confirmLabel={act} onConfirm={() => answer(true)} onClose={() => answer(false)}>
      <p className="wb-dialog-message">{rows.length > 1 ? 'They are in use:' : 'It is in use:'}</p>
      <UsedByList uses={uses} rows={rows} />
      {note !== undefined && <p className="wb-dialog-message">{note}</p>}
    </ConfirmDialog>
  )
}
