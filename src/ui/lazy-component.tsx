import { type ComponentType, useEffect, useReducer, useState } from 'react'
import { reloadFresh } from '#src/ui/load-screen.ts'
import { trackWait, type Wait } from '#src/lib/waits.ts'
import { showError } from './error-dialog.ts'

const codeComing: Wait = { label: 'Loading a part of the page', out: { label: 'Reload page', run: reloadFresh } }

/** A component whose code is fetched only when somebody is about to need it. */
interface Later<Props extends object> {
  /** Draws nothing until the code is here, and at once when it is here already. */
  readonly Part: ComponentType<Props>
  /** Fetches the code; a second call waits for the first, and one after a failure tries again. */
  readonly load: () => Promise<void>
}

/**
 * Unlike React's `lazy`, a component that was fetched beforehand is drawn in the very render that asks for it, without a
 * fallback in between. Until a part that `covers` the page is there, or has failed, the keys of the page rest as they will under it:
 * what is typed in a hurry would otherwise do something else.
 */
export function lazyComponent<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  { covers = false } = {},
): Later<Props> {
  let code: ComponentType<Props> | null = null
  let running: Promise<void> | null = null

  const load = (): Promise<void> => {
    running ??= fetchCode().then(
      (fetched) => {
        code = fetched
      },
      (error: unknown) => {
        running = null
        throw error
      },
    )
    return running
  }

  function Part(props: Props) {
    const [, redraw] = useReducer((count: number) => count + 1, 0)
    const isHere = code !== null
    const [hasFailed, setFailed] = useState(false)
    useEffect(() => {
      if (isHere) return undefined
      let isShown = true
      const fetchAndDraw = () => {
        setFailed(false)
        trackWait(codeComing, load()).then(
          () => isShown && redraw(),
          (error: unknown) => {
            if (!isShown) return
            setFailed(true)
            showError(error, { action: 'load a part of the page', retry: fetchAndDraw })
          },
        )
      }
      fetchAndDraw()
      return () => {
        isShown = false
      }
    }, [isHere])
    const Code = code
    if (Code !== null) return <Code {...props} />
    return covers && !hasFailed && <span hidden data-covers />
  }

  return { Part, load }
}
