import { useLongestWait } from '#src/lib/waits.ts'
import { StillWaiting } from './OnItsWay.tsx'

/** Says what takes long and has no place of its own: what was asked to be done, and code. Stands once, at the root. */
export function StillAtWork() {
  const wait = useLongestWait()
  return wait === undefined ? null : (
    <div role="status" className="wb-at-work">
      <StillWaiting label={wait.label} out={wait.out} />
    </div>
  )
}
