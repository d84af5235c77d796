import { type ReactNode, useRef, useState } from 'react'
import { TextForm, type TextFormProps } from './TextForm.tsx'
import { useReturnFocus } from './use-return-focus.ts'
import styles from './disputes.module.css'

interface TextBehindButtonProps extends Omit<TextFormProps, 'onClose'> {
  /** What opens the form, and stands there again once it is closed. */
  readonly children: (open: () => void) => ReactNode
}

/** A form in the place of the buttons that open it, which have the focus again afterwards. */
export function TextBehindButton({ children, ...form }: TextBehindButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useReturnFocus(isOpen, () => place.current?.querySelector('button'))
  return (
    <div ref={place} className={`wb-no-print ${styles.place}`}>
      {isOpen ? <TextForm {...form} onClose={() => setOpen(false)} /> : children(() => setOpen(true))}
    </div>
  )
}
