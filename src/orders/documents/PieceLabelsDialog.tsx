import { useState } from 'react'
import { Button, Dialog, DialogBody, DialogFooter, FormGroup, InputGroup } from '@blueprintjs/core'
import { Download, Print } from '@blueprintjs/icons'
import { countText } from '#domain/amounts/count-text.ts'
import { firstPieces, mostPieceLabels, pieceRangeFault, type PieceRange } from '#domain/orders/piece-labels.ts'
import { focusStart } from '#src/ui/start-focus.ts'
import { useFocusBack } from '#src/ui/use-focus-back.ts'

interface PieceLabelsDialogProps {
  readonly pieces: number
  readonly onPrint: (range: PieceRange) => void
  readonly onDownload: (range: PieceRange) => void
  readonly onClose: () => void
}

const ends = [
  { end: 'firstPiece', label: 'First piece' },
  { end: 'lastPiece', label: 'Last piece' },
] as const

/** Which of the many pieces of an order get a label now. */
export function PieceLabelsDialog({ pieces, onPrint, onDownload, onClose }: PieceLabelsDialogProps) {
  useFocusBack()
  const [typed, setTyped] = useState(() => {
    const { firstPiece, lastPiece } = firstPieces(pieces)
    return { firstPiece: String(firstPiece), lastPiece: String(lastPiece) }
  })
  const range = { firstPiece: wholeNumber(typed.firstPiece), lastPiece: wholeNumber(typed.lastPiece) }
  const fault = faultOf(range, pieces)
  const take = (act: (range: PieceRange) => void) => () => {
    if (fault !== null) return
    act(range)
    onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} onOpened={focusStart} title="Labels for pieces">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          take(onPrint)()
        }}
      >
        <DialogBody>
          <p>
            The order has {countText(pieces, { one: 'piece', many: 'pieces' })}. At most {mostPieceLabels} labels are
            printed at a time.
          </p>
          {ends.map(({ end, label }) => {
            const message = fault?.end === end ? fault.message : null
            return (
              <FormGroup
                key={end}
                label={label}
                labelFor={`labels-${end}`}
                intent={message === null ? 'none' : 'danger'}
                helperText={message === null ? undefined : <span role="alert">{message}</span>}
              >
                <InputGroup
                  id={`labels-${end}`}
                  data-start-focus={end === 'firstPiece' || undefined}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={9}
                  value={typed[end]}
                  aria-invalid={message !== null}
                  onChange={({ currentTarget }) => setTyped({ ...typed, [end]: currentTarget.value })}
                />
              </FormGroup>
            )
          })}
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text="Cancel" onClick={onClose} />
              <Button icon={<Download />} text="Download" disabled={fault !== null} onClick={take(onDownload)} />
              <Button type="submit" intent="primary" icon={<Print />} text="Print" disabled={fault !== null} />
            </>
          }
        />
      </form>
    </Dialog>
  )
}

/** NaN for what is none. */
function wholeNumber(typed: string): number {
  return /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN
}

function faultOf(
  range: PieceRange,
  pieces: number,
): { readonly end: keyof PieceRange; readonly message: string } | null {
  const unread = ends.find(({ end }) => !(range[end] >= 1))
  return unread ? { end: unread.end, message: 'Enter a number from 1' } : pieceRangeFault(range, pieces)
}
