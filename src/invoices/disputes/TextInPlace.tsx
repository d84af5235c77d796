import { type ReactNode, useEffect, useRef, useState } from 'react'
import { giveFocusBack } from '#src/ui/use-focus-back.ts'
import { TextForm, type TextFormProps } from './TextForm.tsx'
import styles from './disputes.module.css'

interface TextInPlaceProps extends Omit<TextFormProps, 'onClose'> {
  /** What opens the form, and stands there again once it is closed. */
  readonly children: (open: () => void) => ReactNode
}

/** A form in the place of the buttons that open it, which have the focus again afterwards. */
export function TextInPlace({ children, ...form }: TextInPlaceProps) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) place.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  // What is answered may leave the list with all that is in it.
  useEffect(() => () => giveFocusBack(null), [])
  return (
    <div ref={place} className={`wb-no-print ${styles.place}`}>
      {isOpen ? <TextForm {...form} onClose={() => setOpen(false)} /> : children(() => setOpen(true))}
    </div>
  )
}
