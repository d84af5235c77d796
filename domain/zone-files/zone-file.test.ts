import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type KmlElement, readKmlZones } from './kml-zones.ts'
import { readGeoJsonZones, writeGeoJsonZones } from './geojson-zones.ts'
import type { LatLng } from '../geo/geo.ts'
import { priceOrder } from '../pricing/price-order.ts'
import { input, revision } from '../pricing/testing/worked-example.ts'
import { zoneFaults } from '../pricing/zone-faults.ts'
import { longestZoneFile, type ReadZone } from './zone-file.ts'

const file = (...features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features })
const square = (lng: number, lat: number, size = 0.01) => [
  [lng, lat],
  [lng + size, lat],
  [lng + size, lat + size],
  [lng, lat + size],
  [lng, lat],
]
const feature = (geometry: unknown, properties: unknown = { name: 'Downtown' }) => ({
  type: 'Feature',
  properties,
  geometry,
})
const polygon = (...rings: unknown[]) => ({ type: 'Polygon', coordinates: rings })

function zonesIn(text: string): readonly ReadZone[] {
  const read = readGeoJsonZones(text)
  if (!('zones' in read)) throw new Error(JSON.stringify(read))
  return read.zones
}

test('the neighbourhoods of Saskatoon go in whole: of two that cross themselves the slips are left out, and said', () => {
  const text = readFileSync(new URL('../../server/seed/data/saskatoon-neighbourhoods.geojson', import.meta.url), 'utf8')
  expect(text.length).toBeLessThan(longestZoneFile)
  const read = readGeoJsonZones(text)
  if (!('zones' in read)) throw new Error(JSON.stringify(read))
  expect(read.zones).toHaveLength(56)
  expect(read.zones.flatMap(zoneFaults)).toEqual([])
  expect(read.notes).toEqual([
    'Confederation Park: its outline crossed itself; a loop of 215 m² left out.',
    'East College Park: its outline crossed itself; 8 loops of 529 m² left out.',
  ])
  expect(zonesIn(writeGeoJsonZones(read.zones))).toEqual(read.zones)
})

test('properties become name, price, priority and colour, as we write them and as others do', () => {
  const ours = {
    name: 'A',
    description: 'By the river',
    flatFeeCadCents: 350,
    multiplier: 1.15,
    priority: 'High',
    fill: '#0f0',
  }
  const others = { Title: 'B', 'Flat fee': '$4.50', COLOUR: '#AABBCC' }
  const [a, b, c] = zonesIn(
    file(...[ours, others, null].map((properties) => feature(polygon(square(-106, 52)), properties))),
  )
  const bounds = [
    [52, -106],
    [52, -105.99],
    [52.01, -105.99],
    [52.01, -106],
  ]
  expect(a).toEqual({
    name: 'A',
    description: 'By the river',
    flatFeeCadCents: 350,
    multiplier: 1.15,
    priority: 'high',
    color: '#00ff00',
    bounds,
  })
  expect(b).toMatchObject({ name: 'B', flatFeeCadCents: 450, multiplier: 1, priority: 'medium', color: '#aabbcc' })
  expect(c).toMatchObject({ name: 'Zone 3', flatFeeCadCents: 0 })
})

test('priorities are levels; numbers of other files and of before become levels in their order, and that is said', () => {
  const read = (...priorities: unknown[]) =>
    readGeoJsonZones(file(...priorities.map((priority) => feature(polygon(square(-106, 52)), { priority }))))
  expect(read('LOW', 'medium', null)).toMatchObject({
    zones: [{ priority: 'low' }, { priority: 'medium' }, { priority: 'medium' }],
    notes: [],
  })
  expect(read(5, null, '5')).toMatchObject({
    zones: [{ priority: 'high' }, { priority: 'medium' }, { priority: 'high' }],
    notes: ['Priorities are numbers in this file: 0 is medium, 5 is high.'],
  })
  expect(read(9, 3, 'low', 1, 100)).toMatchObject({
    zones: [
      { priority: 'medium' },
      { priority: 'medium' },
      { priority: 'low' },
      { priority: 'low' },
      { priority: 'high' },
    ],
    notes: ['Priorities are numbers in this file: 1 is low, 100 is high, those between are medium.'],
  })
  expect(read('urgent')).toEqual({
    fault: 'Zone 1: priority “urgent” is not low, medium or high, nor a number from 0 to 100.',
  })
})

