import { DomUtil, type LatLngBounds, type Map as LeafletMap, type Point, type ZoomAnimEvent } from 'leaflet'
import { outlinesOf } from '#domain/pricing/zone-parts.ts'
import type { Corner } from './zone-corners.ts'
import { colorsOf, drawEdited, drawZones, type Pencil, shortestEdge, type ZoneScene } from './zone-drawing.ts'
import type { EditedZone } from './zone-edits.ts'

/** Beyond each side of what is seen, as a share of it: what is dragged into sight is there already. */
const spare = 0.3
/** Pixels. */
const touchRadius = 14

/** What a press lies on. */
export type Grip = { readonly kind: 'corner' | 'edge'; readonly index: number }

/**
 * Zones on two sheets over a map: all of them on one, that is drawn anew when they or the view change, and the selected one with its
 * corners on the other. A drag draws the second alone, so that it is as smooth with 500 zones as with one.
 */
export class ZoneCanvas {
  readonly #map: LeafletMap
  readonly #all: Sheet
  readonly #edited: Sheet
  #scene: ZoneScene | null = null
  #frame = 0
  /** What is drawn anew at the next frame. */
  readonly #stale = { all: false, edited: false }

  constructor(map: LeafletMap) {
    this.#map = map
    this.#all = new Sheet(map, 'zones', 410)
    this.#edited = new Sheet(map, 'editedZone', 420)
    map.on('moveend zoomend resize viewreset', this.#drawAll).on('zoomanim', this.#zoom)
  }

  show(scene: ZoneScene): void {
    const before = this.#scene
    this.#scene = scene
    const isSame =
      before?.zones === scene.zones && before.overlaps === scene.overlaps && before.selected?.id === scene.selected?.id
    if (isSame) this.#draw('edited')
    else this.#drawAll()
  }

  /** Draws the selected zone with a corner elsewhere, while it is dragged. */
  drag(selected: EditedZone): void {
    if (this.#scene) this.#scene = { ...this.#scene, selected, fault: null }
    this.#draw('edited')
  }

  /** The corner of the selected zone at a point of the container, or the middle of one of its edges. */
  gripAt(at: Point): Grip | null {
    const { selected, mayEdit = false } = this.#scene ?? {}
    if (!selected || !mayEdit) return null
    const outlines = outlinesOf(selected).map(({ bounds }) =>
      bounds.map((corner) => this.#map.latLngToContainerPoint([...corner])),
    )
    const nearest = (among: readonly (Point | null)[]) => {
      const far = among.map((point) => point?.distanceTo(at) ?? Infinity)
      const index = far.indexOf(Math.min(...far))
      return (far[index] ?? Infinity) <= touchRadius ? index : -1
    }
    const corner = nearest(outlines.flat())
    if (corner !== -1) return { kind: 'corner', index: corner }
    const edge = nearest(outlines.flatMap(middles))
    return edge === -1 ? null : { kind: 'edge', index: edge }
  }

  /** Whether a point of the container is on the first corner of what is being drawn. */
  closesAt(at: Point): boolean {
    const [first, ...rest] = this.#scene?.drawn ?? []
    return (
      first !== undefined &&
      rest.length >= 2 &&
      this.#map.latLngToContainerPoint([...first]).distanceTo(at) <= touchRadius
    )
  }

  remove(): void {
    cancelAnimationFrame(this.#frame)
    this.#map.off('moveend zoomend resize viewreset', this.#drawAll).off('zoomanim', this.#zoom)
    this.#all.remove()
    this.#edited.remove()
  }

  readonly #drawAll = () => {
    this.#draw('all')
    this.#draw('edited')
  }

  readonly #zoom = (event: ZoomAnimEvent) => {
    this.#all.zoom(event)
    this.#edited.zoom(event)
  }

  #draw(sheet: 'all' | 'edited'): void {
    this.#stale[sheet] = true
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0
      const scene = this.#scene
      if (scene === null) return
      const colors = colorsOf(this.#map.getContainer())
      if (this.#stale.all) drawZones(this.#all.begin(), scene, colors)
      if (this.#stale.edited) drawEdited(this.#edited.begin(), scene, colors)
      this.#stale.all = this.#stale.edited = false
    })
  }
}

/** A canvas over a part of the map that is larger than its view. */
class Sheet {
  readonly #map: LeafletMap
  readonly #canvas: HTMLCanvasElement
  #topLeft: LatLngBounds | null = null

  constructor(map: LeafletMap, name: string, zIndex: number) {
    this.#map = map
    const pane = map.getPane(name) ?? map.createPane(name)
    pane.style.zIndex = String(zIndex)
    pane.style.pointerEvents = 'none'
    this.#canvas = DomUtil.create('canvas', 'leaflet-zoom-animated', pane)
  }

  begin(): Pencil {
    const map = this.#map
    const size = map.getSize()
    const margin = size.multiplyBy(spare).round()
    const whole = size.add(margin.multiplyBy(2))
    const origin = map.containerPointToLayerPoint([0, 0]).subtract(margin)
    this.#topLeft = map.getBounds().pad(spare)
    const canvas = this.#canvas
    const ratio = window.devicePixelRatio
    if (canvas.width !== Math.round(whole.x * ratio) || canvas.height !== Math.round(whole.y * ratio)) {
      canvas.width = Math.round(whole.x * ratio)
      canvas.height = Math.round(whole.y * ratio)
      canvas.style.width = `${whole.x}px`
      canvas.style.height = `${whole.y}px`
    }
    DomUtil.setTransform(canvas, origin, 1)
    const context = canvas.getContext('2d')!
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    context.clearRect(0, 0, whole.x, whole.y)
    const pointOf = ([lat, lng]: Corner): [number, number] => {
      const { x, y } = map.latLngToLayerPoint([lat, lng])
      return [x - origin.x, y - origin.y]
    }
    return { context, pointOf, width: whole.x, height: whole.y }
  }

  /** Grows with the map while that zooms. */
  zoom({ center, zoom }: ZoomAnimEvent): void {
    const map = this.#map
    if (this.#topLeft === null) return
    const pane = DomUtil.getPosition(map.getPane('mapPane')!)
    const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(pane).round()
    DomUtil.setTransform(
      this.#canvas,
      map.project(this.#topLeft.getNorthWest(), zoom).subtract(origin),
      map.getZoomScale(zoom),
    )
  }

  remove(): void {
    this.#canvas.remove()
  }
}

function middles(points: readonly Point[]): (Point | null)[] {
  return points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    return point.distanceTo(next) < shortestEdge ? null : point.add(next).divideBy(2)
  })
}
