import { closedRings } from './geojson-zones.ts'
import type { DecimalSign } from '../amounts/number-text.ts'
import type { ZonePart } from '../pricing/types.ts'
import { partsOf } from '../pricing/zone-parts.ts'
import { withoutTags } from '../text/without-tags.ts'
import { zoneFileLimits } from './zone-file-limits.ts'
import { isClosedLine, zonesOfAreas, type FileArea, type NoArea, type ReadZone, type ZoneFile } from './zone-file.ts'

/** As much of an element of a document as is read; the browser's own will do. */
export interface KmlElement {
  readonly localName: string
  readonly textContent: string | null
  readonly children: Iterable<KmlElement>
  getAttribute(name: string): string | null
}

/**
 * The zones of a KML document: the polygons of its placemarks, coloured by their styles. A ring that stands for itself, and a line that
 * comes back to where it began, are areas as well: so some programs draw them.
 */
export function readKmlZones(root: KmlElement, decimalSign: DecimalSign | null = null): ZoneFile {
  if (root.localName !== 'kml') return { fault: `This is no KML: it begins with “${root.localName.slice(0, 40)}”.` }
  const excess = excessOf(root)
  if (excess !== null) return { fault: excess }
  const styles = new Map(
    [...within(root, 'Style'), ...within(root, 'StyleMap')].flatMap((style) => {
      const id = style.getAttribute('id')
      return id === null ? [] : [[`#${id}`, style] as const]
    }),
  )
  const areas: FileArea[] = []
  const others: NoArea[] = []
  for (const placemark of within(root, 'Placemark')) {
    // Some programs write all holes into one boundary.
    const polygons = within(placemark, 'Polygon').map((polygon) => [
      ...within(polygon, 'outerBoundaryIs'),
      ...within(polygon, 'innerBoundaryIs').flatMap((holes) => within(holes, 'LinearRing')),
    ])
    const lines = linesOf(placemark).map(pointsOf).filter(isClosedLine)
    const properties = propertiesOf(placemark, styles)
    if (polygons.length + lines.length === 0) others.push({ properties, what: kindOf(placemark) })
    else
      areas.push({
        properties,
        polygons: [...polygons.map((rings) => rings.map(pointsOf)), ...lines.map((line) => [line])],
        lines: lines.length,
      })
  }
  for (const [name, what] of Object.entries(elsewhere))
    for (const element of within(root, name)) others.push({ properties: propertiesOf(element, styles), what })
  return zonesOfAreas(areas, others, decimalSign)
}

/** Tells why a document is no map that is read; null for one that is. */
function excessOf(root: KmlElement): string | null {
  const { elements, elementDepth, coordinates } = zoneFileLimits
  const open = [{ element: root, depth: 1 }]
  let count = 0
  let numbers = 0
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { element, depth } = next
    count += 1
    if (depth > elementDepth)
      return `This file is no map: it has elements that lie more than ${elementDepth} deep in each other.`
    if (count > elements)
      return `The file has more than ${elements.toLocaleString('en-CA')} elements. Simplify it first.`
    if (element.localName === 'coordinates') numbers += numbersIn(element.textContent ?? '')
    if (numbers > coordinates)
      return `The file has more than ${coordinates.toLocaleString('en-CA')} coordinates. Simplify it first.`
    for (const child of element.children) open.push({ element: child, depth: depth + 1 })
  }
  return null
}

/** Counts the numbers of a list of corners by the commas between them. */
function numbersIn(text: string): number {
  let count = 1
  for (let at = text.indexOf(','); at >= 0; at = text.indexOf(',', at + 1)) count += 1
  return count
}

/** What stands beside placemarks, and is no area either. */
const elsewhere = { NetworkLink: 'link to another file', GroundOverlay: 'picture on the ground' } as const

/** Rings and lines that are of no polygon. */
function linesOf(placemark: KmlElement): KmlElement[] {
  return [...within(placemark, 'LinearRing', 'Polygon'), ...within(placemark, 'LineString', 'Polygon')]
}

/** What a placemark without an area shows. */
function kindOf(placemark: KmlElement): string {
  const kinds = { LineString: 'open line', LinearRing: 'open line', Track: 'track', Model: 'model', Point: 'point' }
  const found = Object.entries(kinds).find(([name]) => within(placemark, name).length > 0)
  return found?.[1] ?? 'placemark without a geometry'
}

