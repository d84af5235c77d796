import { Button, Checkbox, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { messageOf, formErrorOf } from '#src/http/errors.ts'
import { SearchField } from '#src/tables/SearchField.tsx'
import { DialogFault } from '#src/ui/DialogFault.tsx'
import { genericErrorMessage } from '#src/ui/error-dialog.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { useFocusBack } from '#src/ui/use-focus-back.ts'
import { type BaseList, baseLists, useBaseRows } from './base-lists.ts'
import type { PartValues } from './revision-sections.ts'
import styles from './services.module.css'

interface AddFromSettingsProps {
  readonly of: BaseList
  readonly revisionId: number
  /** Names that the draft has already. */
  readonly taken: ReadonlySet<string>
  /** The name of a row that was just added to the settings; empty: none. */
  readonly offered: string
  readonly onAdded: (values: PartValues) => void
  readonly onClose: () => void
}

/** Copies several rows of the settings into a draft at once. */
export function AddFromSettings({ of, revisionId, taken, offered, onAdded, onClose }: AddFromSettingsProps) {
  const { many, settings, add } = baseLists[of]
  const [search, setSearch] = useState(offered)
  const [chosen, setTicked] = useState<ReadonlySet<number> | null>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const rows = useBaseRows(of, search)
  useFocusBack()
  const ticked =
    chosen ??
    new Set(rows.data?.filter(({ name }) => name === offered && !taken.has(name.toLowerCase())).map(({ id }) => id))

  const confirm = async () => {
    setBusy(true)
    setFault(null)
    try {
      onAdded(await add(revisionId, { ids: [...ticked] }))
      onClose()
    } catch (error) {
      const [said] = Object.values(formErrorOf(error)?.errors ?? {}).flat()
      setFault(said ?? messageOf(error) ?? genericErrorMessage)
      setBusy(false)
    }
  }
  const tick = (id: number) =>
    setTicked(new Set(ticked.has(id) ? [...ticked].filter((one) => one !== id) : [...ticked, id]))

  return (
    <Dialog isOpen title={`Add ${many} from the settings`} className="wb-dialog-small" onClose={onClose}>
      <DialogBody>
        <SearchField placeholder="Name or description" value={search} onChange={setSearch} />
        {rows.isPending ? (
          <SkeletonLines count={4} />
        ) : rows.error !== null ? (
          <ErrorState title="They could not be loaded" error={rows.error} retry={() => void rows.refetch()} />
        ) : rows.data.length === 0 ? (
          <p className="wb-dialog-message">
            {search === '' ? (
              <>
                There are no {many} yet: <Link to={settings}>add them in the settings</Link> first.
              </>
            ) : (
              `No ${many} match.`
            )}
          </p>
        ) : (
          <ul className={styles.choices}>
            {rows.data.map(({ id, name, description }) => (
              <li key={id}>
                <Checkbox
                  checked={ticked.has(id)}
                  disabled={taken.has(name.toLowerCase())}
                  onChange={() => tick(id)}
                  labelElement={
                    <>
                      {name}
                      <span className="wb-muted">
                        {taken.has(name.toLowerCase()) ? ' (there already)' : description && `, ${description}`}
                      </span>
                    </>
                  }
                />
              </li>
            ))}
          </ul>
        )}
        <DialogFault text={fault} />
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Cancel" onClick={onClose} disabled={busy} />
            <Button
              intent="primary"
              text={ticked.size === 0 ? 'Add' : `Add ${ticked.size}`}
              loading={busy}
              disabled={ticked.size === 0}
              onClick={() => void confirm()}
            />
          </>
        }
      />
    </Dialog>
  )
}
