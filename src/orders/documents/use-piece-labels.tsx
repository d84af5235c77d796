import { useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { countText } from '#domain/amounts/count-text.ts'
import { firstPieces, mostPieceLabels, type PieceRange } from '#domain/orders/piece-labels.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { downloadDocument, openDocument, pieceLabels } from './documents.ts'

const range = lazyComponent(async () => (await import('./PieceLabelsDialog.tsx')).PieceLabelsDialog, {
  covers: true,
})

interface PieceLabels {
  /** What the button says; null for an order of one piece, whose label is the one for the order. */
  readonly words: string | null
  /** Both ask which pieces when there are more of them than labels are printed at a time. */
  readonly print: () => void
  readonly download: () => void
  /** Stands wherever the button does not go away with what it stands in. */
  readonly dialog: ReactNode
}

/** A label for each piece of an order, where one chooses between those and the one for the order. */
export function usePieceLabels({
  id,
  totalParcels: pieces,
}: {
  readonly id: number
  readonly totalParcels: number
}): PieceLabels {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const telling = (act: Promise<unknown>, action: string) =>
    void act.catch((error: unknown) => showError(error, { action }))
  const print = (chosen: PieceRange) =>
    telling(
      openDocument(client, id, pieceLabels(chosen)).then((tab) => tab?.print()),
      'print the labels',
    )
  const download = (chosen: PieceRange) =>
    telling(downloadDocument(client, id, pieceLabels(chosen)), 'download the labels')
  const orAsk = (act: (chosen: PieceRange) => void) => () =>
    pieces > mostPieceLabels ? setAsking(true) : act(firstPieces(pieces))
  return {
    words: pieces > 1 ? `${countText(pieces, { one: 'label', many: 'labels' })}, one for each piece` : null,
    print: orAsk(print),
    download: orAsk(download),
    dialog: isAsking && (
      <range.Part pieces={pieces} onPrint={print} onDownload={download} onClose={() => setAsking(false)} />
    ),
  }
}
