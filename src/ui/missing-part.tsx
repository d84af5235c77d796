import type { ComponentType } from 'react'
import { Button } from '@blueprintjs/core'
import { reloadFresh } from '#src/ui/load-screen.ts'
import { EmptyState } from './EmptyState.tsx'

/**
 * For `lazy`: fetches the code of a part of a screen, and where that fails says so in its place. The rest of the screen stays; a
 * failure handed on to React would take all of it away.
 * @param what as a sentence begins, `The map`
 */
export async function orMissing<Props extends object>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
): Promise<{ default: ComponentType<Props> }> {
  try {
    return { default: await load() }
  } catch {
    return { default: () => <MissingPart what={what} /> }
  }
}

function MissingPart({ what }: { readonly what: string }) {
  return (
    <div role="alert">
      <EmptyState title={`${what} could not be loaded`} actions={<Button text="Reload Page" onClick={reloadFresh} />} />
    </div>
  )
}
