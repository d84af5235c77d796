import { Button, Classes, Drawer } from '@blueprintjs/core'
import { SmallCross } from '@blueprintjs/icons'
import { type ReactNode, useId } from 'react'
import { useFocusBack } from './use-focus-back.ts'
import './side-drawer.css'

interface SideDrawerProps {
  readonly title: string
  readonly onClose: () => void
  /** Pixels, as far as the window has them. */
  readonly width?: number
  /** A `SideDrawerBody`, and a `SideDrawerFoot` when there is something to do. */
  readonly children: ReactNode
}

/**
 * A drawer at the right to read in; forms have `SchemaDrawer`. Blueprint's own is no dialog to a screen reader, and its
 * heading skips two levels: both are given here.
 */
export function SideDrawer({ title, onClose, width = 560, children }: SideDrawerProps) {
  const titleId = useId()
  useFocusBack()
  return (
    <Drawer className="wb-side-drawer" isOpen size={`min(${width}px, 100vw)`} onClose={onClose} onOpened={takeFocus}>
      <div className="wb-side-panel" role="dialog" aria-modal="true" aria-labelledby={titleId}>
        <div className={Classes.DRAWER_HEADER}>
          <h2 className={Classes.HEADING} id={titleId}>
            {title}
          </h2>
          <Button variant="minimal" icon={<SmallCross size={20} />} aria-label="Close" onClick={onClose} />
        </div>
        {children}
      </div>
    </Drawer>
  )
}

/** What goes away as the drawer opens, such as a snackbar, takes the focus with it. */
function takeFocus(panel: HTMLElement): void {
  if (!panel.contains(document.activeElement)) panel.querySelector<HTMLElement>('button, a[href]')?.focus()
}

/** What scrolls, in parts. */
export function SideDrawerBody({ children }: { readonly children: ReactNode }) {
  return <div className="wb-side-body">{children}</div>
}

interface SideDrawerPartProps {
  /** The first part needs none: the drawer is named already. */
  readonly title?: string
  readonly children: ReactNode
}

export function SideDrawerPart({ title, children }: SideDrawerPartProps) {
  return (
    <section className="wb-side-part">
      {title !== undefined && <h3 className="wb-label">{title}</h3>}
      {children}
    </section>
  )
}

/** Said first, because the rest is to be read with it in mind: "Archived." */
export function SideDrawerNote({ children }: { readonly children: ReactNode }) {
  return <p className="wb-side-note">{children}</p>
}

/** The acts, the one most often done last. */
export function SideDrawerFoot({ children }: { readonly children: ReactNode }) {
  return <div className="wb-side-foot">{children}</div>
}
