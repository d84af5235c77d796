import { type ComponentType, useEffect, useReducer } from 'react'
import { reloadFresh } from '#src/lib/load-screen.ts'
import { during, type Wait } from '#src/lib/waits.ts'
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
 * fallback in between.
 */
export function later<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>): Later<Props> {
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
    useEffect(() => {
      if (isHere) return undefined
      let isShown = true
      const fetchAndDraw = () => {
        during(codeComing, load()).then(
          () => isShown && redraw(),
          (error: unknown) => isShown && showError(error, { action: 'load a part of the page', retry: fetchAndDraw }),
        )
      }
      fetchAndDraw()
      return () => {
        isShown = false
      }
    }, [isHere])
    const Code = code
    return Code === null ? null : <Code {...props} />
  }

  return { Part, load }
}
