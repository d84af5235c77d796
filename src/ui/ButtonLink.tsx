import type { ComponentProps } from 'react'
import { AnchorButton } from '@blueprintjs/core'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type ButtonLinkProps = Omit<ComponentProps<typeof AnchorButton>, 'href' | 'onClick'> & { readonly to: string }

/** A button that leads to a page of this application, and is a real link: it opens in a new tab as one expects. */
export function ButtonLink({ to, ...button }: ButtonLinkProps) {
  const href = useHref(to)
  const go = useLinkClickHandler<HTMLElement>(to)
  return <AnchorButton {...button} href={href} onClick={(event) => go(event as React.MouseEvent<HTMLAnchorElement>)} />
}
