import type { ComponentProps } from 'react'
import { PopoverNext, PopupKind } from '@blueprintjs/core'
import { MenuKeys } from './MenuKeys.tsx'

export type PopoverProps = ComponentProps<typeof PopoverNext>

/** Blueprint's popover in a file of its own: it brings its placement and overlays, which a page needs only at a press. */
export function Popover({ content, ...props }: PopoverProps) {
  const isMenu = props.popupKind === PopupKind.MENU && typeof content !== 'function'
  return <PopoverNext {...props} content={isMenu ? <MenuKeys>{content}</MenuKeys> : content} />
}
