import { type ComponentProps, useEffect, useRef } from 'react'
import { Classes, PopoverNext, PopupKind } from '@blueprintjs/core'
import { MenuKeys } from './MenuKeys.tsx'
import { isFocusLost } from './use-focus-back.ts'

export type PopoverProps = Omit<
  ComponentProps<typeof PopoverNext>,
  'shouldReturnFocusOnClose' | 'targetProps' | 'onOpening' | 'onClosed' | 'transitionDuration'
>

/** As long as Blueprint's style sheet fades it: for longer, what nobody sees any more would take the presses. */
const fadeMs = 100

/** Who has taken the focus while a popover was open or closing. */
interface Watch {
  takenBy: HTMLElement | null
  readonly end: () => void
}

/**
 * Blueprint's popover in a file of its own: it brings its placement and overlays, which a page needs only at a press. It
 * gives the focus back at the end of its closing, unless the page or the dialog that it led to has taken it by then:
 * Blueprint would take it away from there. On a busy machine a frame of its opening is drawn so late that it pulls the focus into the
 * popover again; then the focus goes back to the element that had it.
 */
export function Popover({ content, ...props }: PopoverProps) {
  const button = useRef<HTMLElement | null>(null)
  const watch = useRef<Watch | null>(null)
  const endWatch = () => {
    watch.current?.end()
    watch.current = null
  }
  useEffect(() => endWatch, [])
  const isMenu = props.popupKind === PopupKind.MENU && typeof content !== 'function'
  return (
    <PopoverNext
      {...props}
      targetProps={{ onFocus: ({ target }) => (button.current = target) }}
      shouldReturnFocusOnClose={false}
      transitionDuration={fadeMs}
      onOpening={(popup) => {
        endWatch()
        watch.current = watchFocus(popup)
      }}
      onClosed={(popup) => {
        const takenBy = watch.current?.takenBy
        endWatch()
        if (isFocusLost() || overlayOf(popup)?.contains(document.activeElement))
          (takenBy?.isConnected === true ? takenBy : button.current)?.focus()
      }}
      content={isMenu ? <MenuKeys>{content}</MenuKeys> : content}
    />
  )
}

function watchFocus(popup: HTMLElement): Watch {
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && !overlayOf(popup)?.contains(target)) watch.takenBy = target
  }
  const watch: Watch = { takenBy: null, end: () => document.removeEventListener('focusin', note) }
  document.addEventListener('focusin', note)
  return watch
}

function overlayOf(popup: HTMLElement): Element | null {
  return popup.closest(`.${Classes.OVERLAY}`)
}
