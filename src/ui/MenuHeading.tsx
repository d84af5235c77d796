import { Classes } from '@blueprintjs/core'

/** Names the entries of a menu under it. Blueprint's own is an `h6`, which skips every level of the page's headings. */
export function MenuHeading({ children }: { readonly children: string }) {
  return (
    <li className={Classes.MENU_HEADER} role="presentation">
      <span>{children}</span>
    </li>
  )
}
