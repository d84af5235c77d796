import { useState } from 'react'
import { Button } from '@blueprintjs/core'
import type { EntityPaths } from '#src/forms/entity-search.tsx'
import { useEntities } from '#src/forms/widgets/Entity/use-entities.ts'
import { PickList } from '#src/tables/PickList.tsx'
import '#src/ui/pick-list.css'

type Chosen = number | 'any' | 'none'

export interface ReferenceMenuProps {
  /** What is looked for, "Driver". */
  readonly title: string
  readonly of: EntityPaths
  /** What is said of any of them and of none, where there may be none. */
  readonly words: Readonly<Partial<Record<'any' | 'none', string>>>
  readonly chosen: Chosen | null
  readonly onChoose: (chosen: Chosen) => void
}

const wholes = ['any', 'none'] as const

/** What opens under a filter by a row of something else. One is looked for as in forms. */
export function ReferenceMenu({ title, of, words, chosen, onChoose }: ReferenceMenuProps) {
  const [search, setSearch] = useState('')
  const one = title.toLowerCase()
  const { options, further, searching, failed, again, more } = useEntities(of, search)
  return (
    <div className="wb-pick-popover">
      {wholes.map(
        (whole) =>
          words[whole] !== undefined && (
            <Button
              key={whole}
              variant="minimal"
              fill
              alignText="start"
              active={chosen === whole}
              aria-pressed={chosen === whole}
              text={words[whole]}
              onClick={() => onChoose(whole)}
            />
          ),
      )}
      <PickList
        label={title}
        placeholder="Search"
        search={search}
        onSearch={setSearch}
        options={options.map(({ id, name, detail }) => ({ id, label: name, ...(detail !== undefined && { detail }) }))}
        answered={searching ? null : search.trim()}
        selectedId={typeof chosen === 'number' ? chosen : null}
        onPick={({ id }) => onChoose(id)}
        loading={searching && options.length === 0}
        error={failed ? new Error('The search was not answered') : null}
        retry={again}
        emptyText={search.trim() === '' ? `No ${one} yet` : `No ${one} matches “${search.trim()}”`}
      />
      {further > 0 && <Button variant="minimal" size="small" text={`Show more (${further})`} onClick={more} />}
    </div>
  )
}
