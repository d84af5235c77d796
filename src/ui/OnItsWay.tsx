import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '@blueprintjs/core'
import { askAgain } from '#src/http/query-client.ts'
import type { WayOut } from '#src/lib/waits.ts'
import './page.css'

/** Milliseconds after which a wait is put into words, and after which there is a way out of it. */
const patienceMs = [2_000, 10_000] as const

const tryAgain: WayOut = { label: 'Try again', run: () => void askAgain() }

interface StillWaitingProps {
  /** As a sentence begins: `Loading orders`. */
  readonly label: string
  /** By default whatever the page waits for is asked again; null where nothing can be done from here. */
  readonly out?: WayOut | null
}

/** Nothing at first; to a person who waits longer, what for. Stands in something with the role `status`, which reads it out. */
export function WaitNotice({ label, out = tryAgain }: StillWaitingProps) {
  const [waited, setWaited] = useState(0)
  useEffect(() => {
    const timers = patienceMs.map((patience, index) => setTimeout(() => setWaited(index + 1), patience))
    return () => timers.forEach(clearTimeout)
  }, [])
  return (
    waited > 0 && (
      <span className="wb-awaited">
        Still {label.charAt(0).toLowerCase() + label.slice(1)}…
        {waited > 1 && (
          <>
            {' '}
            It takes unusually long.
            {out !== null && <Button size="small" text={out.label} onClick={out.run} />}
          </>
        )}
      </span>
    )
  )
}

interface OnItsWayProps extends Partial<StillWaitingProps> {
  readonly className?: string | undefined
  /** The shape of what is coming. */
  readonly children?: ReactNode
}

/** In the place of what is on its way. */
export function OnItsWay({ label = 'Loading', out, className = '', children }: OnItsWayProps) {
  return (
    <div role="status" aria-label={label} className={`wb-awaiting ${className}`}>
      {children}
      <WaitNotice label={label} out={out} />
    </div>
  )
}

/** Over what is still shown of an older question. */
export function NewerOnItsWay({ label }: { readonly label: string }) {
  return (
    <div role="status" className="wb-awaiting-newer">
      <WaitNotice label={label} />
    </div>
  )
}