test('an area is one zone, of all its parts and holes; what is no area is left out, and said', () => {
  const hole = square(-107.998, 52.002, 0.001)
  const parts = { type: 'MultiPolygon', coordinates: [[square(-106, 52)], [square(-107, 52)]] }
  const text = file(
    feature(parts),
    feature(polygon(square(-108, 52), hole), { name: 'Ring' }),
    feature({ type: 'Point', coordinates: [-106, 52] }),
  )
  const read = readGeoJsonZones(text)
  const open = (ring: number[][]) => turned(ring.slice(0, -1))
  expect(read).toMatchObject({
    zones: [
      { name: 'Downtown', bounds: open(square(-106, 52)), parts: [{ bounds: open(square(-107, 52)) }] },
      { name: 'Ring', bounds: open(square(-108, 52)), holes: [open(hole)] },
    ],
    notes: ['Downtown is one zone of 2 parts.', '1 feature is no area and left out: Downtown (point).'],
  })
  // Written and read again they are the same.
  expect(zonesIn(writeGeoJsonZones(zonesIn(text)))).toEqual(zonesIn(text))
})

test('so is a feature of collections within collections; without a feature each geometry is its own', () => {
  const label = { type: 'Point', coordinates: [-106, 52] }
  const inner = { type: 'GeometryCollection', geometries: [polygon(square(-107, 52)), label] }
  const outer = { type: 'GeometryCollection', geometries: [polygon(square(-106, 52)), inner] }
  expect(readGeoJsonZones(file(feature(outer)))).toMatchObject({
    zones: [{ name: 'Downtown', parts: [{ bounds: turned(square(-107, 52)).slice(0, -1) }] }],
    notes: ['Downtown is one zone of 2 parts.'],
  })
  expect(zonesIn(JSON.stringify(outer))).toMatchObject([{ name: 'Zone 1' }, { name: 'Zone 2' }])
})

test('from part to part of one area its fee counts once, and a price stays what it is within one', () => {
  const parts = [[square(-106.7, 52.1, 0.02)], [square(-106.6, 52.1, 0.02)]]
  const [outskirts] = zonesIn(
    file(feature({ type: 'MultiPolygon', coordinates: parts }, { name: 'Outskirts', fee: 5 })),
  )
  const serviceMap = { id: 1, name: 'City', fallbackFeeCadCents: null, zones: [{ ...outskirts!, id: 1 }] }
  const price = (pickup: LatLng, dropoff: LatLng) =>
    priceOrder(
      { ...revision, type: 'fixed', baseFeeCadCents: 1420, serviceMap, fuelSurchargeOf: null, tags: [] },
      { ...input, pickup, dropoff },
    )
      .lines.filter(({ reason }) => reason.rule === 'zone')
      .map(({ priceCadCents }) => priceCadCents)
  const [west, east] = [
    { lat: 52.11, lng: -106.69 },
    { lat: 52.11, lng: -106.59 },
  ]
  expect([price(west, east), price(east, west), price(west, west)]).toEqual([[500], [500], [500]])
})

test('a hole that is no area or beside its outline is left out, and said', () => {
  const flat = [
    [-105.998, 52.002],
    [-105.997, 52.002],
    [-105.998, 52.002],
  ]
  const read = readGeoJsonZones(file(feature(polygon(square(-106, 52), flat, square(-107, 52)))))
  expect(read).toMatchObject({
    zones: [{ name: 'Downtown' }],
    notes: ['Downtown: 2 holes that are no area, or not within its outline, left out.'],
  })
  expect(zonesIn(file(feature(polygon(square(-106, 52), flat))))[0]).not.toHaveProperty('holes')
})

test('what is written is closed, longitude first', () => {
  const [zone] = zonesIn(file(feature(polygon(square(-106, 52)))))
  const { features } = JSON.parse(writeGeoJsonZones(zone ? [zone] : []))
  expect(features[0].geometry.coordinates).toEqual([square(-106, 52)])
})

test('an outline that crosses itself is one zone: like an eight of two parts, around a loop with a hole', () => {
  const eight = [
    [-106, 52],
    [-105.99, 52.01],
    [-105.99, 52],
    [-106, 52.01],
  ]
  expect(zonesIn(file(feature(polygon(eight))))).toMatchObject([
    { name: 'Downtown', bounds: { length: 3 }, parts: [{ bounds: { length: 3 } }] },
  ])
  // From its first corner inwards, around the hole and out again.
  const keyhole = [
    ...square(-106, 52),
    [-105.998, 52.002],
    [-105.998, 52.008],
    [-105.992, 52.008],
    [-105.998, 52.002],
    [-106, 52],
  ]
  const [zone] = zonesIn(file(feature(polygon(keyhole))))
  expect(zone).toMatchObject({ bounds: { length: 4 }, holes: [{ length: 3 }] })
  expect(zoneFaults(zone!)).toEqual([])
})

