import type { ReactElement } from 'react'
import { MenuItem } from '@blueprintjs/core'
import { useHref, useLinkClickHandler } from 'react-router-dom'

interface MenuLinkProps {
  readonly to: string
  readonly text: string
  readonly icon?: ReactElement
}

/** An entry of a popover menu that leads to a page of this application, and is a real link. */
export function MenuLink({ to, text, icon }: MenuLinkProps) {
  const href = useHref(to)
  const go = useLinkClickHandler<HTMLAnchorElement>(to)
  return <MenuItem href={href} text={text} icon={icon} onClick={(event) => go(event)} />
}
