import { expect, test } from 'vitest'
import {
  addCorner,
  addOutline,
  addZone,
  afterSaving,
  changeZone,
  deleteCorner,
  deleteOutline,
  deleteZone,
  type Edits,
  editsOf,
  importZones,
  moveCorner,
  redo,
  sentZones,
  shareText,
  undo,
} from './zone-edits.ts'

const stored = (number: number) => ({
  number,
  name: `Zone ${number}`,
  bounds: [
    [52, -106],
    [52, -105],
    [53, -105],
    [53, -106],
  ],
  flatFeeCadCents: 0,
  multiplier: 1,
  color: '#2d72d2',
  priority: 'medium' as const,
})
const start = editsOf([stored(1), stored(2)])
const box = (south: number, west: number, size: number) => [
  [south, west],
  [south, west + size],
  [south + size, west + size],
  [south + size, west],
]
/** Its first part has a hole, its second has none. Corners 0 to 3 are of the outline, 4 to 7 of the hole, 8 to 11 of the second part. */
const ofParts = { ...stored(3), holes: [box(52.4, -105.6, 0.2)], parts: [{ bounds: box(60, -106, 1) }] }
const parted = editsOf([stored(1), ofParts])
const steps: [string, (edits: Edits) => Edits][] = [
  ['a corner is moved', (edits) => moveCorner(edits, 1, 0, [52.123_456_789, -106])],
  ['a corner is added on an edge', (edits) => addCorner(edits, 1, 3, [52.5, -106])],
  ['a corner is deleted', (edits) => deleteCorner(edits, 1, 1)],
  [
    'a zone is drawn',
    (edits) =>
      addZone(edits, [
        [52, -104],
        [52, -103],
        [53, -103],
      ]),
  ],
  [
    'a hole is drawn',
    (edits) =>
      addOutline(edits, 1, [
        [52.4, -105.6],
        [52.4, -105.4],
        [52.6, -105.5],
      ]),
  ],
  ['a hole is deleted', (edits) => deleteOutline(edits, 1, 4)],
  ['a fee is set', (edits) => changeZone(edits, 2, { flatFeeCadCents: 500 })],
  ['a zone is deleted', (edits) => deleteZone(edits, 2)],
  ['a file takes the place of all', (edits) => importZones(edits, [{ ...stored(9), bounds: [] }], true)],
]

test('every step is taken back, and done again, as it was', () => {
  const states = steps.reduce<Edits[]>((done, [, step]) => [...done, step(done.at(-1) ?? start)], [start])
  let edits = states.at(-1) ?? start
  for (const { zones } of states.toReversed().slice(1)) expect((edits = undo(edits)).zones).toBe(zones)
  expect(undo(edits).zones).toBe(start.zones)
  for (const { zones } of states.slice(1)) expect((edits = redo(edits)).zones).toBe(zones)
  expect(redo(edits).zones).toBe(edits.zones)
})

test.each(steps)('when %s what did not change stays the same object', (_what, step) => {
  const { zones } = step(start)
  expect(zones.filter((zone) => !start.zones.includes(zone)).length).toBeLessThanOrEqual(1)
})

test('what is typed into a field, and a corner that the arrows move, is one step', () => {
  const typed = ['D', 'Do', 'Down'].reduce((edits, name) => changeZone(edits, 1, { name }), start)
  expect(undo(typed).zones).toBe(start.zones)
  const moved = [52.1, 52.2].reduce((edits, lat) => moveCorner(edits, 1, 0, [lat, -106], true), typed)
  expect(undo(moved).zones).toBe(typed.zones)
})

test('a zone keeps three corners; new ones are sent without a number', () => {
  const triangle = deleteCorner(start, 1, 0)
  expect(deleteCorner(triangle, 1, 0)).toBe(triangle)
  expect(sentZones(start.zones)).toEqual([stored(1), stored(2)])
  const drawn = addZone(
    addZone(start, [
      [52, -104],
      [52, -103],
      [53, -103],
    ]),
    [
      [52, -104],
      [52, -103],
      [53, -103],
    ],
  )
  const [, , third, fourth] = sentZones(drawn.zones)
  expect([third?.number, fourth?.name]).toEqual([undefined, 'Zone 4'])
  expect(new Set(drawn.zones.map(({ id }) => id)).size).toBe(4)
})

