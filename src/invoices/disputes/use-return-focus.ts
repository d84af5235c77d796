import { useEffect, useEffectEvent, useRef } from 'react'
import { giveFocusBack } from '#src/ui/use-focus-back.ts'

/**
 * Gives the focus back to what opened a form that stood in its place.
 * @param find the button, as it stands there again
 */
export function useReturnFocus(isOpen: boolean, find: () => HTMLElement | null | undefined): void {
  const wasOpen = useRef(false)
  const giveBack = useEffectEvent(() => find()?.focus())
  useEffect(() => {
    if (wasOpen.current && !isOpen) giveBack()
    wasOpen.current = isOpen
  }, [isOpen])
  // What is answered may leave the list with all that is in it.
  useEffect(() => () => giveFocusBack(null), [])
}
