import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#scripts/project-root.ts'
import { readTracked } from './tracked-files.ts'

const page = 'docs/security.md'
const states = ['met', 'not applicable', 'open'] as const

interface Row {
  readonly id: string
  readonly state: string
  readonly where: string
}

/** The rows of the chapters: those whose first cell is the number of a requirement. */
function rowsOf(text: string): Row[] {
  return [...text.matchAll(/^\| *(\d+\.\d+\.\d+) *\|([^|]*)\|([^|]*)\|(.*)\|$/gm)].map(
    ([, id = '', , state = '', where = '']) => ({ id, state: state.trim(), where }),
  )
}

/** The files that a row links to, as paths from the root. */
function filesOf({ where }: Row): string[] {
  return [...where.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => posix.join(posix.dirname(page), target))
}

/**
 * Compares the parts of the checklist with each other and with the repository.
 *
 * @param exists whether the repository has this file
 * @returns one sentence per fault
 */
function checklistFaults(text: string, exists: (path: string) => boolean): string[] {
  const [chapters = '', openList = ''] = text.split(/^## Open$/m)
  const rows = rowsOf(chapters)
  const ids = rows.map(({ id }) => id)
  const counted = states.map((state) => `${rows.filter((row) => row.state === state).length} ${state}`).join(', ')
  const sums = `Of ${rows.length} requirements: ${counted}.`
  const open = rows.filter(({ state }) => state === 'open').map(({ id }) => id)
  const listed: string[] = openList.match(/(?<![\d.])\d+\.\d+\.\d+(?![\d.])/g) ?? []
  return [
    ...(text.includes(sums) ? [] : [`the head must say "${sums}"`]),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: occurs twice`),
    ...rows
      .filter(({ state }) => !states.some((known) => known === state))
      .map(({ id, state }) => `${id}: "${state}" is no state`),
    ...rows
      .filter((row) => row.state === 'met' && !filesOf(row).some(exists))
      .map(({ id }) => `${id}: is met, and names no file that exists`),
    ...open.filter((id) => !listed.includes(id)).map((id) => `${id}: is open, and missing from the list at the end`),
    ...listed.filter((id) => !open.includes(id)).map((id) => `${id}: is in the list at the end, and not open`),
  ]
}

describe('the checklist of security', () => {
  const text = [
    'Of 3 requirements: 1 met, 1 not applicable, 1 open.',
    '| 1.1.1 | a | met | [`server/a.ts`](../server/a.ts) |',
    '| 1.1.2 | b | not applicable | no such part |',
    '| 1.1.3 | c | open | nothing |',
    '## Open',
    '| 1.1.3 | nothing | something |',
  ].join('\n')
  const exists = (path: string) => path === 'server/a.ts'

  test('passes if its parts agree', () => {
    expect(checklistFaults(text, exists)).toEqual([])
  })

  test.each([
    ['sums that differ from the rows', '1 met', '2 met', 'the head must say'],
    ['an id that occurs twice', '| 1.1.2 |', '| 1.1.1 |', '1.1.1: occurs twice'],
    ['another state', '| not applicable |', '| perhaps |', '1.1.2: "perhaps" is no state'],
    ['a met row without a file', '[`server/a.ts`](../server/a.ts)', 'certainly', '1.1.1: is met'],
    ['a met row whose file is gone', '../server/a.ts', '../server/b.ts', '1.1.1: is met'],
    ['an open row that is not listed', '| 1.1.3 | nothing |', '| none | nothing |', '1.1.3: is open'],
    ['a listed row that is not open', '| 1.1.3 | nothing |', '| 1.1.3, 1.1.2 | nothing |', '1.1.2: is in the list'],
  ])('fails for %s', (_name, from, to, fault) => {
    expect(checklistFaults(text.replace(from, to), exists).join('\n')).toContain(fault)
  })

  test('agrees with itself and with the repository', () => {
    const isThere = (path: string) => existsSync(join(projectRoot, path))
    expect(rowsOf(readTracked(page)).length).toBeGreaterThan(250)
    expect(checklistFaults(readTracked(page), isThere)).toEqual([])
  })
})
