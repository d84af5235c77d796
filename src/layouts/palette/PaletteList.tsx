import { type KeyboardEvent, useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useState } from 'react'
import { KeyHint } from '#src/ui/KeyHint.tsx'
import { type Command, commandGroups, type CommandSearch } from './command.ts'
import type { PaletteListProps } from './palette-props.ts'
import { useActCommands } from './use-act-commands.tsx'
import { useFoundCommands } from './use-found-commands.tsx'
import { useKnownCommands } from './use-known-commands.tsx'
import styles from './palette.module.css'

/** What the words in the palette's field find. Enter never takes what is still on its way, but waits for it. */
export function PaletteList(props: PaletteListProps) {
  const { id, query, onQuery, keys, isEntered, onActive, onClose } = props
  const act = useActCommands(query)
  const known = useKnownCommands(query, props)
  const words = useFoundCommands(act === null ? query : '', props)
  const found = act ?? words
  const commands = [...known, ...found.commands].toSorted((a, b) => rankOf(a) - rankOf(b))
  const [walked, setWalked] = useState({ query: '', to: '' })
  const [waitingFor, setWaitingFor] = useState<string | null>(null)
  const at = walked.query === query ? commands.findIndex((command) => command.id === walked.to) : 0
  const active = commands[Math.max(at, 0)]
  const alternative = commands.find((command) => command.isAlternative)
  const optionId = active && `${id}-${active.id}`

  // What is still on its way may belong above what is here, unless that is known for certain or was walked to.
  const isSettled =
    !found.isSearching ||
    walked.query === query ||
    (active !== undefined && (active.isMeant ?? (known.includes(active) && active.isByWords !== true)))

  const run = (command: Command) => {
    if (typeof command.run === 'string') {
      onQuery(command.run)
      return
    }
    onClose()
    command.run()
  }
  const walkTo = (index: number) => {
    const next = commands.at(index % Math.max(commands.length, 1))
    if (next !== undefined) setWalked({ query, to: next.id })
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') walkTo(Math.max(at, 0) + 1)
    else if (event.key === 'ArrowUp') walkTo(Math.max(at, 0) - 1)
    else if (event.key === 'Enter' && alternative !== undefined && (event.ctrlKey || event.metaKey)) run(alternative)
    else if (event.key === 'Enter' && active !== undefined && isSettled) run(active)
    else if (event.key === 'Enter') setWaitingFor(query)
    else return
    event.preventDefault()
  }
  useImperativeHandle(keys, () => onKey)

  const takeFirst = useEffectEvent(() => active !== undefined && run(active))
  const isDue = (isEntered || waitingFor === query) && !found.isSearching
  useEffect(() => {
    if (isDue) takeFirst()
  }, [isDue])

  useLayoutEffect(() => {
    onActive(optionId)
    if (optionId !== undefined) document.getElementById(optionId)?.scrollIntoView({ block: 'nearest' })
  }, [optionId, onActive])

  return (
    <>
      <div id={id} className={styles.list} role="listbox" aria-label="Found">
        {commandGroups.map((group) => {
          const entries = commands.filter((command) => command.group === group)
          return entries.length === 0 ? null : (
            <div key={group} role="group" aria-label={group}>
              <div className={`wb-label ${styles.group}`} aria-hidden="true">
                {group}
              </div>
              {entries.map((command) => (
                <Option
                  key={command.id}
                  id={`${id}-${command.id}`}
                  command={command}
                  isActive={command === active}
                  onPick={() => run(command)}
                />
              ))}
            </div>
          )
        })}
      </div>
      <p className={styles.status} role="status">
        {statusText(commands.length, found)}
      </p>
    </>
  )
}

interface OptionProps {
  readonly id: string
  readonly command: Command
  readonly isActive: boolean
  readonly onPick: () => void
}

function Option({ id, command: { text, detail, hint, icon, isAlternative }, isActive, onPick }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onMouseUp={onPick}
      tabIndex={-1}
    >
      <span className={styles.icon}>{icon}</span>
      <span className={styles.text}>
        {text}
        {detail !== undefined && <span className={styles.detail}> {detail}</span>}
      </span>
      {isAlternative && <KeyHint combination="mod+enter" />}
      {hint !== undefined && <span className={styles.hint}> {hint}</span>}
    </div>
  )
}

function rankOf({ group }: Command): number {
  return commandGroups.indexOf(group)
}

function statusText(count: number, { isSearching, failed, note }: CommandSearch): string {
  if (isSearching) return 'Searching…'
  if (failed) return 'Not everything could be searched. Type on to try again.'
  return note ?? (count === 0 ? 'Nothing by that name' : '')
}
