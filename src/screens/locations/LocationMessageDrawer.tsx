import { Drawer } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { statusOf } from '#src/api/errors.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { useCloseDrawer } from './use-drawer-route.ts'

interface LocationPanelProps {
  readonly title: string
  readonly children: ReactNode
}

/** A drawer of the address book that holds no form. */
export function LocationPanel({ title, children }: LocationPanelProps) {
  return (
    <Drawer className="wb-location-drawer" isOpen title={title} size="min(560px, 100vw)" onClose={useCloseDrawer()}>
      {children}
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
