import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { DiscardAlert } from '../DiscardAlert.tsx'
import type { EntityPaths } from '../entity-search.tsx'
import { fieldUi } from '../ui-schema.ts'
import { useUnitPreference } from '../unit-preference.tsx'
import { useEntityNames } from '../widgets/Entity/use-entities.ts'
import type { TheirChange } from './merge-edits.ts'
import { valueWords } from './value-words.ts'
import styles from '#src/forms/forms.module.css'

interface TheirChangesProps {
  readonly changes: readonly TheirChange[]
  /** Takes what the other saved and drops what was changed here. */
  readonly onReload: () => void
}

/** What somebody else changed while the form was open, field by field: what it was, what it is, what I made of it; and the way to theirs. */
export function TheirChanges({ changes, onReload }: TheirChangesProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <ul className={styles.theirChanges}>
        {changes.map((change, index) => (
          <li key={index}>
            <strong>{change.place.join(', ')}:</strong> <ChangeWords change={change} />
          </li>
        ))}
      </ul>
      <Button className={styles.reload} text="Take theirs and drop mine" onClick={() => setAsking(true)} />
      <DiscardAlert guard={{ asking, keepEditing: () => setAsking(false), discard: onReload }} />
    </>
  )
}

function ChangeWords({ change }: { readonly change: TheirChange }) {
  const units = useUnitPreference()
  const { what, was, now, mine, row } = change
  const words = (value: unknown) => <ValueWords change={change} value={value} />
  if (what === 'moved') return 'in another order now'
  if (what !== 'value')
    return (
      <>
        {row ?? words(now)} {rowWords[what]}
      </>
    )
  if (!isEntity(change) && valueWords(change, now, units) === null)
    return mine === undefined ? 'changed' : 'changed, yours stays'
  return (
    <>
      <del>{words(was)}</del> <span aria-hidden="true">→</span>
      <span className="wb-visually-hidden">is now</span> <ins>{words(now)}</ins>
      {mine !== undefined && <>, yours {words(mine.value)}</>}
    </>
  )
}

const rowWords = {
  added: 'added',
  removed: 'removed',
  kept: 'removed; you changed it, so yours stays',
  dropped: 'changed; you removed it',
} as const

/** A value as its field shows it; one that no words can say is told by what is around it. */
function ValueWords({ change, value }: { readonly change: TheirChange; readonly value: unknown }) {
  const units = useUnitPreference()
  const ids = [value].flat().filter((id) => typeof id === 'number')
  if (isEntity(change) && ids.length > 0)
    return <EntityNames of={fieldUi(change.ui).options.of as EntityPaths} ids={ids} />
  return valueWords(change, value, units) ?? 'something else'
}

function isEntity({ ui }: TheirChange): boolean {
  return fieldUi(ui).widget === 'entity'
}

function EntityNames({ of, ids }: { readonly of: EntityPaths; readonly ids: readonly number[] }) {
  const { byId, known } = useEntityNames(of, ids)
  if (!known) return '…'
  return ids.map((id) => byId.get(id)?.name ?? `#${id}`).join(', ')
}
