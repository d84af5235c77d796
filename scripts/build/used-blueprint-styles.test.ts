import { expect, test } from 'vitest'
import { withoutParts } from './used-blueprint-styles.ts'

test('rules of a part go, and those of others stay, whole or for the selectors that are left', () => {
  const css = [
    '.bp6-tree{a:1}',
    '.bp6-tree-node .bp6-icon{a:2}',
    '.bp6-dark .bp6-tree-node, .bp6-tag{a:3}',
    '.bp6-treemap{a:4}',
    '.bp6-button:not(.bp6-tree){a:5}',
    '@media print{.bp6-tree{a:6}.bp6-card{a:7}}',
  ].join('\n')
  expect(withoutParts(css, ['tree', 'slider'])).toBe(
    ['.bp6-tag{a:3}', '.bp6-treemap{a:4}', '.bp6-button:not(.bp6-tree){a:5}', '@media print{.bp6-card{a:7}}'].join(
      '\n',
    ),
  )
})
