import { useEffect } from 'react'
import { Button } from '@blueprintjs/core'
import { WarningSign } from '@blueprintjs/icons'
import { useRouteError } from 'react-router-dom'
import { reloadFresh, ScreenLoadError } from './ui/load-screen.ts'
import { reportFailure } from './session/report-failure.ts'
import { EmptyState } from './ui/EmptyState.tsx'

const reload = <Button intent="primary" text="Reload Page" onClick={reloadFresh} />

/** In the place of a screen that failed: while loading its code, or while drawing it. */
export function RouteFailure() {
  const error = useRouteError()
  return error instanceof ScreenLoadError ? <LoadFailure /> : <RenderFailure error={error} />
}

function LoadFailure() {
  return (
    <div role="alert">
      <EmptyState isScreen icon={<WarningSign size={18} />} title="This screen could not be loaded" actions={reload}>
        A new version may have been released, or the connection was lost. Reload the page to go on.
      </EmptyState>
    </div>
  )
}

function RenderFailure({ error }: { readonly error: unknown }) {
  useEffect(() => reportFailure(error), [error])
  return (
    <div role="alert">
      <EmptyState isScreen icon={<WarningSign size={18} />} title="Uh oh!" actions={reload}>
        An unexpected error occurred. Worry not, our team has been notified and will fix it as soon as possible.
      </EmptyState>
    </div>
  )
}