const at = polygon(square(-106, 52))
/** Every corner is joined with the one that is so many further: 1 is a circle, half of them a scribble. */
const circle = (count: number, step = 1) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index * step) / count
    return [-106 + Math.cos(angle) / 100, 52 + Math.sin(angle) / 100]
  })
const turned = (ring: number[][]) => ring.map(([lng, lat]) => [lat, lng])

test('a text is cut to what a map takes, between two characters, and without what no text can hold', () => {
  const [zone] = zonesIn(file(feature(at, { name: `${'🚚'.repeat(130)}`, description: 'a\u0000b\ud83dc' })))
  expect(zone).toMatchObject({ name: '🚚'.repeat(120), description: 'a b\ufffdc' })
})

test.each([
  ['a torn file', '{"type": "FeatureCollection", "fea', /not valid JSON, or its end is missing/],
  ['a list', '[]', /a feature or a geometry is missing/],
  ['another format', '{"type": "Topology"}', /nothing in it is called “Topology”/],
  ['points alone', file(feature({ type: 'Point', coordinates: [1, 2] })), /There is no area in this file/],
  ['an outline that is no list', file(feature(polygon('x'))), /an outline has no list of corners/],
  ['a corner that is no place', file(feature(polygon([[-106, 52], 'x']))), /Downtown, corner 2 has no longitude/],
  [
    'a line there and back',
    file(
      feature(
        polygon([
          [-106, 52],
          [-105, 52],
          [-106, 52],
        ]),
      ),
    ),
    /Downtown: an outline needs/,
  ],
  ['metres', file(feature(polygon(square(385_000, 5_776_000)))), /Downtown, corner 1 .* is no place on earth.*WGS 84/],
  [
    'latitude first',
    file(feature(polygon(turned(square(-106, 52))))),
    /wrong way round. These files say longitude first/,
  ],
  ['latitude first where both are latitudes', file(feature(polygon(turned(square(-79.4, 43.7))))), /wrong way round/],
  ['more corners than a zone has', file(feature(polygon(circle(2_001)))), /Downtown has 2001 corners; .* at most 2000/],
  ['a scribble', file(feature(polygon(circle(301, 150)))), /Downtown: its outline crosses itself more than 100 times/],
  [
    'a hole as large as its outline',
    file(feature(polygon(square(-106, 52), square(-106, 52)))),
    /holes leave nothing of it/,
  ],
  ['a multiplier of 11', file(feature(at, { name: 'A', multiplier: 11 })), /A: multiplier “11” is not a number/],
  ['a fee in words', file(feature(at, { name: 'A', fee: 'lots' })), /A: fee “lots” is not a number/],
  [
    'more than a map holds',
    file(...Array.from({ length: 501 }, () => feature(at))),
    /501 zones; a map has at most 500/,
  ],
])('%s is refused with what is wrong', (_what, text, why) => {
  expect(readGeoJsonZones(text)).toEqual({ fault: expect.stringMatching(why) })
})

const priced = (...properties: object[]) =>
  file(...properties.map((each, index) => feature(polygon(square(-106 + index / 10, 52)), { name: 'A', ...each })))

test('fees and multipliers may have a decimal comma, which is said; a number of the file stays what it is', () => {
  const read = readGeoJsonZones(
    priced({ fee: '5,50' }, { fee: '12,5' }, { multiplier: '0,9' }, { fee: 7 }, { fee: '1,250' }),
  )
  expect(read).toMatchObject({
    zones: [
      { flatFeeCadCents: 550, multiplier: 1 },
      { flatFeeCadCents: 1250 },
      { flatFeeCadCents: 0, multiplier: 0.9 },
      { flatFeeCadCents: 700 },
      { flatFeeCadCents: 125 },
    ],
    notes: ['4 numbers have a decimal comma: “5,50” is 5.50, “12,5” is 12.5, “0,9” is 0.9 and so on.'],
  })
  expect(zonesIn(priced({ fee: '$1,250.00' }, { fee: '1,250' }))).toMatchObject([
    { flatFeeCadCents: 125_000 },
    { flatFeeCadCents: 125_000 },
  ])
  expect(zonesIn(priced({ multiplier: '1,250' }))[0]?.multiplier).toBe(1.25)
})

