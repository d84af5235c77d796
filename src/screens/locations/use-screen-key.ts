import { useEffect, useEffectEvent } from 'react'
import { isTyping, useHotkey } from '#src/ui/hotkeys.ts'

interface ScreenKey {
  /** A single key, such as `n`. */
  readonly key: string
  readonly label: string
  readonly group: string
  readonly disabled: boolean
}

/**
 * A key of this screen that goes before the same key of the shell: here `n` adds a place, elsewhere an order. It listens
 * on the way down, so that it is first whichever of the two was mounted first, and rests while one types or a drawer is
 * open.
 */
export function useScreenKey({ key, label, group, disabled }: ScreenKey, run: () => void): void {
  useHotkey({ combination: key, label, group, disabled }, run)

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== key || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event.target) || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return
    event.preventDefault()
    run()
  })

  useEffect(() => {
    if (disabled) return
    const onKeyDown = (event: KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [disabled])
}
