import type { ComponentProps } from 'react'
import { PopoverNext } from '@blueprintjs/core'

export type PopoverProps = ComponentProps<typeof PopoverNext>

/** Blueprint's popover in a file of its own: it brings its placement and overlays, which a page needs only at a press. */
export function Popover(props: PopoverProps) {
  return <PopoverNext {...props} />
}
