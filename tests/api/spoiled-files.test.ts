import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '#domain/text/refusal.ts'
import { readGeoJsonZones, writeGeoJsonZones } from '#domain/zone-files/geojson-zones.ts'
import { readKmlZones, writeKmlZones, type KmlElement } from '#domain/zone-files/kml-zones.ts'
import type { ReadZone } from '#domain/zone-files/zone-file.ts'
import { createRandom } from '#server/seed/random.ts'
import { bookOf, zipOf } from '#server/files/testing/workbook.ts'
import { xmlCounts, xmlParser } from '#server/files/xml.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'

/*
 * Ten thousand files that were once good, each spoiled in another way: each is read or refused in words by the door of a server, and
 * nothing ends over one. The server is asked for its health all along.
 */

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const files = 10_000
/** Files on their way at a time: two are read, and the others wait. */
const atOnce = 12
/** Files between two questions for the health. */
const asksEach = 50

const random = createRandom(20_261_129)

const zones: readonly ReadZone[] = ['Downtown', 'North end'].map((name, index) => ({
  name,
  description: 'By the <b>river</b>',
  bounds: [
    [52 + index, -106],
    [52 + index, -105.99],
    [52.01 + index, -105.99],
  ],
  flatFeeCadCents: 350,
  multiplier: 1.5,
  color: '#2d72d2',
  priority: 'medium',
}))
const book = bookOf({
  rows: '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" s="1"><v>46356.5</v></c></row><row r="3"><c t="str"><v>x &amp; y</v></c></row>',
  texts: ['Ref', ' \n two  lines '],
  names: ['Orders', 'Other'],
})
const csv = 'name,note\r\nA,"one\r\ntwo ""quoted"""\r\n\r\nB,😀\r\n'
const kml = writeKmlZones('City', zones)
const geoJson = writeGeoJsonZones(zones)

/** A place in a text or in bytes, and another one behind it. */
function span(length: number): readonly [number, number] {
  const from = random.between(0, length)
  return [from, Math.min(length, from + random.between(0, 40))]
}

const spoilers: readonly ((bytes: Buffer) => Buffer)[] = [
  // Cut.
  (bytes) => bytes.subarray(0, random.between(0, bytes.length)),
  // A piece is cut out.
  (bytes) => {
    const [from, to] = span(bytes.length)
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])
  },
  // A piece many times over.
  (bytes) => {
    const [from, to] = span(bytes.length)
    const piece = Array.from({ length: random.pick([2, 20, 200, 2_000]) }, () => bytes.subarray(from, to))
    return Buffer.concat([bytes.subarray(0, from), ...piece, bytes.subarray(to)])
  },
  // The file in itself.
  (bytes) => {
    const [at] = span(bytes.length)
    return Buffer.concat([bytes.subarray(0, at), bytes, bytes.subarray(at)])
  },
  // Other bytes here and there.
  (bytes) => {
    const other = Buffer.from(bytes)
    for (let count = random.between(1, 8); count > 0 && other.length > 0; count -= 1)
      other[random.between(0, other.length - 1)] = random.between(0, 255)
    return other
  },
  // Something opened and never closed.
  (bytes) => {
    const [at] = span(bytes.length)
    const piece = random.pick([
      '<a>',
      '<!--',
      '<![CDATA[',
      '<row>',
      '"',
      '[',
      '{"a":',
      '<c t="s">',
      '&',
      ' ',
      '\n',
      ',',
    ])
    return Buffer.concat([
      bytes.subarray(0, at),
      Buffer.from(piece.repeat(random.pick([1, 60, 3_000]))),
      bytes.subarray(at),
    ])
  },
]

function spoiled(bytes: Buffer): Buffer {
  let result = bytes
  for (let count = random.between(1, 2); count > 0; count -= 1) result = random.pick(spoilers)(result)
  return result
}

/** Spoiled as a zip, or a zip of spoiled files, or one whose files have each other's names. */
function spoiledBook(): Buffer {
  if (random.chance(0.3)) return spoiled(zipOf(book))
  const names = Object.keys(book)
  if (random.chance(0.2)) {
    const [one, other] = [random.pick(names), random.pick(names)]
    return zipOf({ ...book, [one]: book[other] ?? '', [other]: book[one] ?? '' })
  }
  const name = random.pick(names)
  const claims = random.chance(0.1) ? { [name]: random.between(0, 1_000_000_000) } : {}
  return zipOf({ ...book, [name]: spoiled(Buffer.from(book[name] ?? '')) }, claims)
}

interface Element extends KmlElement {
  readonly children: Element[]
  textContent: string
}

/** The document of a KML, as a browser makes it; null where a browser answers that it is none. */
function documentOf(text: string): KmlElement | null {
  const root: Element = { localName: '', children: [], textContent: '', getAttribute: () => null }
  const open = [root]
  try {
    const parser = xmlParser(
      {
        open(localName, attribute) {
          const element: Element = { localName, children: [], textContent: '', getAttribute: attribute }
          open.at(-1)?.children.push(element)
          open.push(element)
        },
        text(piece) {
          for (const element of open) element.textContent += piece
        },
        close: () => void open.pop(),
      },
      xmlCounts(),
    )
    parser.write(text)
    parser.close()
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
  return root.children[0] ?? null
}

test(`${files} spoiled files are each read or refused in words`, async () => {
  const { readUntrusted } = app.deps.files
  const outcomes = { read: 0, refused: 0 }

  async function tried(reading: Promise<unknown>): Promise<void> {
    const [outcome] = await Promise.allSettled([reading])
    if (outcome.status === 'fulfilled') outcomes.read += 1
    else {
      expect(outcome.reason).toMatchObject({ name: 'Refusal', kind: 'form' })
      expect(Object.values((outcome.reason as Refusal).errors ?? {}).join()).toMatch(/\w+[.!]$/)
      outcomes.refused += 1
    }
  }

  const kinds: readonly (() => Promise<void>)[] = [
    () => tried(readUntrusted('workbook', spoiledBook(), { sheet: random.chance(0.1) ? 'Other' : null })),
    () => tried(readUntrusted('csv', spoiled(Buffer.from(csv)).toString(), { firstLine: 2, mostRows: 100 })),
    () => {
      const bytes = spoiled(Buffer.from(kml))
      const document = documentOf(bytes.toString())
      const read = document && readKmlZones(document)
      expect(Object.keys(read ?? { fault: '' })).toHaveLength(read && 'zones' in read ? 2 : 1)
      return tried(readUntrusted('contents', bytes, { fileName: 'city.kml' }))
    },
    () => {
      const bytes = spoiled(Buffer.from(geoJson))
      expect(Object.keys(readGeoJsonZones(bytes.toString()))).toContainEqual(
        expect.stringMatching(/^(zones|fault|question)$/),
      )
      return tried(readUntrusted('contents', bytes, { fileName: 'city.geojson' }))
    },
  ]
  let left = files
  const health: Promise<number>[] = []
  const inTurn = async () => {
    while (left > 0) {
      left -= 1
      if (left % asksEach === 0) health.push(app.call('/api/health').then(({ status }) => status))
      const next = kinds[left % kinds.length]
      await next?.()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, inTurn))
  expect(await Promise.all(health)).toEqual(Array.from({ length: files / asksEach }, () => 200))
  expect(outcomes.read + outcomes.refused).toBe(files)
  // Both happen, or the files are spoiled too much or too little.
  expect(Math.min(outcomes.read, outcomes.refused)).toBeGreaterThan(files / 20)
})
