import { type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { type KeyId, keys } from './keys.ts'

/** What a key does; false leaves the key to whatever else takes it. */
type Run = (event: KeyboardEvent) => unknown

interface Listening {
  readonly id: KeyId
  readonly run: Run
  /** What the keys are about; left out for the page. */
  readonly about: RefObject<Element | null> | undefined
}

let listening: readonly Listening[] = []
const watchers = new Set<() => void>()

function listenTo(next: readonly Listening[]): void {
  if (listening.length === 0) document.addEventListener('keydown', onKeyDown)
  listening = next
  if (listening.length === 0) document.removeEventListener('keydown', onKeyDown)
  watchers.forEach((watch) => watch())
}

/** True where keys are text or choose: fields, editors, menus. From a search the arrow leads on into the list. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement)
    return (
      !['button', 'checkbox', 'radio', 'submit', 'reset'].includes(target.type) &&
      !(target.type === 'search' && key === 'ArrowDown')
    )
  if (target.isContentEditable || target.matches('textarea, select')) return true
  return target.closest('[role="listbox"], [role="combobox"], [role="menu"]') !== null
}

/** Whether Enter already means something where the focus is: a link follows it, a button is pressed by it. */
function takesEnter(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href], button, summary, [role="button"]') !== null
}

/**
 * Whether a dialog or drawer lies over the page, or is about to (lazy-component.tsx): the keys of the page rest until it begins to go.
 * What the keys are about, such as a list, may lie in the drawer itself: that one covers it not.
 */
function isCovered(about: Element | null): boolean {
  const dialogs = document.querySelectorAll('dialog, [role="dialog"], [role="alertdialog"], [data-covers]')
  return [...dialogs].some(
    (dialog) => dialog.closest('.bp6-overlay-exit, .bp6-popover-exit') === null && !dialog.contains(about),
  )
}

function matches(event: KeyboardEvent, pressed: string, combination: string): boolean {
  const modifiers = combination.split('+')
  const key = modifiers.pop() ?? ''
  const withModifier = event.ctrlKey || event.metaKey
  if (event.altKey || pressed !== key) return false
  // Shift belongs to the character: `?` is typed with it on most keyboards.
  if (!/^\W$/.test(key) && event.shiftKey !== modifiers.includes('shift')) return false
  if (modifiers.includes('mod')) return withModifier
  return modifiers.includes('meta') ? event.metaKey : !withModifier
}

/** How long the first of two keys waits for the second, in milliseconds. */
const longestPause = 1_500
/** The first of two keys, `g`, and when it was pressed. */
let firstOfTwo = { key: '', at: 0 }

function onKeyDown(event: KeyboardEvent): void {
  const key = event.key.toLowerCase()
  if (event.defaultPrevented || ['shift', 'control', 'alt', 'meta'].includes(key)) return
  const isSecond = firstOfTwo.key !== '' && event.timeStamp - firstOfTwo.at < longestPause
  const pressed = isSecond ? `${firstOfTwo.key} ${key}` : key
  firstOfTwo = { key: '', at: 0 }
  const isKept = isTaken(event)
  const rests = isKept || isCovered(null)
  // What came last lies innermost.
  for (const { id, run, about } of listening.toReversed())
    for (const combination of keys[id]) {
      // Nothing steals a key while someone types or a dialog is open, but a combination that types nothing and undoes no typing.
      const alsoTyping = /^(mod|meta)/.test(combination) && id !== 'undo'
      if (!matches(event, pressed, combination)) continue
      if (!alsoTyping && (about === undefined ? rests : isKept || isCovered(about.current))) continue
      if ((event.repeat && !/row|page/i.test(id)) || (key === 'enter' && id === 'openRow' && takesEnter(event.target)))
        continue
      if (run(event) === false) continue
      event.preventDefault()
      return
    }
  const begins = listening.some(({ id }) => keys[id].some((combination) => combination.startsWith(`${key} `)))
  if (!isSecond && !rests && begins && matches(event, key, key)) firstOfTwo = { key, at: event.timeStamp }
}

/**
 * Listens for keys while the component stands; what is given as false or undefined is no key at the moment.
 * @param about what the keys are about, where it may lie in a drawer
 */
export function useHotkeys(
  runs: Readonly<Partial<Record<KeyId, Run | false>>>,
  about?: RefObject<Element | null>,
): void {
  const run = useEffectEvent((id: KeyId, event: KeyboardEvent) => {
    const pressed = runs[id]
    return pressed !== undefined && pressed !== false && pressed(event)
  })
  const ids = Object.entries(runs).flatMap(([id, given]) => (given === undefined || given === false ? [] : id))
  const asked = ids.join()
  useEffect(() => {
    const mine: readonly Listening[] = asked
      .split(',')
      .filter((id): id is KeyId => id in keys)
      .map((id) => ({ id, run: (event: KeyboardEvent) => run(id, event), about }))
    listenTo([...listening, ...mine])
    return () => listenTo(listening.filter((other) => !mine.includes(other)))
  }, [asked, about])
}

/** The keys that work at this moment. */
export function useKeysAtWork(): readonly KeyId[] {
  const now = useSyncExternalStore(
    (watch) => {
      watchers.add(watch)
      return () => watchers.delete(watch)
    },
    () => listening,
  )
  return now.map(({ id }) => id)
}
