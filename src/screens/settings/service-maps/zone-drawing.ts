import { innerPoint } from '#domain/geo/areas.ts'
import type { LatLng } from '#domain/geo/geo.ts'
import type { ZonePart } from '#domain/pricing/types.ts'
import { areaOf } from '#domain/pricing/zone-index.ts'
import type { ZoneOverlap } from '#domain/pricing/zone-overlaps.ts'
import { outlinesOf, partsOf } from '#domain/pricing/zone-parts.ts'
import type { Corner } from './zone-corners.ts'
import type { EditedZone } from './zone-edits.ts'

/** What is drawn. */
export interface ZoneScene {
  readonly zones: readonly EditedZone[]
  readonly overlaps: readonly ZoneOverlap[]
  readonly selected: EditedZone | null
  /** The corner of the selected zone that keys move. */
  readonly corner: number | null
  /** Where the selected zone, or what is being drawn, crosses itself. */
  readonly fault: LatLng | null
  /** A zone that is being drawn, from its first corner on. */
  readonly drawn: readonly Corner[] | null
  readonly mayEdit: boolean
}

/** Pixels. */
const cornerRadius = 5
/** An edge shorter than this (pixels) offers no corner in its middle. */
export const shortestEdge = 34
const hatchGap = 7

/** Where and how one draws on a sheet; points are pixels of the sheet. */
export interface Pencil {
  readonly context: CanvasRenderingContext2D
  readonly pointOf: (corner: Corner) => [number, number]
  readonly width: number
  readonly height: number
}

interface Colors {
  readonly text: string
  readonly surface: string
  readonly danger: string
  readonly font: string
}

export function colorsOf(element: HTMLElement): Colors {
  const style = getComputedStyle(element)
  const of = (name: string) => style.getPropertyValue(name).trim()
  return { text: of('--wb-text'), surface: of('--wb-surface'), danger: of('--wb-danger'), font: of('--wb-font') }
}

/** All zones but the selected one, where two overlap, and their names. */
export function drawZones(pencil: Pencil, { zones, overlaps, selected }: ZoneScene, colors: Colors): void {
  const { context } = pencil
  const paths = new Map(zones.map((zone) => [zone.id, pathOf(pencil, zone)]))
  for (const zone of zones) {
    const path = paths.get(zone.id)
    if (path === undefined || zone.id === selected?.id) continue
    fill(pencil, path, zone.color, 0.22)
    strokeZone(context, path, zone.color, 1.5)
  }
  for (const { winner, loser } of overlaps) {
    if (winner === selected?.id || loser === selected?.id) continue
    hatch(pencil, paths.get(winner), paths.get(loser), zones.find(({ id }) => id === winner)?.color ?? colors.text)
  }
  context.font = `600 11px ${colors.font}`
  context.textAlign = 'center'
  for (const zone of zones) if (zone.id !== selected?.id) label(pencil, zone, paths.get(zone.id), colors)
}

/** The selected zone with its corners, what is being drawn, and where it crosses itself. */
export function drawEdited(pencil: Pencil, scene: ZoneScene, colors: Colors): void {
  const { selected, corner, drawn, fault, zones, overlaps, mayEdit } = scene
  const { context, pointOf } = pencil
  if (selected !== null) {
    const path = pathOf(pencil, selected)
    fill(pencil, path, selected.color, 0.35)
    for (const { winner, loser } of overlaps) {
      if (winner !== selected.id && loser !== selected.id) continue
      const other = zones.find(({ id }) => id === (winner === selected.id ? loser : winner))
      const color = winner === selected.id ? selected.color : (other?.color ?? colors.text)
      hatch(pencil, path, other && pathOf(pencil, other), color)
    }
    strokeZone(context, path, colors.surface, 5)
    strokeZone(context, path, selected.color, 3)
    context.font = `600 12px ${colors.font}`
    context.textAlign = 'center'
    label(pencil, selected, path, colors)
    if (mayEdit) {
      for (const middle of path.outlines.flatMap(middlesOf))
        if (middle !== null) dot(context, middle, 3, colors.surface, selected.color)
      for (const [index, point] of path.outlines.flat().entries()) {
        const isHeld = index === corner
        dot(
          context,
          point,
          isHeld ? cornerRadius + 3 : cornerRadius,
          isHeld ? selected.color : colors.surface,
          isHeld ? colors.surface : selected.color,
        )
      }
    }
  }
  if (drawn !== null) {
    const points = drawn.map(pointOf)
    const line = new Path2D()
    points.forEach(([x, y], index) => (index === 0 ? line.moveTo(x, y) : line.lineTo(x, y)))
    stroke(context, line, colors.surface, 5)
    stroke(context, line, colors.text, 2.5)
    for (const [index, point] of points.entries())
      dot(context, point, index === 0 ? cornerRadius + 2 : cornerRadius, colors.surface, colors.text)
  }
  if (fault !== null) {
    const ring = new Path2D()
    const [x, y] = pointOf([fault.lat, fault.lng])
    ring.arc(x, y, 13, 0, 2 * Math.PI)
    stroke(context, ring, colors.surface, 6)
    stroke(context, ring, colors.danger, 3)
  }
}