test('what can be read two ways is asked, and read as it was answered', () => {
  const text = priced({ fee: '1,250' }, { fee: '2,500' })
  expect(readGeoJsonZones(text)).toEqual({
    question: {
      asked: 'A: fee “1,250”',
      ways: [
        { decimalSign: ',', says: '1.250' },
        { decimalSign: '.', says: '1250' },
      ],
    },
  })
  expect(readGeoJsonZones(text, ',')).toMatchObject({ zones: [{ flatFeeCadCents: 125 }, { flatFeeCadCents: 250 }] })
  expect(readGeoJsonZones(text, '.')).toMatchObject({ zones: [{ flatFeeCadCents: 125_000 }, {}] })
  const mixed = priced({ fee: '5,50' }, { fee: '1.250' })
  expect(readGeoJsonZones(mixed)).toMatchObject({ question: { asked: 'A: fee “1.250”' } })
  expect(readGeoJsonZones(mixed, ',')).toMatchObject({
    zones: [{ flatFeeCadCents: 550 }, { flatFeeCadCents: 125_000 }],
  })
  expect(readGeoJsonZones(mixed, '.')).toMatchObject({ zones: [{ flatFeeCadCents: 550 }, { flatFeeCadCents: 125 }] })
})

/** As much of a document as is read. */
function element(localName: string, ...content: (KmlElement | string)[]): KmlElement {
  const children = content.filter((each) => typeof each !== 'string')
  const textContent = content.map((each) => (typeof each === 'string' ? each : each.textContent)).join('')
  return { localName, children, textContent, getAttribute: () => null }
}
const ring = '-106.7,52.1,0 -106.68,52.1,0 -106.68,52.12,0 -106.7,52.12,0 -106.7,52.1,0'
const coordinates = (text: string) => element('coordinates', text)
const placemark = (name: string, ...content: KmlElement[]) => element('Placemark', element('name', name), ...content)
const document = (...content: KmlElement[]) => readKmlZones(element('kml', element('Document', ...content)))
const northEnd = [
  [52.1, -106.7],
  [52.1, -106.68],
  [52.12, -106.68],
  [52.12, -106.7],
]

test('a ring or a closed line of a KML is an area, and whatever is left out is named', () => {
  expect(
    document(
      placemark('North end', element('LinearRing', element('tessellate', '1'), coordinates(ring))),
      placemark('South end', element('LineString', coordinates(ring))),
      placemark('Route 5', element('LineString', coordinates('-106.7,52.1 -106.68,52.1 -106.6,52.2 -106.5,52.3'))),
      placemark('Depot', element('Point', coordinates('-106.7,52.1'))),
      element('NetworkLink', element('name', 'Live zones')),
    ),
  ).toMatchObject({
    zones: [
      { name: 'North end', bounds: northEnd },
      { name: 'South end', bounds: northEnd },
    ],
    notes: [
      'North end is drawn as a closed line, and taken as the area within it.',
      'South end is drawn as a closed line, and taken as the area within it.',
      '3 features are no area and left out: Route 5 (open line), Depot (point), Live zones (link to another file).',
    ],
  })
  const line = { type: 'LineString', coordinates: square(-106, 52) }
  expect(readGeoJsonZones(file(feature(line)))).toMatchObject({
    zones: [{ name: 'Downtown' }],
    notes: [expect.stringMatching(/closed line/)],
  })
})

test.each([
  ['blanks behind commas', ring.replaceAll(',', ', ').replaceAll(' -106', '\n-106')],
  ['a comma at the end of each corner', ring.replaceAll(',0', ',')],
])('a KML with %s has the same corners', (_, text) => {
  const area = element('Polygon', element('outerBoundaryIs', element('LinearRing', coordinates(text))))
  expect(document(placemark('North end', area))).toMatchObject({ zones: [{ bounds: northEnd }], notes: [] })
})

test('what a zone is called fits its fields, and what that changed is said', () => {
  const names = { name: `\u202e${'N'.repeat(130)}`, description: 'D'.repeat(301) }
  expect(readGeoJsonZones(file(feature(polygon(square(-106, 52)), names)))).toMatchObject({
    zones: [{ name: 'N'.repeat(120), description: 'D'.repeat(300) }],
    notes: [
      expect.stringMatching(/: hidden characters are left out of its name\.$/),
      expect.stringMatching(/: its name is cut to 120 characters\.$/),
      expect.stringMatching(/: its description is cut to 300 characters\.$/),
    ],
  })
})
