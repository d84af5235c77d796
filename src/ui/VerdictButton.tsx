import { type ComponentProps, useId } from 'react'
import { Button, Tooltip } from '@blueprintjs/core'
import type { Verdict } from '#src/access/verdict.ts'

type VerdictButtonProps = Omit<ComponentProps<typeof Button>, 'disabled'> & { readonly verdict: Verdict }

/** A button for an act. Refused, it stays where it is, keeps its place in the tab order and says why. */
export function VerdictButton({ verdict, onClick, ...button }: VerdictButtonProps) {
  const reasonId = useId()
  if (verdict.allowed) return <Button {...button} onClick={onClick} />
  return (
    <Tooltip content={verdict.reason} placement="bottom">
      <>
        <Button {...button} intent="none" className="bp6-disabled" aria-disabled aria-describedby={reasonId} />
        <span id={reasonId} className="wb-visually-hidden">
          {verdict.reason}
        </span>
      </>
    </Tooltip>
  )
}
