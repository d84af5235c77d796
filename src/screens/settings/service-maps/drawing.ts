import type { Corner } from './zone-corners.ts'

/** An outline that is being drawn. */
export interface Drawing {
  /** Whether it becomes a part of the zone that is open, or a hole in it, instead of a zone of its own. */
  readonly isPart: boolean
  readonly corners: readonly Corner[]
  /** Corners that were taken back, the last one last. */
  readonly takenBack: readonly Corner[]
}

export function newDrawing(isPart: boolean): Drawing {
  return { isPart, corners: [], takenBack: [] }
}

export function withNextCorner(drawing: Drawing, at: Corner): Drawing {
  return { ...drawing, corners: [...drawing.corners, at], takenBack: [] }
}

/** Takes the last corner back; the same drawing where there is none. */
export function takeCornerBack(drawing: Drawing): Drawing {
  const { corners, takenBack } = drawing
  const last = corners.at(-1)
  if (last === undefined) return drawing
  return { ...drawing, corners: corners.slice(0, -1), takenBack: [...takenBack, last] }
}

/** Draws the corner again that was taken back last; the same drawing where there is none. */
export function drawCornerAgain(drawing: Drawing): Drawing {
  const { corners, takenBack } = drawing
  const last = takenBack.at(-1)
  if (last === undefined) return drawing
  return { ...drawing, corners: [...corners, last], takenBack: takenBack.slice(0, -1) }
}
