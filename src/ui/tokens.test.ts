import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastOf } from '#domain/messages/colors.ts'

const css = ['./tokens.css', './tokens-enterprise.css', './tokens-admin.css']
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
  .join('\n')
const statuses = ['created', 'assigned', 'picked-up', 'dropped-off', 'completed', 'cancelled', 'neutral']
const grounds = ['bg', 'surface', 'sunken', 'hover']
const text = 4.5
const graphic = 3

/** [foreground, ground, least contrast] of everything that is read or has to be found. */
const pairs: [string, string, number][] = [
  ...['text', 'text-muted'].flatMap((word) =>
    [...grounds, 'pressed', 'select-bg'].map((ground): [string, string, number] => [word, ground, text]),
  ),
  ...['text-faint', 'link', 'danger'].flatMap((word) =>
    [...grounds, 'select-bg'].map((ground): [string, string, number] => [word, ground, text]),
  ),
  ...['warning', 'success', 'info'].flatMap((word) =>
    ['surface', 'select-bg'].map((ground): [string, string, number] => [word, ground, text]),
  ),
  ...['accent', 'accent-hover', 'accent-pressed'].map((ground): [string, string, number] => [
    'accent-text',
    ground,
    text,
  ]),
  ...['select', 'select-hover'].map((ground): [string, string, number] => ['select-text', ground, text]),
  ['select-bg-text', 'select-bg', text],
  ...['menu', 'menu-hover', 'menu-active'].map((ground): [string, string, number] => ['menu-text', ground, text]),
  ['menu-text-active', 'menu-active', text],
  ['menu-label', 'menu', text],
  ...['danger', 'warning', 'success', 'info'].map((intent): [string, string, number] => [intent, `${intent}-bg`, text]),
  ...['danger-solid', 'danger-solid-hover'].map((ground): [string, string, number] => [
    'danger-solid-text',
    ground,
    text,
  ]),
  ['tooltip-text', 'tooltip', text],
  ...statuses.map((status): [string, string, number] => [`status-${status}`, `status-${status}-bg`, text]),
  ...statuses.map((status): [string, string, number] => [`status-${status}`, 'surface', text]),
  ['border-input', 'surface', graphic],
  ['focus', 'surface', graphic],
  ['focus', 'bg', graphic],
  ['select', 'surface', graphic],
]

describe.each([
  ['courier', 'light'],
  ['courier', 'dark'],
  ['enterprise', 'light'],
  ['enterprise', 'dark'],
  ['admin', 'light'],
  ['admin', 'dark'],
])('%s %s', (theme, mode) => {
  const colours = coloursOf(theme, mode)

  it.each(pairs)('%s on %s reaches %d to 1', (foreground, ground, least) => {
    expect(contrastOf(colour(colours, foreground), colour(colours, ground))).toBeGreaterThanOrEqual(least)
  })

  it('defines the same variables as the others, and says none again that all have', () => {
    expect([...colours.keys()].toSorted()).toEqual([...coloursOf('courier', 'light').keys()].toSorted())
    const all = declared(`[data-mode='${mode}'] {`)
    const again = [...ownOf(theme, mode)].filter(([name, value]) => all.get(name) === value)
    expect(again).toEqual([])
  })
})

it('computes the contrasts of the WCAG definition', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

/** Those of all themes, which courier has as they are, and over them the theme's own. */
function coloursOf(theme: string, mode: string): Map<string, string> {
  return new Map([...declared(`[data-mode='${mode}'] {`), ...ownOf(theme, mode)])
}

function ownOf(theme: string, mode: string): Map<string, string> {
  return theme === 'courier' ? new Map() : declared(`[data-theme='${theme}'][data-mode='${mode}'] {`)
}

function declared(selector: string): Map<string, string> {
  const start = css.indexOf(`\n${selector}`)
  if (start < 0) throw new Error(`No block ${selector}`)
  const block = css.slice(start + selector.length, css.indexOf('\n}', start))
  return new Map(
    [...block.matchAll(/--wb-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

function colour(colours: Map<string, string>, name: string): string {
  const value = colours.get(name)
  if (value === undefined) throw new Error(`No colour --wb-${name}`)
  return value
}
