import { Button, Classes, Drawer } from '@blueprintjs/core'
import { SmallCross } from '@blueprintjs/icons'
import { type ReactNode, useId } from 'react'
import { statusOf } from '#src/api/errors.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { useCloseDrawer } from './use-drawer-route.ts'

interface LocationPanelProps {
  readonly title: string
  readonly children: ReactNode
}

/**
 * A drawer of the address book that holds no form. Blueprint's own is no dialog to a screen reader, and its heading skips
 * two levels: both are given here.
 */
export function LocationPanel({ title, children }: LocationPanelProps) {
  const close = useCloseDrawer()
  const titleId = useId()
  return (
    <Drawer className="wb-location-drawer" isOpen size="min(560px, 100vw)" onClose={close}>
      <div className="wb-location-panel" role="dialog" aria-modal="true" aria-labelledby={titleId}>
        <div className={Classes.DRAWER_HEADER}>
          <h2 className={Classes.HEADING} id={titleId}>
            {title}
          </h2>
          <Button variant="minimal" icon={<SmallCross size={20} />} aria-label="Close" onClick={close} />
        </div>
        {children}
      </div>
    </Drawer>
  )
}

/** Says why the drawer holds nothing. */
export function LocationMessageDrawer({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <LocationPanel title={title}>
      <EmptyState title="Nothing to do here">{text}</EmptyState>
    </LocationPanel>
  )
}

interface LocationPendingProps {
  readonly title: string
  readonly error: unknown
  readonly retry: () => void
}

/** A place that is loading, or that could not be loaded. */
export function LocationPendingDrawer({ title, error, retry }: LocationPendingProps) {
  return (
    <LocationPanel title={title}>
      <div className="wb-location-body">
        {error === null ? (
          <SkeletonLines count={8} />
        ) : statusOf(error) === 404 || statusOf(error) === 400 ? (
          <EmptyState title="No such location">
            It is not in this address book, or the address of this page was mistyped.
          </EmptyState>
        ) : (
          <ErrorState title="The location could not be loaded" error={error} retry={retry} />
        )}
      </div>
    </LocationPanel>
  )
}
