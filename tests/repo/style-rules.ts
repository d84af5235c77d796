import { dirname, join } from 'node:path'
import postcss, { type Root, type Rule } from 'postcss'

const kit = 'src/ui/'
const firstPaint = 'src/first/'
const moduleSheet = /\.module\.css$/
const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path)
/** `:global(.a)`, `:global(:is(.a, .b))` */
const ofThePage = /:global\(((?:[^()]|\([^()]*\))*)\)/g
const importOfSheet = /^import (\w+) from '([^']+\.module\.css)'/gm

/**
 * What is wrong with the styles of the browser's sources.
 *
 * A class of `src/ui` is everybody's and has one sheet; what only some use stands in a CSS module beside them. The types of
 * such a module know nothing of its classes, so that both directions are compared here.
 *
 * @param texts of the sheets and the code, by their paths from the root
 * @returns one sentence per fault, such as `src/a.module.css: nobody uses .head`
 */
export function styleFaults(texts: ReadonlyMap<string, string>): string[] {
  const paths = [...texts.keys()]
  const sheets = new Map(
    paths.filter((path) => path.endsWith('.css')).map((path) => [path, postcss.parse(texts.get(path) ?? '')]),
  )
  const code = paths.filter((path) => /\.(tsx?|html)$/.test(path) && !isTest(path))
  const plain = [...sheets.keys()].filter((path) => !moduleSheet.test(path))
  const homes = Map.groupBy(
    plain
      .filter((path) => path.startsWith(kit))
      .flatMap((path) => definedIn(sheets.get(path)).map((name) => ({ name, path }))),
    ({ name }) => name,
  )
  const kitClasses = new Set(
    plain
      .filter((path) => path.startsWith(kit))
      .flatMap((path) => rulesOf(sheets.get(path) ?? postcss.root()).flatMap(({ selector }) => classesOf(selector))),
  )
  const written = code.map((path) => texts.get(path) ?? '').join('\n')
  return [
    ...[...sheets].flatMap(([path, sheet]) => widthFaults(path, sheet)),
    ...plain
      .filter((path) => !path.startsWith(kit) && !path.startsWith(firstPaint))
      .map((path) => `${path}: outside ${kit} a sheet is a CSS module`),
    ...[...homes].flatMap(([name, defined]) => [
      ...(defined.length > 1 ? [`.${name}: is defined in ${defined.map(({ path }) => path).join(' and ')}`] : []),
      ...(isWritten(name, written) ? [] : [`${defined[0]?.path}: nobody uses .${name}`]),
    ]),
    ...[...sheets].flatMap(([path, sheet]) =>
      moduleSheet.test(path) ? [...reachFaults(path, sheet, kitClasses), ...useFaults(path, sheet, texts, code)] : [],
    ),
  ]
}

/**
 * Layouts change at 600, 900 and 1000 pixels
 * (docs/rules/units-and-formats.md, "Sizes on the screen"); of its own container a part may ask any width.
 */
function widthFaults(path: string, sheet: Root): string[] {
  const faults: string[] = []
  sheet.walkAtRules('media', ({ params }) => {
    for (const [, side, width] of params.matchAll(/(min|max)-width:\s*(\d+)px/g)) {
      const known = side === 'max' ? ['599', '899', '999'] : ['600', '900', '1000']
      if (!known.includes(width ?? '')) faults.push(`${path}: at ${width} px no layout changes`)
    }
  })
  return faults
}

/** A rule of a module is about something of its own, and what it names of the kit is there. */
function reachFaults(path: string, sheet: Root, kitClasses: ReadonlySet<string>): string[] {
  return rulesOf(sheet).flatMap((rule) => [
    ...(rule.parent?.type === 'rule' || rule.selectors.every((selector) => ownClasses(selector).length > 0)
      ? []
      : [`${path}: ${rule.selector} reaches over the whole page`]),
    ...globalClasses(rule.selector)
      .filter((name) => name.startsWith('wb-') && !kitClasses.has(name))
      .map((name) => `${path}: there is no .${name} in ${kit}`),
  ])
}

/** Every class has a user among those who import the sheet, and every name that these use is there. */
function useFaults(path: string, sheet: Root, texts: ReadonlyMap<string, string>, code: readonly string[]): string[] {
  const defined = new Set(rulesOf(sheet).flatMap((rule) => ownClasses(rule.selector)))
  const used = new Set<string>()
  const faults: string[] = []
  for (const importer of code) {
    const text = texts.get(importer) ?? ''
    for (const [, name = '', from = ''] of text.matchAll(importOfSheet)) {
      if (resolved(importer, from) !== path) continue
      for (const [, key = ''] of text.matchAll(new RegExp(`(?<![\\w.])${name}\\.(\\w+)`, 'g'))) {
        used.add(key)
        if (!defined.has(key)) faults.push(`${importer}: there is no .${key} in ${path}`)
      }
      if (new RegExp(`(?<![\\w.])${name}\\[`).test(text))
        faults.push(`${importer}: a class of ${path} is computed; write the names out, so that they can be found`)
    }
  }
  return [...faults, ...[...defined].filter((name) => !used.has(name)).map((name) => `${path}: nobody uses .${name}`)]
}

function rulesOf(sheet: Root): Rule[] {
  const rules: Rule[] = []
  sheet.walkRules((rule) => {
    const isStep = rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name.endsWith('keyframes')
    if (!isStep) rules.push(rule)
  })
  return rules
}

/** Of the kit's classes those that a sheet says something about, not those within which it does. */
function definedIn(sheet: Root | undefined): string[] {
  const subjects = rulesOf(sheet ?? postcss.root()).flatMap(({ selectors }) => selectors.map(subjectOf))
  return [...new Set(subjects.flatMap(classesOf).filter((name) => name.startsWith('wb-')))]
}

/** What stands after the last space or sign between the parts of a selector. */
function subjectOf(selector: string): string {
  let depth = 0
  let start = 0
  for (const [index, sign] of [...selector].entries()) {
    if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
    else if (depth === 0 && /[\s>+~]/.test(sign)) start = index + 1
  }
  return selector.slice(start)
}

function ownClasses(selector: string): string[] {
  return classesOf(selector.replace(ofThePage, ''))
}

function globalClasses(selector: string): string[] {
  return [...selector.matchAll(ofThePage)].flatMap(([, inner = '']) => classesOf(inner))
}

function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name)
}

function isWritten(name: string, text: string): boolean {
  return new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text)
}

function resolved(importer: string, from: string): string {
  return from.startsWith('#') ? from.slice(1) : join(dirname(importer), from)
}
