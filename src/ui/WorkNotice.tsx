import { useLongestWait } from '#src/lib/waits.ts'
import { WaitNotice } from './OnItsWay.tsx'

/** What is being done by a call; all else is saving. */
const words: readonly (readonly [ending: RegExp, label: string])[] = [
  [/\/delivery-orders\/bulk$/, 'Assigning'],
  [/\/unassign$/, 'Retracting the driver'],
  [/\/cancelled$/, 'Cancelling the order'],
  [/\/comments$/, 'Sending the comment'],
  [/^DELETE /, 'Deleting'],
  [/\/archive$/, 'Archiving'],
  [/\/restore$/, 'Restoring'],
  [/^POST \/delivery-orders$/, 'Placing the order'],
  [/^[A-Z]+ \//, 'Saving'],
]

/** Says what takes long and has no place of its own: what was asked to be done, and code. Stands once, at the root. */
export function WorkNotice() {
  const wait = useLongestWait()
  return wait === undefined ? null : (
    <div role="status" className="wb-at-work">
      <WaitNotice label={words.find(([ending]) => ending.test(wait.label))?.[1] ?? wait.label} out={wait.out} />
    </div>
  )
}