interface ZonePath {
  readonly parts: readonly PartPath[]
  /** The points of each outline, in the order of `outlinesOf`. */
  readonly outlines: readonly (readonly (readonly [number, number])[])[]
}

/** Parts may lie over each other, and holes reach beyond their outline: what is in one hole of a part is not in the part. */
interface PartPath {
  readonly outline: Path2D
  readonly holes: readonly Path2D[]
}

function pathOf({ pointOf }: Pencil, zone: EditedZone): ZonePath {
  const outlines = outlinesOf(zone).map((outline) => ({ ...outline, points: outline.bounds.map(pointOf) }))
  const parts: { outline: Path2D; holes: Path2D[] }[] = []
  for (const { hole, points } of outlines) {
    if (hole === null) parts.push({ outline: closedPath(points), holes: [] })
    else parts.at(-1)?.holes.push(closedPath(points))
  }
  return { parts, outlines: outlines.map(({ points }) => points) }
}

function closedPath(points: readonly (readonly [number, number])[]): Path2D {
  const path = new Path2D()
  points.forEach(([x, y], index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)))
  path.closePath()
  return path
}

/** Lets nothing be drawn but within a part. */
function clipTo({ context, width, height }: Pencil, { outline, holes }: PartPath): void {
  context.clip(outline, 'evenodd')
  for (const hole of holes) {
    const others = new Path2D()
    others.rect(0, 0, width, height)
    others.addPath(hole)
    context.clip(others, 'evenodd')
  }
}

function fill(pencil: Pencil, { parts }: ZonePath, color: string, opacity: number): void {
  const { context } = pencil
  context.globalAlpha = opacity
  context.fillStyle = color
  for (const part of parts) {
    context.save()
    if (part.holes.length > 0) clipTo(pencil, part)
    context.fill(part.outline, 'evenodd')
    context.restore()
  }
  context.globalAlpha = 1
}

function strokeZone(context: CanvasRenderingContext2D, { parts }: ZonePath, color: string, width: number): void {
  for (const { outline, holes } of parts) for (const path of [outline, ...holes]) stroke(context, path, color, width)
}

function stroke(context: CanvasRenderingContext2D, shape: Path2D, color: string, width: number): void {
  context.lineJoin = 'round'
  context.strokeStyle = color
  context.lineWidth = width
  context.stroke(shape)
}

function dot(
  context: CanvasRenderingContext2D,
  [x, y]: readonly [number, number],
  radius: number,
  inside: string,
  edge: string,
): void {
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fillStyle = inside
  context.fill()
  context.strokeStyle = edge
  context.lineWidth = 2
  context.stroke()
}

/** Stripes in the colour of the zone that wins, where both are. */
function hatch(pencil: Pencil, one: ZonePath | undefined, other: ZonePath | undefined, color: string): void {
  if (one === undefined || other === undefined) return
  const { context, width, height } = pencil
  const points = one.outlines.flat()
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, right] = [Math.max(0, Math.min(...xs)), Math.min(width, Math.max(...xs))]
  const [top, bottom] = [Math.max(0, Math.min(...ys)), Math.min(height, Math.max(...ys))]
  if (left >= right || top >= bottom) return
  const lines = new Path2D()
  for (let x = left - (bottom - top) - (left % hatchGap); x < right; x += hatchGap) {
    lines.moveTo(x, bottom)
    lines.lineTo(x + (bottom - top), top)
  }
  for (const part of one.parts) {
    for (const otherPart of other.parts) {
      context.save()
      clipTo(pencil, part)
      clipTo(pencil, otherPart)
      stroke(context, lines, color, 2)
      context.restore()
    }
  }
}

/** Its name, in the largest of its parts and where it fits. */
function label(
  { context, pointOf }: Pencil,
  zone: EditedZone,
  path: ZonePath | undefined,
  { text, surface }: Colors,
): void {
  if (path === undefined) return
  const largest = largestPart(zone)
  const xs = largest.bounds.map((corner) => pointOf(corner)[0])
  if (context.measureText(zone.name).width > Math.max(...xs) - Math.min(...xs)) return
  const { lat, lng } = innerPoint(areaOf(largest))
  const [x, y] = pointOf([lat, lng])
  context.lineWidth = 3
  context.strokeStyle = surface
  context.strokeText(zone.name, x, y)
  context.fillStyle = text
  context.fillText(zone.name, x, y)
}

function largestPart(zone: EditedZone): ZonePart {
  return partsOf(zone).reduce((largest, part) => (areaOf(part).areaM2 > areaOf(largest).areaM2 ? part : largest))
}

function middlesOf(points: readonly (readonly [number, number])[]): (readonly [number, number] | null)[] {
  return points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return Math.hypot(nextX - x, nextY - y) < shortestEdge ? null : [(x + nextX) / 2, (y + nextY) / 2]
  })
}
