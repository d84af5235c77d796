import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators'
import type { RJSFSchema } from '@rjsf/utils'
import { contractFormats } from '#domain/text/formats.ts'
import { eachOperation, resolveReference, type Contract, type JsonSchema, type Operation } from './contract.ts'

/** What `isAsked` and `isNeeded` of the form engine read. */
interface Condition {
  field: string
  equals?: unknown
  in?: readonly unknown[]
  given?: boolean
}

interface When extends Condition {
  otherwise?: unknown
  required?: boolean
  least?: number
}

interface FormHint {
  widget?: string
  order?: number
  unit?: string
  typed?: string
  placeholder?: string
  help?: string
  section?: string
  itemLabel?: string
  summary?: string[]
  choices?: string[]
  of?: string
  with?: Record<string, string>
  takes?: string[]
  after?: string
  when?: When
  requiredWhen?: Condition
  empty?: string
  message?: string
}

/** Every word of `x-form`; one that is none would be lost without a sound. */
const formWords = new Set([
  'widget',
  'order',
  'unit',
  'typed',
  'placeholder',
  'help',
  'section',
  'itemLabel',
  'summary',
  'choices',
  'of',
  'with',
  'takes',
  'after',
  'when',
  'requiredWhen',
  'empty',
  'message',
  'form',
  'title',
  'submitLabel',
  'sections',
])
/** Widgets for values that are objects or lists of them: rjsf ignores `ui:widget` there, so they are fields. */
const fieldWidgets = new Set([
  'operatingHours',
  'charge',
  'surcharge',
  'contactDetail',
  'driverRates',
  'serviceRates',
  'bandTable',
  'holidays',
])
/** Overviews of a list: its rows stay as they are, the widget stands above them. */
const overviews = new Set(['weekWindows'])
/** The unit of a measure within bands, by what the bands are of. */
const unitsOfBands: Readonly<Record<string, string>> = { distance: 'largeDistance', weight: 'weight', volume: 'volume' }
/** Documentation for developers, of no use to a form, or (`description`) shown by rjsf to people. */
const documentation = new Set(['description', 'example', 'examples', 'x-form', 'x-rule'])

/** The schema with every `$ref` replaced by what it points to; keywords beside a `$ref` win. */
function dereference(contract: Contract, schema: JsonSchema, depth = 0): JsonSchema {
  if (depth > 40) throw new Error('A form schema refers to itself; forms need a finite shape')
  if (schema.$ref) {
    const { $ref, ...beside } = schema
    return dereference(contract, { ...resolveReference(contract, $ref), ...beside }, depth + 1)
  }
  return nullable(mapSchemas(schema, (child) => dereference(contract, child, depth + 1)))
}

/** `oneOf: [X, null]` as X that may be null: a form asks for X or leaves it empty, it does not let one choose between the two. */
function nullable(schema: JsonSchema): JsonSchema {
  const { oneOf, ...beside } = schema
  if (!Array.isArray(oneOf) || oneOf.length !== 2 || oneOf[1].type !== 'null') return schema
  const value = oneOf[0] as JsonSchema
  if (typeof value.type !== 'string' || value.enum) return schema
  const hint: Record<string, unknown> = { ...value['x-form'], ...schema['x-form'] }
  return { ...value, ...beside, type: [value.type, 'null'], ...(Object.keys(hint).length > 0 && { 'x-form': hint }) }
}

/** Applies a function to each schema directly below this one. */
function mapSchemas(schema: JsonSchema, map: (child: JsonSchema) => JsonSchema): JsonSchema {
  const mapped: JsonSchema = { ...schema }
  if (schema.properties)
    mapped.properties = Object.fromEntries(Object.entries(schema.properties).map(([name, child]) => [name, map(child)]))
  if (schema.items) mapped.items = map(schema.items)
  for (const keyword of ['oneOf', 'anyOf', 'allOf'] as const) {
    const list = schema[keyword]
    if (Array.isArray(list)) mapped[keyword] = list.map((child: JsonSchema) => map(child))
  }
  return mapped
}

function withoutDocumentation(schema: JsonSchema): JsonSchema {
  const mapped = mapSchemas(schema, withoutDocumentation)
  return Object.fromEntries(Object.entries(mapped).filter(([keyword]) => !documentation.has(keyword)))
}

