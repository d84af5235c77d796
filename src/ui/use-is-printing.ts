import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed. A part that a screen draws only in part is then drawn whole. */
export function useIsPrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const print = window.matchMedia('print')
    // The browser takes its picture when the listeners are done.
    const follow = () => flushSync(() => setPrinting(print.matches))
    print.addEventListener('change', follow)
    return () => print.removeEventListener('change', follow)
  }, [])
  return printing
}
