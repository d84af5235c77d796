import { posix } from 'node:path'
import { checkSync } from 'recheck'
import ts from 'typescript'

// The same on every machine: of the checker's builds the one in JavaScript, which needs no program of the platform.
process.env.RECHECK_BACKEND = 'pure'

/** A regular expression of the sources, put together from constants. */
export interface SourcePattern {
  readonly path: string
  readonly line: number
  readonly source: string
  readonly flags: string
}

/** The expressions of a file: those that can be judged, and those whose parts are known only when they are made. */
interface FoundPatterns {
  readonly patterns: readonly SourcePattern[]
  readonly unknown: readonly { readonly path: string; readonly line: number; readonly text: string }[]
}

/** Reads the text of another file, whose constants are looked up; `null` if there is no such file. */
type ReadFile = (path: string) => string | null

/**
 * Finds each regular expression of a source file: literals, and what is given to `RegExp`, with constants of other files filled in.
 *
 * @param path from the root, with forward slashes
 */
export function patternsIn(path: string, text: string, readFile: ReadFile): FoundPatterns {
  if (!/RegExp|\/[dgimsuvy]*[\s,;.)\]}]/.test(text)) return { patterns: [], unknown: [] }
  const file = parse(path, text)
  const patterns: SourcePattern[] = []
  const unknown: { path: string; line: number; text: string }[] = []
  const visit = (node: ts.Node): void => {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
    if (ts.isRegularExpressionLiteral(node)) patterns.push({ path, line, ...partsOfLiteral(node.text) })
    const made = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(file) === 'RegExp'
    if (made && node.arguments?.[0] && !ts.isRegularExpressionLiteral(node.arguments[0])) {
      const [source, flags] = node.arguments.map((argument) => constantOf(argument, { path, file, readFile }))
      if (typeof source === 'string') patterns.push({ path, line, source, flags: flags ?? '' })
      else unknown.push({ path, line, text: node.getText(file).replaceAll(/\s+/g, ' ') })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return { patterns, unknown }
}

function parse(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
}

function partsOfLiteral(literal: string): { source: string; flags: string } {
  const end = literal.lastIndexOf('/')
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) }
}

interface Scope {
  readonly path: string
  readonly file: ts.SourceFile
  readonly readFile: ReadFile
}

/** The text that an expression always is, null where that is not known from the sources alone. */
function constantOf(node: ts.Expression, scope: Scope): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isRegularExpressionLiteral(node)) return partsOfLiteral(node.text).source
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw')
    return templateOf(node.template, scope, true)
  if (ts.isTemplateExpression(node)) return templateOf(node, scope, false)
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source') return constantOf(node.expression, scope)
  return ts.isIdentifier(node) ? constantNamed(node.text, scope) : null
}

function templateOf(template: ts.TemplateLiteral, scope: Scope, isRaw: boolean): string | null {
  const textOf = (part: ts.TemplateLiteralLikeNode) => (isRaw ? (part.rawText ?? part.text) : part.text)
  if (ts.isNoSubstitutionTemplateLiteral(template)) return textOf(template)
  const parts = template.templateSpans.map(({ expression, literal }) => {
    const value = constantOf(expression, scope)
    return value === null ? null : value + textOf(literal)
  })
  return parts.includes(null) ? null : textOf(template.head) + parts.join('')
}

/** A constant of the file itself, or one that it imports. */
function constantNamed(name: string, { path, file, readFile }: Scope): string | null {
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement) && statement.declarationList.flags & ts.NodeFlags.Const) {
      const declared = statement.declarationList.declarations.find((each) => each.name.getText(file) === name)
      if (declared?.initializer) return constantOf(declared.initializer, { path, file, readFile })
    }
    const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined
    if (!bindings || !ts.isNamedImports(bindings) || !ts.isImportDeclaration(statement)) continue
    const imported = bindings.elements.find((element) => element.name.text === name)
    if (!imported || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const from = pathOf(statement.moduleSpecifier.text, path)
    const text = readFile(from)
    const original = imported.propertyName?.text ?? name
    return text === null ? null : constantNamed(original, { path: from, file: parse(from, text), readFile })
  }
  return null
}

function pathOf(specifier: string, from: string): string {
  return specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(from), specifier)
}

/**
 * Whether nothing in a pattern repeats without an end: what it reads from one place is then bounded, and all that it does is linear.
 * Said without a checker, which takes its time.
 */
export function isBounded(source: string): boolean {
  const signs = source.replaceAll(/\\./gs, 'x').replaceAll(/\[[^\]]*\]/g, 'x')
  return !/[*+]|\{\d*,\}/.test(signs)
}

/**
 * Says why a pattern is slow: on some text it takes more than a number of steps for each character. The automaton judges it if the pattern
 * has one, otherwise by searching for such a text.
 *
 * @returns null where it is linear
 */
export function slownessOf({ source, flags }: Pick<SourcePattern, 'source' | 'flags'>): string | null {
  if (isBounded(source)) return null
  const judged = checkSync(source, flags, {
    timeout: mostMs,
    randomSeed: 1,
    // The texts that the checker finds are not run, because it would measure the machine.
    recallTimeout: -1,
    // The search counts steps instead of looking at a clock, so that it comes to the same on a machine that is busy.
    attackTimeout: null,
    incubationTimeout: null,
    maxAttackStringSize: 30_000,
    maxInitialGenerationSize: 100,
    maxGenerationSize: 40,
    maxIteration: 3,
  })
  if (judged.status === 'safe') return null
  if (judged.status === 'unknown') return `the checker could not tell: ${judged.error.kind}`
  return `${judged.complexity.summary}, for instance on ${judged.attack.pattern.slice(0, 120)}`
}

/** Some take seconds; nothing should come near this, even where much else is going on. */
const mostMs = 60_000
