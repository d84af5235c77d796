import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed: what is drawn only in part on a screen is then drawn whole. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const print = window.matchMedia('print')
    // The browser takes its picture as soon as the listeners are done.
    const follow = () => flushSync(() => setPrinting(print.matches))
    print.addEventListener('change', follow)
    return () => print.removeEventListener('change', follow)
  }, [])
  return printing
}
