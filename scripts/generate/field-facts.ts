import { resolveReference, type Contract, type JsonSchema } from './contract.ts'
import { titleOf } from './derived-operations.ts'
import { choicesOf } from './derived-schemas.ts'

export const kinds = ['id', 'instant', 'text', 'choice', 'integer', 'number', 'boolean', 'object', 'list'] as const
type Kind = (typeof kinds)[number]

/** `BaseTag` as it is named in code: `baseTag`. */
export function keyOf(name: string): string {
  return `${name[0]!.toLowerCase()}${name.slice(1)}`
}

/** What every row has for the product, and nobody reads in a list. */
const unread = ['version', 'archived']

/** How people read a field in a list: what it is called and of which kind it is. Ids, lists and what has fields of its own are not read there. */
export function factOf(contract: Contract, name: string, said: JsonSchema): object | undefined {
  if (unread.includes(name)) return undefined
  const title = titleOf(name, said)
  const unit = said['x-form']?.unit
  if (unit) return { title, kind: 'measure', unit }
  if (said.$ref === '#/components/schemas/Cents' || said['x-form']?.widget === 'money') return { title, kind: 'money' }
  if (said['x-form']?.widget === 'percent') return { title, kind: 'percent' }
  if (said.format === 'phone' || said.format === 'date') return { title, kind: said.format }
  if (said['x-form']?.widget === 'image') return { title, kind: 'image' }
  const kind = kindOf(contract, said)
  if (kind === 'id' || kind === 'object' || kind === 'list') return undefined
  if (kind === 'choice') return { title, ...choiceOf(said) }
  return { title, kind: kind === 'integer' ? 'number' : kind }
}

/** What the values of a choice are called: what the form calls them, else as they are; undefined: it is none. */
export function choicesIn(said: JsonSchema): Record<string, string> | undefined {
  const { oneOf, 'x-form': { choices: titles = [] } = {} } = said
  const titled = Array.isArray(oneOf) ? oneOf.map((choice: JsonSchema) => choice.title) : (titles as string[])
  const values = choicesOf(said)
  return values && Object.fromEntries(values.map((value, place) => [String(value), titled[place] ?? String(value)]))
}

/** Values that have no titles are read as they are. */
function choiceOf({ oneOf }: JsonSchema): object {
  if (!Array.isArray(oneOf)) return { kind: 'text' }
  return {
    kind: 'choice',
    choices: Object.fromEntries(oneOf.map((choice: JsonSchema) => [choice.const, choice.title ?? choice.const])),
  }
}

/** What `generated/` says of a field beside its schema. */
export function fieldOf(
  contract: Contract,
  name: string,
  said: JsonSchema,
  answer: JsonSchema,
  required: readonly string[],
): object {
  const choices = choicesOf(said)
  return {
    kind: kindOf(contract, said),
    title: titleOf(name, said),
    readOnly: said.readOnly === true,
    required: required.includes(name),
    nullable: mayBeNull(answer),
    ...('default' in said && { default: said.default }),
    ...(choices && { choices }),
  }
}

export function mayBeNull({ type, oneOf }: JsonSchema): boolean {
  return [type].flat().includes('null') || (Array.isArray(oneOf) && oneOf.some((choice) => choice.type === 'null'))
}

function kindOf(contract: Contract, schema: JsonSchema): Kind {
  if (schema.$ref === '#/components/schemas/Id') return 'id'
  if (schema.$ref === '#/components/schemas/UnixSeconds') return 'instant'
  if (schema.$ref) return kindOf(contract, resolveReference(contract, schema.$ref))
  if (choicesOf(schema)) return 'choice'
  const [alternative] = Array.isArray(schema.oneOf) ? schema.oneOf : []
  if (alternative) return kindOf(contract, alternative)
  const [type] = [schema.type].flat().filter((each) => each !== 'null')
  if (type === 'string') return 'text'
  if (type === 'array') return 'list'
  const kind = kinds.find((each) => each === type)
  if (!kind) throw new Error(`What kind of field is ${JSON.stringify(schema)}?`)
  return kind
}
