import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BrokenArrow, brokenArrows } from '#scripts/checks/boundaries.ts'
import { projectRoot } from '#scripts/project-root.ts'

const root = mkdtempSync(join(tmpdir(), 'waybill-boundaries-'))

afterAll(() => rmSync(root, { recursive: true }))

/** A small project with the real rules and the given files. */
function projectWith(name: string, files: Record<string, string>): string {
  const project = join(root, name)
  mkdirSync(project)
  for (const config of ['.dependency-cruiser.cjs', 'package.json', 'tsconfig.json']) {
    cpSync(join(projectRoot, config), join(project, config))
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(project, 'node_modules'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), content)
  }
  return project
}

const value = 'export const value = 1\nexport type Value = typeof value\n'

/** What each forbidden import looks like, and the rule that must name it. */
const forbidden: { rule: string; from: string; code: string; to: string }[] = [
  { rule: 'domain-imports', from: 'domain/a.ts', code: `import '#server/value.ts'`, to: 'server/value.ts' },
  { rule: 'domain-has-no-io', from: 'domain/a.ts', code: `import 'node:fs'`, to: 'fs' },
  { rule: 'generated-imports', from: 'generated/a.ts', code: `import '#src/value.ts'`, to: 'src/value.ts' },
  { rule: 'server-imports', from: 'server/a.ts', code: `import '#src/value.ts'`, to: 'src/value.ts' },
  { rule: 'server-imports', from: 'server/a.ts', code: `import '#mocks/value.ts'`, to: 'mocks/value.ts' },
  { rule: 'mocks-imports', from: 'mocks/a.ts', code: `import '#server/value.ts'`, to: 'server/value.ts' },
  {
    rule: 'src-imports',
    from: 'src/a.tsx',
    code: `import type { Value } from '#server/value.ts'\nexport type A = Value`,
    to: 'server/value.ts',
  },
  { rule: 'src-imports', from: 'src/a.tsx', code: `void import('#mocks/value.ts')`, to: 'mocks/value.ts' },
  { rule: 'src-main-imports', from: 'src/main.tsx', code: `import '#server/value.ts'`, to: 'server/value.ts' },
  { rule: 'mocks-are-loaded-lazily', from: 'src/main.tsx', code: `import '#mocks/value.ts'`, to: 'mocks/value.ts' },
  { rule: 'tests-are-leaves', from: 'scripts/a.ts', code: `import '#tests/value.ts'`, to: 'tests/value.ts' },
  { rule: 'server-imports', from: 'server/a.ts', code: `import '#scripts/value.ts'`, to: 'scripts/value.ts' },
  { rule: 'tests-are-leaves', from: 'src/a.tsx', code: `import './testing/b.ts'`, to: 'src/testing/b.ts' },
  { rule: 'server-storeys', from: 'server/db/a.ts', code: `import '../orders/value.ts'`, to: 'server/orders/value.ts' },
  {
    rule: 'one-door-for-files',
    from: 'server/uploads/a.ts',
    code: `import '../files/read-workbook.ts'`,
    to: 'server/files/read-workbook.ts',
  },
  { rule: 'one-door-for-files', from: 'server/uploads/a.ts', code: `import 'saxes'`, to: 'node_modules/saxes' },
  { rule: 'server-storeys', from: 'server/http/a.ts', code: `import '../app.ts'`, to: 'server/app.ts' },
  {
    rule: 'server/orders-storeys',
    from: 'server/orders/core/a.ts',
    code: `import '../moves/value.ts'`,
    to: 'server/orders/moves/value.ts',
  },
  { rule: 'src-storeys', from: 'src/ui/a.tsx', code: `import '../orders/cells/b.ts'`, to: 'src/orders/cells/b.ts' },
  {
    rule: 'src/orders-storeys',
    from: 'src/orders/cells/b.ts',
    code: `import '../list/c.ts'`,
    to: 'src/orders/list/c.ts',
  },
  { rule: 'domain-storeys', from: 'domain/text/a.ts', code: `import '../pricing/b.ts'`, to: 'domain/pricing/b.ts' },
  { rule: 'domain-storeys', from: 'domain/attic/a.ts', code: `import '../text/b.ts'`, to: 'domain/text/b.ts' },
  { rule: 'no-unresolvable', from: 'domain/a.ts', code: `import './nothing.ts'`, to: './nothing.ts' },
  {
    rule: 'no-development-package-in-the-product',
    from: 'server/a.ts',
    code: `import 'vitest'`,
    to: 'node_modules/vitest/dist/index.d.ts',
  },
]

const targets = Object.fromEntries(
  ['domain', 'generated', 'mocks', 'scripts', 'server', 'src', 'tests'].map((folder) => [`${folder}/value.ts`, value]),
)
const rooms = [
  'server/files/read-workbook',
  'server/orders/value',
  'server/orders/moves/value',
  'server/app',
  'src/orders/list/c',
  'domain/pricing/b',
  'domain/text/b',
]
for (const room of rooms) targets[`${room}.ts`] = value
targets['src/testing/b.ts'] = `import '#mocks/value.ts'\nimport 'vitest'\n`

describe('the arrows between the folders', () => {
  let broken: BrokenArrow[]

  beforeAll(() => {
    const sources = Map.groupBy(forbidden, ({ from }) => from)
    const files = [...sources].map(([from, cases]) => [from, cases.map(({ code }) => code).join('\n')])
    broken = brokenArrows(projectWith('forbidden', { ...targets, ...Object.fromEntries(files) }))
  })

  test.for(forbidden)('$rule forbids $from to import $to', ({ rule, from, to }) => {
    expect(broken).toContainEqual({ rule, from, to: expect.stringContaining(to) })
  })

  test('a cycle is forbidden, also one of types alone', () => {
    const project = projectWith('cyclic', {
      'domain/a.ts': `import type { B } from './b.ts'\nexport type A = B | 1`,
      'domain/b.ts': `import type { A } from '#domain/a.ts'\nexport type B = A | 2`,
    })
    expect(brokenArrows(project)).toContainEqual({ rule: 'no-cycles', from: 'domain/a.ts', to: 'domain/b.ts' })
  })

  test('what the design allows passes', () => {
    const project = projectWith('allowed', {
      ...targets,
      'src/api/transport.ts': value,
      'generated/client.ts': `import '#src/api/transport.ts'`,
      'server/orders/moves/a.ts': `import '#generated/value.ts'\nimport '#domain/value.ts'\nimport 'node:fs'\nimport 'fastify'\nimport '../core/b.ts'`,
      'server/orders/core/b.ts': `import '#server/errors.ts'`,
      'server/errors.ts': value,
      'server/uploads/b.ts': `import type { Value } from '../files/read-workbook.ts'\nexport type B = Value`,
      'src/screens/screen.tsx': `import '#generated/value.ts'\nimport '#domain/value.ts'\nimport 'react'`,
      'src/screens/screen.test.tsx': `import '#mocks/value.ts'\nimport '#tests/value.ts'\nimport 'vitest'`,
      'src/main.tsx': `import '#src/screens/screen.tsx'\nvoid import('#mocks/value.ts')`,
      'mocks/a.ts': `import '#generated/value.ts'\nimport '#domain/value.ts'\nimport 'msw'`,
    })
    expect(brokenArrows(project)).toEqual([])
  })
})
