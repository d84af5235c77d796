import type { ReactNode } from 'react'
import type { Uses } from '#generated/model/index.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { UsedByList, type UsedRow } from './UsedBy.tsx'

/** What is asked before something is archived, or an act is done that one may regret. */
export interface ArchiveQuestion {
  /** "Archive Saskatoon?" */
  readonly title: string
  /** What the button says that does it. */
  readonly act: string
  /** What comes of it, in a sentence. */
  readonly note?: string | undefined
  /** What else comes of it, with what is to be chosen. */
  readonly more?: ReactNode
  /** Red for what cannot be undone. */
  readonly danger?: boolean
  /** Where it is in use, if that is why one is asked. */
  readonly used?: { readonly uses: Uses; readonly rows: readonly UsedRow[] }
  readonly answer: (isMeant: boolean) => void
}

/** Says what comes of an act, with links to where something is in use, and asks whether that is meant. */
export function ArchiveDialog({
  question: { title, act, note, more, danger = false, used, answer },
}: {
  readonly question: ArchiveQuestion
}) {
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={act}
      danger={danger}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      {used && (
        <>
          <p className="wb-dialog-message">{used.rows.length > 1 ? 'They are in use:' : 'It is in use:'}</p>
          <UsedByList {...used} />
        </>
      )}
      {note !== undefined && <p className="wb-dialog-message">{note}</p>}
      {more}
    </ConfirmDialog>
  )
}
