import { describe, expect, test } from 'vitest'
import { sourceFaults } from './source-rules.ts'
import { readTracked, trackedFiles } from './tracked-files.ts'

const binary = /\.(png|jpg|jpeg|webp|woff2?|ttf|ico|pdf)$/

describe('the rules about sources', () => {
  const samples: { fault: string; path: string; text: string }[] = [
    { fault: 'unfinished work', path: 'server/a.ts', text: `// ${'TO'}DO later\n` },
    { fault: 'unfinished work', path: 'docs/a.md', text: `${'FIX'}ME\n` },
    { fault: 'every test runs', path: 'src/a.test.ts', text: `test.${'only'}('x', () => {})\n` },
    { fault: 'every test runs', path: 'tests/e2e/a.spec.ts', text: `test.describe.${'skip'}('x')\n` },
    { fault: 'a test waits', path: 'tests/e2e/a.spec.ts', text: `await page.${'waitFor'}Timeout(500)\n` },
    { fault: 'silenced', path: 'src/a.ts', text: `const x = y ${'as'} any\n` },
    { fault: 'silenced', path: 'src/a.ts', text: `const x: ${'any'} = y\n` },
    { fault: 'silenced', path: 'src/a.ts', text: `const x = y as unknown ${'as'} Z\n` },
    { fault: 'silenced', path: 'src/a.tsx', text: `// oxlint-${'disable'}-next-line\n` },
    { fault: 'only a test', path: 'server/a.ts', text: `// @ts-${'expect-error'}\n` },
    { fault: 'a line of CSV', path: 'src/a.ts', text: `text.replaceAll('${'"'}', '""')\n` },
    { fault: 'by its #alias', path: 'src/a.ts', text: `import x from '${'..'}/../../domain/x.ts'\n` },
    { fault: 'linked with whom', path: 'server/orders/a.ts', text: `db.selectFrom('tenant_links')\n` },
    { fault: 'linked with whom', path: 'server/locations/a.ts', text: `sql\`select customer_tenant_ids()\`\n` },
    { fault: 'linked with whom', path: 'server/tenants/a.ts', text: `db.selectFrom('live_links')\n` },
    { fault: 'the Facts of', path: 'src/a.tsx', text: `<dl className="wb-${'facts'}">\n` },
    { fault: 'by its page', path: 'domain/a.ts', text: `/** Rounds (${'domain'}-rules 2). */\n` },
    {
      fault: 'by its page',
      path: 'openapi/a.yaml',
      text: `description: Open (spec/${'application'}.md section 5.2).\n`,
    },
    { fault: 'by its page', path: 'docs/a.md', text: `As order-${'detail'}.md 9 says.\n` },
    { fault: 'at most 450', path: 'src/a.css', text: '\n'.repeat(451) },
  ]

  test.for(samples)('$path is refused: $fault', ({ fault, path, text }) => {
    expect(sourceFaults(path, text)).toContainEqual(expect.stringContaining(fault))
  })

  test('plain code passes', () => {
    const text = `// any of them\nexport const url = \`\${base}/${'work'}/orders\`\nimport x from '../${'work'}/x.ts'\n`
    expect(sourceFaults('src/a.ts', text)).toEqual([])
  })

  test('links are asked about where they belong', () => {
    const text = `select from tenant_links where is_linked_as('customer', 1)\n`
    const paths = ['server/relationships/links.ts', 'server/db/migrations/0099_a.sql', 'server/seed/a.ts']
    expect(paths.flatMap((path) => sourceFaults(path, text))).toEqual([])
  })

  test('a migration that has run cites as it did', () => {
    expect(sourceFaults('server/db/migrations/0001_a.sql', `-- Fuel (${'domain'}-rules 3).\n`)).toEqual([])
  })

  test('no file of the repository breaks one', () => {
    const files = trackedFiles().filter((path) => !binary.test(path))
    expect(files.length).toBeGreaterThan(50)
    expect(files.flatMap((path) => sourceFaults(path, readTracked(path)))).toEqual([])
  })
})