test('after saving new zones have their numbers, the rest is the same, and every step can still be taken back', () => {
  const corners = [
    [52, -104],
    [52, -103],
    [53, -103],
  ] as const
  const sent = deleteZone(addZone(start, corners), 2)
  const duringIt = changeZone(sent, 1, { flatFeeCadCents: 900 })
  const { edits, saved } = afterSaving(duringIt, sent.zones, [stored(1), stored(7)])
  expect(saved.map(({ id, isNew }) => [id, isNew])).toEqual([
    [1, false],
    [7, false],
  ])
  expect([saved[0], edits.zones[1]]).toEqual([sent.zones[0], saved[1]])
  expect(edits.zones[0]).toBe(duringIt.zones[0])
  expect(undo(edits).zones).toBe(saved)
  // Zone 2 is stored no more: brought back, it is a new one.
  expect(sentZones(undo(undo(edits)).zones).map(({ number, name }) => [number, name])).toEqual([
    [1, 'Zone 1'],
    [undefined, 'Zone 2'],
    [7, 'Zone 3'],
  ])
  expect(afterSaving(start, start.zones, [stored(1), stored(2)]).edits.zones).toBe(start.zones)
})

test.each([
  [1, ''],
  [1.15, '+ 15 %'],
  [0.9, '− 10 %'],
  [1.0005, '+ 0.05 %'],
  [0, '− 100 %'],
])('a multiplier of %d is said as %j', (multiplier, said) => {
  expect(shareText({ multiplier })).toBe(said)
})

test('parts and holes go out as they came in', () => {
  expect(sentZones(parted.zones)).toEqual([stored(1), ofParts])
})

test.each([
  ['the outline', 1, (zone: typeof ofParts) => zone.bounds],
  ['a hole', 5, (zone: typeof ofParts) => zone.holes[0]],
  ['another part', 9, (zone: typeof ofParts) => zone.parts[0]?.bounds],
])('a corner of %s is moved, added and deleted', (_of, corner, outlineOf) => {
  const sent = (edits: Edits) => sentZones(edits.zones)[1] as typeof ofParts
  const before = outlineOf(ofParts) ?? []
  const moved = sent(moveCorner(parted, 3, corner, [52.123_456_789, -105.5]))
  expect(outlineOf(moved)).toEqual(before.with(1, [52.123_457, -105.5]))
  const added = sent(addCorner(parted, 3, corner, [55, -105.5]))
  expect(outlineOf(added)).toEqual(before.toSpliced(2, 0, [55, -105.5]))
  const deleted = deleteCorner(parted, 3, corner)
  expect(outlineOf(sent(deleted))).toEqual(before.toSpliced(1, 1))
  // Three corners stay.
  expect(deleteCorner(deleted, 3, corner)).toBe(deleted)
  // Nothing else of the zone has changed.
  const rest = JSON.stringify(
    [ofParts.bounds, ofParts.holes[0], ofParts.parts[0]?.bounds].filter((each) => each !== before),
  )
  expect(
    JSON.stringify([moved.bounds, moved.holes[0], moved.parts[0]?.bounds].filter((each) => each !== outlineOf(moved))),
  ).toBe(rest)
})

test('a hole or a part is deleted by any of its corners, and the last part is kept', () => {
  const shape = (edits: Edits) => {
    const { bounds, holes, parts } = sentZones(edits.zones)[1] ?? ofParts
    return { bounds, ...(holes && { holes }), ...(parts && { parts }) }
  }
  const { bounds, holes, parts } = ofParts
  expect(shape(deleteOutline(parted, 3, 6))).toEqual({ bounds, parts })
  expect(shape(deleteOutline(parted, 3, 11))).toEqual({ bounds, holes })
  // The next part takes the place of the first, whose holes go with it.
  const second = deleteOutline(parted, 3, 0)
  expect(shape(second)).toEqual({ bounds: parts[0]?.bounds })
  expect(deleteOutline(second, 3, 0)).toBe(second)
})

test('what is drawn within a part is a hole in it, what is drawn elsewhere another part', () => {
  const six = (degrees: number) => Number(degrees.toFixed(6))
  const square = (south: number, west: number, size: number) =>
    box(south, west, size).map(([lat = 0, lng = 0]) => [six(lat), six(lng)] as const)
  const drawn = (south: number) => square(south, -105.9, 0.1)
  const zoneOf = (edits: Edits) => edits.zones[1]
  expect(zoneOf(addOutline(parted, 3, drawn(52.1)))?.holes).toHaveLength(2)
  expect(zoneOf(addOutline(parted, 3, drawn(60.1)))?.parts).toMatchObject([{ holes: [{ length: 4 }] }])
  // Within the hole of the first part it is a part again.
  const island = square(52.45, -105.55, 0.05)
  const { parts } = ofParts
  expect([zoneOf(addOutline(parted, 3, drawn(58)))?.parts, zoneOf(addOutline(parted, 3, island))?.parts]).toEqual([
    [parts[0], { bounds: drawn(58) }],
    [parts[0], { bounds: island }],
  ])
})
