import { resolveReference, type Contract, type JsonSchema } from './contract.ts'
import { titleOf } from './derived-operations.ts'
import { subjectOf, type Resource, type Settings } from './derived-schemas.ts'
import { choicesIn } from './field-facts.ts'

/** How deep fields of fields are named. */
const deepest = 4

/** What every row has for the product, and how something was typed beside what it is. */
const unread = new Set(['id', 'version', 'typed'])
const units = ['smallDistance', 'largeDistance', 'weight', 'volume']
const looks = ['money', 'charge', 'percent', 'instant', 'clock'] as const

/** Schemas whose fields the audit keeps, by what they are fields of (`x-audited`). */
export type SchemasOfSubjects = ReadonlyMap<string, readonly JsonSchema[]>

/** Takes `x-audited` out of the contract: it is for the audit alone. */
export function takeAudited({ components }: Contract): SchemasOfSubjects {
  const audited = new Map<string, JsonSchema[]>()
  for (const schema of Object.values(components.schemas)) {
    const subject = schema['x-audited']
    delete schema['x-audited']
    if (typeof subject === 'string') audited.set(subject, [...(audited.get(subject) ?? []), schema])
  }
  return audited
}

/** `field-words.ts`: what people call the fields that the audit keeps, and how they read what is in them. */
export function fieldWordsModule(
  contract: Contract,
  resources: readonly Resource[],
  settings: readonly Settings[],
  audited: SchemasOfSubjects,
): string {
  const own = [...resources, ...settings].map(({ name, schema }) => [subjectOf(name), [schema]] as const)
  const entries = [...own, ...audited].map(([subject, schemas]) => {
    const fields = Object.assign({}, ...schemas.map((schema) => wordsIn(contract, schema, 1))) as object
    return `  '${subject}': ${JSON.stringify(fields)},`
  })
  return `/** What people call a field, and how they read what is in it. */
export interface FieldWords {
  readonly title: string
  /** Cents, a charge, percent, unix seconds, or seconds from midnight. */
  readonly as?: ${looks.map((look) => `'${look}'`).join(' | ')}
  /** Of a measure in its base unit. */
  readonly unit?: ${units.map((unit) => `'${unit}'`).join(' | ')}
  /** What its values are called. */
  readonly choices?: Readonly<Record<string, string>>
  readonly fields?: Readonly<Record<string, FieldWords>>
  /** Of each row of a list. */
  readonly items?: FieldWords
}

/** By what the audit calls the thing that they are fields of. */
export const fieldWords: Readonly<Record<string, Readonly<Record<string, FieldWords>>>> = {
${entries.join('\n')}
}
`
}

function wordsIn(contract: Contract, { properties = {} }: JsonSchema, depth: number): Record<string, object> {
  const all = Object.entries(properties).filter(([name]) => !unread.has(name))
  // What the server makes follows from the rest; of a record there is nothing else.
  const sent = all.filter(([, { readOnly }]) => !readOnly)
  const asked = sent.length > 0 ? sent : all
  return Object.fromEntries(asked.map(([name, said]) => [name, wordsOf(contract, name, said, depth)]))
}

function wordsOf(contract: Contract, name: string, said: JsonSchema, depth: number): object {
  const whole = resolved(contract, said)
  const { unit, widget } = { ...whole['x-form'], ...said['x-form'] }
  const choices = choicesIn(whole)
  const { items } = whole
  return {
    title: titleOf(name, said.title === undefined ? whole : said),
    ...(units.includes(String(unit)) ? { unit } : lookOf(name, said, whole, widget)),
    ...(choices && { choices }),
    ...(depth < deepest && whole.properties && { fields: wordsIn(contract, whole, depth + 1) }),
    ...(depth < deepest && items && { items: wordsOf(contract, name, items, depth) }),
  }
}

/** What a bare number or text is, where that is more than it looks. */
function lookOf(name: string, said: JsonSchema, whole: JsonSchema, widget: unknown): { as?: (typeof looks)[number] } {
  const reference = said.$ref?.split('/').at(-1)
  if (reference === 'Cents' || reference === 'CentsSum' || widget === 'money') return { as: 'money' }
  if (widget === 'charge' || reference === 'Charge') return { as: 'charge' }
  if (widget === 'percent') return { as: 'percent' }
  if (reference === 'UnixSeconds') return { as: 'instant' }
  if (name.endsWith('Time') && [whole.type].flat().includes('integer')) return { as: 'clock' }
  return {}
}

/** The schema that a reference names, or the one of a choice that is not null. */
function resolved(contract: Contract, said: JsonSchema): JsonSchema {
  if (said.$ref) return { ...resolved(contract, resolveReference(contract, said.$ref)), ...titled(said) }
  const alternatives = Array.isArray(said.oneOf) ? said.oneOf.filter((one: JsonSchema) => one.type !== 'null') : []
  const [only] = alternatives
  if (only && alternatives.length === 1 && !('const' in only)) return { ...resolved(contract, only), ...titled(said) }
  return said
}

function titled({ title, 'x-form': form }: JsonSchema): JsonSchema {
  return { ...(title !== undefined && { title }), ...(form && { 'x-form': form }) }
}