/**
 * The rjsf uiSchema that the `x-form` words of a dereferenced schema ask for.
 * @param unitAround what is measured, as said further out: a set of bands is one of distance, and so are its bands
 */
function uiSchemaOf(contract: Contract, schema: JsonSchema, unitAround?: string): Record<string, unknown> {
  const ui: Record<string, unknown> = {}
  const hint = schema['x-form'] as FormHint | undefined
  const unknown = Object.keys(hint ?? {}).find((word) => !formWords.has(word))
  if (unknown !== undefined) throw new Error(`x-form knows no ${unknown}: ${JSON.stringify(hint)}`)
  const unit = hint?.unit ?? unitAround
  if (hint?.widget && !overviews.has(hint.widget))
    ui[fieldWidgets.has(hint.widget) ? 'ui:field' : 'ui:widget'] = hint.widget
  if (hint?.choices) ui['ui:enumNames'] = hint.choices
  if (hint?.placeholder) ui['ui:placeholder'] = hint.placeholder
  if (hint?.help) ui['ui:help'] = hint.help
  const options = {
    ...(unit && (hint?.unit || hint?.widget === 'bandTable') && { unit }),
    ...(unitAround && hint?.widget === 'measure' && { unit: hint.unit ?? unitsOfBands[unitAround] }),
    // what the widget draws is all there is to choose
    ...(hint?.widget && fieldWidgets.has(hint.widget) && 'oneOf' in schema && { fieldReplacesAnyOrOneOf: true }),
    ...(hint?.typed && { typed: hint.typed }),
    ...(hint?.section && { section: hint.section }),
    ...(hint?.itemLabel && { itemLabel: hint.itemLabel }),
    ...(hint?.summary && { summary: hint.summary }),
    ...(hint?.widget && overviews.has(hint.widget) && { overview: hint.widget }),
    ...(hint?.after && { after: hint.after }),
    ...(hint?.of && { of: pathsOf(contract, hint.of, hint.with) }),
    ...(hint?.takes && { takes: hint.takes }),
    ...(hint?.when && { when: hint.when }),
    ...(hint?.requiredWhen && { requiredWhen: hint.requiredWhen }),
    ...(hint?.empty && { empty: hint.empty }),
    ...(hint?.message && { message: hint.message }),
  }
  if (Object.keys(options).length > 0) ui['ui:options'] = options
  if (schema.items) {
    const items = uiSchemaOf(contract, schema.items, unit)
    if (Object.keys(items).length > 0) ui.items = items
  }
  if (schema.properties && !ui['ui:field']) {
    const place = (child: JsonSchema) => (child['x-form'] as FormHint | undefined)?.order ?? Number.MAX_SAFE_INTEGER
    const ordered = Object.entries(schema.properties).toSorted(([, a], [, b]) => place(a) - place(b))
    for (const [name, child] of ordered) {
      const childUi = uiSchemaOf(contract, child, unit)
      if (Object.keys(childUi).length > 0) ui[name] = childUi
    }
    ui['ui:order'] = ordered.map(([name]) => name)
  }
  return ui
}

/**
 * Where a picker finds the rows of a list operation, and one of them by its id where people may ask for one.
 * @param given what the path of the list takes beside the organisation: `{ role: Driver }`
 */
export function pathsOf(
  contract: Contract,
  operationId: string,
  given: Readonly<Record<string, string>> = {},
): { list: string; get?: string } {
  const operations = [...eachOperation(contract)]
  const list = operations.find(({ operation }) => operation.operationId === operationId)
  if (list?.method !== 'get') throw new Error(`x-form.of: the contract has no list ${operationId}`)
  // a list of services stands at `services-meta`, one of them at `services`
  const rows = list.path
    .split('/')
    .at(-1)
    ?.replace(/-meta$/, '')
  const one = new RegExp(`^/${rows?.replaceAll(/[{}]/g, '')}/\\{\\w+\\}$`)
  const get = operations.find(({ path, method, operation }) => {
    return method === 'get' && one.test(path) && !isOwn(operation)
  })
  const path = list.path.replaceAll(/\{(\w+)\}/g, (part, name: string) => given[name] ?? part)
  return { list: path, ...(get && { get: get.path.replace(/\/\{\w+\}$/, '') }) }
}

