import type { CountedWords } from '#domain/amounts/count-text.ts'
import { statusOf } from '#src/http/errors.ts'
import type { ResourcePaths } from '#src/paths.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SideDrawer, SideDrawerBody } from '#src/ui/SideDrawer.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { useCloseDrawer } from '#src/ui/use-close-drawer.ts'
import { ListedNowhere } from './use-addressed-row.ts'

interface MessageDrawerProps {
  /** The screen under it. */
  readonly paths: Pick<ResourcePaths, 'list'>
  readonly title: string
  readonly text: string
}

/** Says why the drawer holds nothing. */
export function MessageDrawer({ paths, title, text }: MessageDrawerProps) {
  return (
    <SideDrawer title={title} onClose={useCloseDrawer(paths.list())}>
      <EmptyState title="Nothing to do here">{text}</EmptyState>
    </SideDrawer>
  )
}

interface PendingBodyProps {
  readonly words: CountedWords
  readonly error: unknown
  readonly retry: () => void
}

/** In a drawer: a row that is loading, or that could not be loaded. */
export function PendingBody({ words, error, retry }: PendingBodyProps) {
  return (
    <SideDrawerBody>
      {error === null ? (
        <SkeletonLines count={8} what={`the ${words.one}`} />
      ) : statusOf(error) === 404 || statusOf(error) === 400 || error instanceof ListedNowhere ? (
        <EmptyState title={`No such ${words.one}`}>
          It is not one of your {words.many}, or the address of this page was mistyped.
        </EmptyState>
      ) : (
        <ErrorState title={`The ${words.one} could not be loaded`} error={error} retry={retry} />
      )}
    </SideDrawerBody>
  )
}
