import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readGeoJsonZones, writeGeoJsonZones } from './geojson-zones.ts'
import { zoneFaults } from './pricing/zone-faults.ts'
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
  if ('fault' in read) throw new Error(read.fault)
  return read.zones
}

test('the neighbourhoods of Saskatoon go in whole: of two that cross themselves the slips are left out, and said', () => {
  const text = readFileSync(new URL('../server/seed/data/saskatoon-neighbourhoods.geojson', import.meta.url), 'utf8')
  expect(text.length).toBeLessThan(longestZoneFile)
  const read = readGeoJsonZones(text)
  if ('fault' in read) throw new Error(read.fault)
  expect(read.zones).toHaveLength(56)
  expect(read.zones.flatMap(({ bounds }) => zoneFaults(bounds))).toEqual([])
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
    priority: 2,
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
    priority: 2,
    color: '#00ff00',
    bounds,
  })
  expect(b).toMatchObject({ name: 'B', flatFeeCadCents: 450, multiplier: 1, priority: 0, color: '#aabbcc' })
  expect(c).toMatchObject({ name: 'Zone 3', flatFeeCadCents: 0 })
})

test('parts become zones, holes are filled, what is no area is left out: each is said', () => {
  const parts = { type: 'MultiPolygon', coordinates: [[square(-106, 52)], [square(-107, 52)]] }
  const read = readGeoJsonZones(
    file(
      feature(parts),
      feature(polygon(square(-108, 52), square(-107.998, 52.002, 0.001)), { name: 'Ring' }),
      feature({ type: 'Point', coordinates: [-106, 52] }),
    ),
  )
  expect(read).toMatchObject({
    zones: [{ name: 'Downtown (1)' }, { name: 'Downtown (2)' }, { name: 'Ring' }],
    notes: [
      'Downtown has 2 parts, each a zone of its own.',
      'Ring: its hole is filled. Draw a zone of higher priority there to price it otherwise.',
      '1 feature is no area and left out.',
    ],
  })
})

test('what is written is closed, longitude first', () => {
  const [zone] = zonesIn(file(feature(polygon(square(-106, 52)))))
  const { features } = JSON.parse(writeGeoJsonZones(zone ? [zone] : []))
  expect(features[0].geometry.coordinates).toEqual([square(-106, 52)])
})

test('an outline like an eight is two zones', () => {
  const eight = [
    [-106, 52],
    [-105.99, 52.01],
    [-105.99, 52],
    [-106, 52.01],
  ]
  expect(zonesIn(file(feature(polygon(eight)))).map(({ name }) => name)).toEqual(['Downtown (1)', 'Downtown (2)'])
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
