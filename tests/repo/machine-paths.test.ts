import { expect, test } from 'vitest'
import { knownSegments, machinePaths } from './machine-paths.ts'
import { readTracked, trackedFiles } from './tracked-files.ts'

const isRead = (path: string): boolean =>
  /\.(ts|tsx|mjs|cjs|css|sql|sh|yaml|yml|md|html|json|tsv)$/.test(path) && !/^generated\/|package-lock/.test(path)

test('no file names a path of a machine', () => {
  const files = trackedFiles().filter(isRead)
  expect(files.length).toBeGreaterThan(1_500)
  const known = knownSegments()
  expect(files.flatMap((path) => machinePaths(path, readTracked(path), known))).toEqual([])
})

test.for(
  ['srv', 'mnt', 'opt', 'var', 'home', 'work', 'root', 'tmp', 'Users'].map((place) => `open('/${place}/ann/a.ts')`),
)('finds %s', (text) => {
  expect(machinePaths('src/a.ts', text, knownSegments())).toHaveLength(1)
})

test.for([
  ['home', 1],
  ['tmp', 1],
  ['etc', 0],
  ['opt', 0],
  ['var', 0],
] as const)('finds %s %i times in a page for operators', ([place, times]) => {
  expect(machinePaths('docs/operating/a.md', `open('/${place}/waybill/a')`, knownSegments())).toHaveLength(times)
})

test.for([
  'GET /delivery-orders/7',
  "'/serviceZones/0/name'",
  'https://a.example/b/c',
  '../shared/a/b',
  '#domain/text/a.ts',
  '</p></div>',
])('leaves %s alone', (text) => {
  expect(machinePaths('src/a.ts', text, knownSegments())).toEqual([])
})
