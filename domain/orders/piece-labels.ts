/** Which pieces of an order get a label each, both ends included, counted from 1 through all its parcels. */
export interface PieceRange {
  readonly firstPiece: number
  readonly lastPiece: number
}

/** Labels that are drawn at a time: a roll of a label printer has some 250, and drawing as many takes seconds. */
export const mostPieceLabels = 200

/**
 * What is wrong with a range for an order of so many pieces, by the end that it is wrong with; null when it can be printed.
 */
export function pieceRangeFault(
  { firstPiece, lastPiece }: PieceRange,
  pieces: number,
): { readonly end: keyof PieceRange; readonly message: string } | null {
  if (firstPiece > pieces || lastPiece > pieces) {
    const message = `The order has ${pieces === 1 ? '1 piece' : `${pieces} pieces`}`
    return { end: firstPiece > pieces ? 'firstPiece' : 'lastPiece', message }
  }
  if (lastPiece < firstPiece) return { end: 'lastPiece', message: 'The last piece comes before the first' }
  if (lastPiece - firstPiece < mostPieceLabels) return null
  return { end: 'lastPiece', message: `At most ${mostPieceLabels} labels at a time` }
}

/** The pieces that are suggested: all, or as many of the first as are printed at a time. */
export function firstPieces(pieces: number): PieceRange {
  return { firstPiece: 1, lastPiece: Math.min(pieces, mostPieceLabels) }
}

/** The pieces of a range, each with the parcel that it is one of. */
export function piecesIn<Parcel extends { readonly quantity: number }>(
  parcels: readonly Parcel[],
  { firstPiece, lastPiece }: PieceRange,
): { readonly piece: number; readonly parcel: Parcel }[] {
  let before = 0
  return parcels.flatMap((parcel) => {
    const from = Math.max(firstPiece, before + 1)
    const to = Math.min(lastPiece, before + parcel.quantity)
    before += parcel.quantity
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({ piece: from + index, parcel }))
  })
}
