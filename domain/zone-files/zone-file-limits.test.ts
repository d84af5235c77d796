import { expect, test } from 'vitest'
import { readGeoJsonZones } from './geojson-zones.ts'
import { readKmlZones, type KmlElement } from './kml-zones.ts'
import { zoneFileLimits } from './zone-file-limits.ts'

/* Limits of files of zones: a file just within a limit is read as a map, and one more of anything is refused for the limit. */

const { jsonDepth, jsonValues, elementDepth, elements, coordinates } = zoneFileLimits

function element(localName: string, children: readonly KmlElement[] = [], textContent = ''): KmlElement {
  return { localName, children, textContent, getAttribute: () => null }
}

function nested(depth: number): KmlElement {
  let inner = element('Folder')
  for (let at = 2; at < depth; at += 1) inner = element('Folder', [inner])
  return element('kml', [inner])
}

const kml = {
  deep: (more: number) => nested(elementDepth + more),
  wide: (more: number) =>
    element(
      'kml',
      Array.from({ length: elements - 1 + more }, () => element('Folder')),
    ),
  long: (more: number) => element('kml', [element('coordinates', [], ','.repeat(coordinates - 1 + more))]),
}

test.each([
  ['elements within each other', kml.deep, 'more than 100 deep in each other'],
  ['elements', kml.wide, 'more than 200,000 elements'],
  ['coordinates', kml.long, 'more than 1,500,000 coordinates'],
])('no more %s of KML are read', (_what, documentOf, why) => {
  expect(readKmlZones(documentOf(0))).toMatchObject({ fault: expect.stringContaining('There is no area in this file') })
  expect(readKmlZones(documentOf(1))).toMatchObject({ fault: expect.stringContaining(why) })
})

const corners = (inner: string) => `{"type":"LineString","coordinates":[${inner},[1,2],[1,3],${inner}]}`
const deep = (depth: number) => corners(`${'['.repeat(depth)}${']'.repeat(depth)}`)

test.each([
  ['values', (more: number) => `[${'0,'.repeat(jsonValues - 2 + more)}0]`, 'more than 2,000,000 values'],
  ['lists within each other', (more: number) => deep(jsonDepth - 2 + more), 'more than 40 deep'],
])('no more %s of GeoJSON are read', (_what, textOf, why) => {
  const within = JSON.stringify(readGeoJsonZones(textOf(0)))
  expect(within).toContain('fault')
  expect(within).not.toContain(why)
  expect(readGeoJsonZones(textOf(1))).toMatchObject({ fault: expect.stringContaining(why) })
})

test('corners of lists within lists are refused, and end nothing', () => {
  expect(readGeoJsonZones(deep(100_000))).toMatchObject({ fault: expect.stringContaining('deep in each other') })
})

test('a description of nothing but opened tags is read in one go', () => {
  const page = (text: string) =>
    readKmlZones(
      element('kml', [
        element('Placemark', [
          element('name', [], 'A'),
          element('description', [], text),
          element('LineString', [element('coordinates', [], '-106.7,52.1 -106.68,52.1 -106.68,52.12 -106.7,52.1')]),
        ]),
      ]),
    )
  expect(page('<b>By</b> the <i>river</i> < 5 km')).toMatchObject({
    zones: [{ description: 'By the river < 5 km' }],
  })
  expect(page('<'.repeat(1_000_000))).toMatchObject({ zones: [{ description: '<'.repeat(300) }] })
})
