/** A rule about the text of our files: what must not stand there, and why not. */
interface SourceRule {
  name: string
  /** Global, so that every occurrence is found. */
  pattern: RegExp
  /** Which files the rule is about. */
  appliesTo: (path: string) => boolean
}

const isCode = (path: string): boolean => /\.(ts|tsx|mjs|cjs|css|sql|sh)$/.test(path)
const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('tests/')
const isOurs = (path: string): boolean => !path.startsWith('generated/') && !path.endsWith('package-lock.json')

/** At about 400 lines one asks what two things a file holds; here the asking ends. */
const mostLines = 450
const hasLines = /\.(ts|tsx|mjs|cjs|css|sql|sh|yaml|yml|md|html)$/

// Words are written in halves, so that this file does not break its own rules.
const rules: SourceRule[] = [
  {
    name: 'unfinished work belongs in the tracker',
    pattern: new RegExp(`\\b(${'TO'}DO|${'FIX'}ME|${'X'}XX|${'HA'}CK)\\b`, 'g'),
    appliesTo: isOurs,
  },
  {
    name: 'every test runs',
    pattern: /\b(it|test|describe|suite)\.(only|skip|todo|fixme|fails)\b|\b(xit|xdescribe|fit|fdescribe)\(/g,
    appliesTo: (path) => isTest(path),
  },
  {
    name: 'a test waits for what it needs, not for time to pass',
    pattern: new RegExp(`${'waitFor'}Timeout|\\bretr${'ies:'} *[1-9]|\\bretr${'y:'} *[1-9]`, 'g'),
    appliesTo: (path) => isTest(path) && isCode(path),
  },
  {
    name: 'the type checker and the linter are answered, not silenced',
    pattern: new RegExp(
      [
        `\\bas ${'any'}\\b`,
        `: ${'any'}\\b(?! [a-z])`,
        `<${'any'}>`,
        `as unknown ${'as'}`,
        `@ts-${'ignore'}`,
        `@ts-${'nocheck'}`,
        `(es|ox)lint-${'disable'}`,
      ].join('|'),
      'g',
    ),
    appliesTo: (path) => isOurs(path) && /\.(ts|tsx|mjs|cjs)$/.test(path),
  },
  {
    name: 'only a test may expect a type error',
    pattern: new RegExp(`@ts-${'expect-error'}`, 'g'),
    appliesTo: (path) => isOurs(path) && isCode(path) && !isTest(path),
  },
  {
    name: 'another folder is reached by its #alias',
    pattern: /(?:from|import|import\() ?'(?:\.\.\/){3,}/g,
    appliesTo: (path) => isOurs(path) && /\.(ts|tsx|mjs)$/.test(path),
  },
  {
    name: 'who is linked with whom is asked by server/relationships/links.ts',
    pattern: /\b(?:tenant_links|live_links|(?:customer|courier|carrier|supplied)_tenant_ids|is_linked_as)\b/g,
    // Migrations hold the question itself, schema the type of the row, and the seed makes the links of the demo.
    appliesTo: (path) => /^server\/(?!relationships\/|db\/(?:migrations\/|schema)|seed\/)/.test(path) && !isTest(path),
  },
  {
    name: 'a line of CSV is written by domain/files/csv-lines.ts',
    pattern: /replaceAll\('"', '""'\)/g,
    appliesTo: (path) => isCode(path) && isOurs(path) && !isTest(path) && path !== 'domain/files/csv-lines.ts',
  },
  {
    name: 'a list of facts is the Facts of src/ui/Facts.tsx',
    pattern: /\bwb-(?:facts?|not-given)\b/g,
    appliesTo: (path) => /^src\/(?!ui\/).*\.tsx?$/.test(path) && !isTest(path),
  },
  {
    name: 'a rule is cited by its page in docs/rules and its heading',
    pattern: new RegExp(
      `\\b(?:[Dd]${'omain'}-rules|(?:[Aa]${'pplication'}|[Oo]rder-${'detail'})\\.md|DE${'SIGN'}|the ${'spec'})\\b`,
      'g',
    ),
    // A migration that has run is never changed, and the older ones cite what rules were cited by then.
    appliesTo: (path) => isOurs(path) && !path.startsWith('server/db/migrations/'),
  },
]

/**
 * What is wrong with the text of one file.
 *
 * @param path from the root, with forward slashes
 * @returns one sentence per fault with its line, such as `src/a.ts:3: why: what`
 */
export function sourceFaults(path: string, text: string): string[] {
  const faults = rules
    .filter((rule) => rule.appliesTo(path))
    .flatMap((rule) =>
      [...text.matchAll(rule.pattern)].map(
        (match) => `${path}:${lineOf(text, match.index)}: ${rule.name}: ${match[0].trim()}`,
      ),
    )
  const lines = text.split('\n').length - 1
  if (isOurs(path) && hasLines.test(path) && lines > mostLines) {
    faults.push(`${path}: ${lines} lines, at most ${mostLines}: what two things does it hold?`)
  }
  return faults
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
