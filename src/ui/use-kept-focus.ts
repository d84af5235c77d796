import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react'
import { giveFocusBack, isFocusLost } from './use-focus-back.ts'

/**
 * What goes away, archived, moved or filtered out, takes the focus with it: something else gets it.
 * @param drawn what is drawn; the focus is looked after whenever that is another
 */
export function useKeptFocus(drawn: unknown, focusOther: () => void) {
  const isHere = useRef(false)
  const keep = useEffectEvent(() => {
    if (isHere.current && isFocusLost()) focusOther()
  })
  useEffect(() => keep(), [drawn])
  useEffect(() => () => void (isHere.current && giveFocusBack(null)), [])
  return {
    onFocus: () => {
      isHere.current = true
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) isHere.current = false
    },
  }
}
