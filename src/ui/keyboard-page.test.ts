import { expect, it } from 'vitest'
import { keyGroups, type KeyLine, partKeys } from './key-words.ts'
import { type KeyId, keys } from './keys.ts'

const introduction = `# The keyboard

Everything in Waybill can be done without a mouse. \`?\` lists the keys of the screen that one is on. This page has all of them: both
are made from \`src/ui/keys.ts\`, and after a change \`npx vitest run --project unit src/ui/keyboard-page -u\` writes it anew.

Mod is Ctrl, on a Mac Cmd. Two keys with a space between are pressed one after the other. While one types, keys are letters; while a
dialog or drawer is open, the keys of the page under it rest. When it closes, the focus is back where it was; what is gone by then, such
as an archived row, leaves it to the next one.
`

function section([title, lines]: readonly [string, readonly KeyLine[]]): string {
  const rows = lines.map(({ combinations, label }) => [combinations.map(written).join(' or '), label])
  const width = (place: 0 | 1, least: number) => Math.max(least, ...rows.map((row) => row[place]?.length ?? 0))
  const widths = [width(0, 4), width(1, 12)] as const
  const line = (first: string, second: string) => `| ${first.padEnd(widths[0])} | ${second.padEnd(widths[1])} |`
  const rule = `| ${'-'.repeat(widths[0])} | ${'-'.repeat(widths[1])} |`
  return [
    `\n## ${title}\n`,
    line('keys', 'what it does'),
    rule,
    ...rows.map(([a = '', b = '']) => line(a, b)),
    '',
  ].join('\n')
}

function written(combination: string): string {
  return combination
    .split(' ')
    .map((key) => `\`${key}\``)
    .join(' ')
}

it('stands in docs/keyboard.md, every key of it', async () => {
  const groups = [...keyGroups(Object.keys(keys) as KeyId[]), ...Object.entries(partKeys)]
  await expect(introduction + groups.map(section).join('')).toMatchFileSnapshot('../../docs/keyboard.md')
})
