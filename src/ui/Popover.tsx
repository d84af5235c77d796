import { type ComponentProps, useRef } from 'react'
import { Classes, PopoverNext, PopupKind } from '@blueprintjs/core'
import { MenuKeys } from './MenuKeys.tsx'
import { isFocusLost } from './use-focus-back.ts'

export type PopoverProps = Omit<
  ComponentProps<typeof PopoverNext>,
  'shouldReturnFocusOnClose' | 'targetProps' | 'onClosed' | 'transitionDuration'
>

/** As long as Blueprint's style sheet fades it: for longer, what nobody sees any more would take the presses. */
const fadeMs = 100

/**
 * Blueprint's popover in a file of its own: it brings its placement and overlays, which a page needs only at a press. It
 * gives the focus back at the end of its closing, unless the page or the dialog that it led to has taken it by then:
 * Blueprint would take it away from there.
 */
export function Popover({ content, ...props }: PopoverProps) {
  const button = useRef<HTMLElement | null>(null)
  const isMenu = props.popupKind === PopupKind.MENU && typeof content !== 'function'
  return (
    <PopoverNext
      {...props}
      targetProps={{ onFocus: ({ target }) => (button.current = target) }}
      shouldReturnFocusOnClose={false}
      transitionDuration={fadeMs}
      onClosed={(popup) => {
        const overlay = popup.closest(`.${Classes.OVERLAY}`)
        if (isFocusLost() || overlay?.contains(document.activeElement)) button.current?.focus()
      }}
      content={isMenu ? <MenuKeys>{content}</MenuKeys> : content}
    />
  )
}
