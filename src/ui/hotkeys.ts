import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

export interface Hotkey {
  /** `n`, `/`, `?`, `escape`, `mod+k` (Ctrl or meta), `meta+\` */
  readonly combination: string
  /** What it does, as the list of keys says it. */
  readonly label: string
  /** Heading in the list of keys. */
  readonly group: string
}

let registered: readonly Hotkey[] = []
const listeners = new Set<() => void>()

function register(next: readonly Hotkey[]): void {
  registered = next
  listeners.forEach((listener) => listener())
}

/** True where keys are text: fields, editors and the search boxes of lists. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true
  if (target instanceof HTMLInputElement)
    return !['button', 'checkbox', 'radio', 'submit', 'reset'].includes(target.type)
  return target.closest('[role="listbox"], [role="combobox"]') !== null
}

/** Whether Enter already means something where the focus is: a link follows it, a button is pressed by it. */
function takesEnter(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href], button, summary, [role="button"]') !== null
}

/** Whether a dialog or drawer lies over the page: the keys of the page rest until it begins to go. */
function isCovered(): boolean {
  const dialogs = document.querySelectorAll('dialog, [role="dialog"], [role="alertdialog"]')
  return [...dialogs].some((dialog) => dialog.closest('.bp6-overlay-exit, .bp6-popover-exit') === null)
}

function matches(event: KeyboardEvent, combination: string): boolean {
  const keys = combination.toLowerCase().split('+')
  const key = keys.at(-1)
  const withModifier = event.ctrlKey || event.metaKey
  if (event.altKey || event.key.toLowerCase() !== key) return false
  if (keys.includes('mod')) return withModifier
  if (keys.includes('meta')) return event.metaKey
  // Shift belongs to the character: `?` is typed with it on most keyboards.
  return !withModifier
}

interface HotkeyOptions extends Hotkey {
  readonly disabled?: boolean
  /** Whether it also works above dialogs and while typing; only combinations with a modifier may. */
  readonly everywhere?: boolean
}

/** Listens for a key while the component stands. Nothing steals a key while someone types or a dialog is open. */
export function useHotkey(options: HotkeyOptions, run: () => void): void {
  const { combination, label, group, disabled = false, everywhere = false } = options
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || !matches(event, combination)) return
    if (!everywhere && (isTyping(event.target) || isCovered())) return
    if (combination === 'enter' && takesEnter(event.target)) return
    event.preventDefault()
    run()
  })

  useEffect(() => {
    if (disabled) return
    const hotkey = { combination, label, group }
    register([...registered, hotkey])
    const onKeyDown = (event: KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      register(registered.filter((other) => other !== hotkey))
    }
  }, [combination, label, group, disabled])
}

/** The keys that work at this moment. */
export function useRegisteredHotkeys(): readonly Hotkey[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => registered,
  )
}
