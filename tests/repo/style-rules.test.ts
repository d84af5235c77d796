import { describe, expect, test } from 'vitest'
import { styleFaults } from './style-rules.ts'
import { readTracked, trackedFiles } from './tracked-files.ts'

describe('the rules about styles', () => {
  const sheet = '.head { color: red }'
  const user = "import styles from './a.module.css'\nexport const a = styles.head\n"
  const samples: { fault: string; files: Record<string, string> }[] = [
    { fault: 'a sheet is a CSS module', files: { 'src/screens/a.css': '' } },
    { fault: 'at 719 px no layout changes', files: { 'src/ui/a.css': '@media print, (max-width: 719px) {}' } },
    { fault: '.wb-a: is defined in', files: { 'src/ui/a.css': '.wb-a {}', 'src/ui/b.css': 'html .wb-a:hover {}' } },
    { fault: 'nobody uses .wb-a', files: { 'src/ui/a.css': '.wb-a {}', 'src/a.tsx': "'wb-ab'" } },
    { fault: 'nobody uses .foot', files: { 'src/a.module.css': `${sheet} .foot {}`, 'src/a.tsx': user } },
    { fault: 'nobody uses .head', files: { 'src/a.module.css': sheet, 'src/a.test.tsx': user } },
    { fault: 'no .head in src/a.module.css', files: { 'src/a.module.css': '.foot {}', 'src/a.tsx': user } },
    {
      fault: 'is computed',
      files: { 'src/a.module.css': sheet, 'src/a.tsx': `${user}export const b = (key: string) => styles[key]\n` },
    },
    {
      fault: 'reaches over the whole page',
      files: { 'src/a.module.css': `${sheet} .head, :global(.bp6-button) {}`, 'src/a.tsx': user },
    },
    {
      fault: 'no .wb-gone in src/ui/',
      files: { 'src/a.module.css': `${sheet} .head :global(.wb-gone) {}`, 'src/a.tsx': user },
    },
  ]

  test.for(samples)('are broken by what is here: $fault', ({ fault, files }) => {
    expect(styleFaults(new Map(Object.entries(files)))).toContainEqual(expect.stringContaining(fault))
  })

  test('pass what keeps them', () => {
    const files = {
      'src/ui/card.css': '.wb-card {} .wb-card > h2 {}',
      'src/ui/page.css': '.wb-page .wb-card > p, .wb-page {}',
      'src/first/first.css': '@media (min-width: 900px) { .wb-first {} } @container (min-width: 520px) {}',
      'src/a/a.module.css':
        '@keyframes in { from { top: 0 } } .head:is(:hover, [data-a]) { p {} } html[data-theme] .head:global(.bp6-button) > :global(.wb-card) {}',
      'src/a/Deep.tsx':
        "import aStyles from '#src/a/a.module.css'\nexport const a = `wb-card wb-page ${aStyles.head}`\n",
    }
    expect(styleFaults(new Map(Object.entries(files)))).toEqual([])
  })

  test('no sheet of the repository breaks one', () => {
    const files = trackedFiles().filter((path) => /^(src|mocks)\/.*\.(css|tsx?)$|^index\.html$/.test(path))
    expect(files.length).toBeGreaterThan(300)
    expect(styleFaults(new Map(files.map((path) => [path, readTracked(path)])))).toEqual([])
  })
})