/** Whether people may only ask for what is theirs. */
function isOwn({ 'x-access': access }: Operation): boolean {
  return typeof access === 'object' && access !== null && 'tenant' in access && access.tenant === 'self'
}

/** rjsf's precompiled validators are CommonJS; as an ES module they need neither `require` nor `eval`. */
function toModule(code: string): string {
  const imports = new Map<string, string>()
  const body = code
    .replaceAll(/require\("([^"]+)"\)/g, (_, module: string) => {
      const name = imports.get(module) ?? `runtime${imports.size}`
      imports.set(module, name)
      return name
    })
    .replace('"use strict";', '')
    .replaceAll(/module\.exports\s*=\s*/g, 'exports.default = ')
  const head = [...imports].map(
    ([module, name]) =>
      `import * as ${name}_module from "${module}.js";\nconst ${name} = ${name}_module.default?.__esModule ? ${name}_module.default : ${name}_module;`,
  )
  return [...head, 'const exports = {};', body, 'export default exports;', ''].join('\n')
}

/**
 * The files of `generated/forms/`, by name: one form and one precompiled validator for each schema marked `x-form: { form: true }`.
 * @param beside forms that are no schema of the contract
 */
export function formModules(contract: Contract, beside: Readonly<Record<string, JsonSchema>>): Map<string, string> {
  const files = new Map<string, string>([
    [
      'form-types.ts',
      `import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import type { ValidatorFunctions } from '@rjsf/validator-ajv8'

/** A form as the contract describes it: what is asked, how it is shown and how it is checked. */
export interface GeneratedForm {
  readonly name: string
  readonly title: string
  readonly submitLabel: string
  /** Sections in their order; a field names its own in \`ui:options.section\`. */
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  readonly schema: RJSFSchema
  readonly uiSchema: UiSchema
  readonly validators: ValidatorFunctions
}
`,
    ],
  ])
  const labels: Record<string, readonly string[]> = {}
  for (const [name, raw] of Object.entries({ ...contract.components.schemas, ...beside })) {
    const form = raw['x-form'] as
      | { form?: boolean; title?: string; submitLabel?: string; sections?: unknown[] }
      | undefined
    if (!form?.form) continue
    const full = dereference(contract, raw)
    labels[name] = [...new Set(labelsOf(full))]
    const schema = withoutDocumentation(full)
    const code = compileSchemaValidatorsCode(schema as RJSFSchema, {
      customFormats: contractFormats,
      ajvOptionsOverrides: { code: { lines: false } },
    })
    const json = (value: unknown) => JSON.stringify(value, null, 2)
    files.set(`${name}.validators.js`, toModule(code))
    files.set(
      `${name}.validators.d.ts`,
      `declare const validators: import('@rjsf/validator-ajv8').ValidatorFunctions\nexport default validators\n`,
    )
    files.set(
      `${name}.ts`,
      `import type { GeneratedForm } from './form-types.ts'
import validators from './${name}.validators.js'

export const ${name[0]!.toLowerCase()}${name.slice(1)}Form: GeneratedForm = {
  name: ${json(name)},
  title: ${json(form.title ?? name)},
  submitLabel: ${json(form.submitLabel ?? 'Save')},
  sections: ${json(form.sections ?? [])},
  schema: ${json(schema)},
  uiSchema: ${json(uiSchemaOf(contract, full))},
  validators,
}
`,
    )
  }
  files.set(
    'labels.ts',
    `/** What people call all that each form asks, for the person who looks for it. */
export const formLabels = {
${Object.entries(labels)
  .map(([name, said]) => `  ${JSON.stringify(name)}: ${JSON.stringify(said)},`)
  .join('\n')}
} as const satisfies Readonly<Record<string, readonly string[]>>
`,
  )
  return files
}

/** The labels of a dereferenced form: of its sections, its fields, and of what its objects and lists are made of. */
function labelsOf(schema: JsonSchema): string[] {
  const sections = (schema['x-form'] as { sections?: { title: string }[] } | undefined)?.sections ?? []
  const fields = Object.values(schema.properties ?? {}).flatMap((field) => [field.title ?? [], labelsOf(field)].flat())
  const within = [schema.items, schema.oneOf, schema.anyOf, schema.allOf].flat().filter((part) => part !== undefined)
  return [...sections.map(({ title }) => title), ...fields, ...within.flatMap((part) => labelsOf(part as JsonSchema))]
}