/** All elements of a name below another, in their order, but none below those of the second name. Folders may lie in each other deeper than calls may. */
function within(element: KmlElement, name: string, notBelow?: string): KmlElement[] {
  const found: KmlElement[] = []
  const open = [...element.children].toReversed()
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.localName === name) found.push(next)
    else if (next.localName !== notBelow) open.push(...[...next.children].toReversed())
  }
  return found
}

function childText(element: KmlElement, name: string): string {
  return [...element.children].find(({ localName }) => localName === name)?.textContent?.trim() ?? ''
}

function propertiesOf(placemark: KmlElement, styles: ReadonlyMap<string, KmlElement>): FileArea['properties'] {
  const data = within(placemark, 'Data').map((each) => [each.getAttribute('name'), childText(each, 'value')])
  const simple = within(placemark, 'SimpleData').map((each) => [each.getAttribute('name'), each.textContent?.trim()])
  const fill = colorOf(placemark, styles)
  return {
    ...(fill !== undefined && { fill }),
    ...Object.fromEntries([...data, ...simple]),
    name: childText(placemark, 'name'),
    // What other programs write there is a page of HTML.
    description: withoutTags(childText(placemark, 'description')),
  }
}

/** The colour of its area, from its own style or the one that it names. */
function colorOf(placemark: KmlElement, styles: ReadonlyMap<string, KmlElement>): string | undefined {
  const named = (url: string) => styles.get(url)
  const shared = named(childText(placemark, 'styleUrl'))
  const normal =
    shared?.localName === 'StyleMap'
      ? within(shared, 'styleUrl').map((each) => named(each.textContent?.trim() ?? ''))
      : [shared]
  const style = [...within(placemark, 'Style'), ...normal].find((each) => each !== undefined)
  const [poly] = style === undefined ? [] : within(style, 'PolyStyle')
  // KML writes opacity, blue, green, red.
  const [, blue, green, red] =
    /^[0-9a-f]{2}([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(poly === undefined ? '' : childText(poly, 'color')) ??
    []
  return red === undefined ? undefined : `#${red}${green}${blue}`
}

/** "longitude,latitude,altitude" apart by spaces, with or without blanks behind the commas; what is no number is refused with its place later. */
function pointsOf(ring: KmlElement): unknown[] {
  const [coordinates] = within(ring, 'coordinates')
  const written = coordinates?.textContent?.trim() ?? ''
  const apart = written.split(/\s+/)
  // With blanks behind the commas a corner is in pieces: "-106.7, 52.1, 0".
  const texts = apart.every((each) => /.,./.test(each)) ? apart : written.replaceAll(/,\s+/g, ',').split(/\s+/)
  return texts
    .filter((text) => text !== '')
    .map((text) => text.split(',').map((part) => (part === '' ? NaN : Number(part))))
}

/** A KML file of zones that {@link readKmlZones} reads back. */
export function writeKmlZones(name: string, zones: readonly ReadZone[]): string {
  const placemarks = zones.map(({ color, description = '', ...zone }) => {
    const [, red, green, blue] = /^#(..)(..)(..)$/.exec(color) ?? []
    const data = (['flatFeeCadCents', 'multiplier', 'priority'] as const).map(
      (field) => `<Data name="${field}"><value>${zone[field]}</value></Data>`,
    )
    const polygons = partsOf(zone).map(polygonOf)
    const geometry = polygons.length === 1 ? polygons[0] : `<MultiGeometry>${polygons.join('')}</MultiGeometry>`
    return `<Placemark><name>${escaped(zone.name)}</name><description>${escaped(description)}</description><Style><LineStyle><color>ff${blue}${green}${red}</color></LineStyle><PolyStyle><color>66${blue}${green}${red}</color></PolyStyle></Style><ExtendedData>${data.join('')}</ExtendedData>${geometry}</Placemark>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>${escaped(name)}</name>\n${placemarks.join('\n')}\n</Document></kml>\n`
}

function polygonOf(part: ZonePart): string {
  const [outline, ...holes] = closedRings(part).map(
    (ring) => `<LinearRing><coordinates>${ring.map((point) => point.join(',')).join(' ')}</coordinates></LinearRing>`,
  )
  const inner = holes.map((hole) => `<innerBoundaryIs>${hole}</innerBoundaryIs>`)
  return `<Polygon><outerBoundaryIs>${outline}</outerBoundaryIs>${inner.join('')}</Polygon>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}
