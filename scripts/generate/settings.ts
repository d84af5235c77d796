import type { Contract } from './contract.ts'
import type { OperationsOf } from './derived-operations.ts'
import { inWords, type Settings } from './derived-schemas.ts'
import { fieldOf, keyOf } from './field-facts.ts'
import { contractName } from './resources.ts'

/** `settings.ts`: what each organisation has one of, with what stands in its fields until somebody sets them. */
export function settingsModule(contract: Contract, settings: readonly Settings[], operationsOf: OperationsOf): string {
  const entries = settings.map(({ name, noun, schema }) => {
    const fields = Object.entries(schema.properties).map(([field, said]) => {
      const answer = contract.components.schemas[name]?.properties?.[field] ?? {}
      return `      ${field}: ${JSON.stringify(fieldOf(contract, field, said, answer, schema.required))},`
    })
    const head = { schema: name, noun, operations: operationsOf.get(name) }
    const lines = Object.entries(head).map(([key, value]) => `    ${key}: ${JSON.stringify(value)},`)
    return [`  ${keyOf(name)}: {`, ...lines, '    fields: {', ...fields, '    },', '  },'].join('\n')
  })
  return `import type { OperationId } from './operations.ts'
import type { ResourceField } from './resources.ts'

export interface Settings {
  /** Name of its schema; those of its form and changes begin with it. */
  readonly schema: string
  readonly noun: string
  readonly operations: { readonly get: OperationId; readonly update: OperationId }
  readonly fields: Readonly<Record<string, ResourceField>>
}

export const settings = {
${entries.join('\n')}
} as const satisfies Record<string, Settings>

export type SettingsName = keyof typeof settings
`
}

/** The files of `screens/` for settings, by name: what the contract says of each that its page need not say again. */
export function settingsScreenModules(
  settings: readonly Settings[],
  areaOf: ReadonlyMap<string, string>,
  operationsOf: OperationsOf,
): Map<string, string> {
  return new Map(
    settings.map(({ name, schema }) => {
      const { get = '', update = '' } = operationsOf.get(name) ?? {}
      const area = areaOf.get(name) ?? ''
      const key = `get${get[0]?.toUpperCase()}${get.slice(1)}QueryKey`
      const form = `${name}Input`
      return [
        `${keyOf(name)}.ts`,
        `import { ${get}, ${key}, ${update} } from '../client/${area}/${area}.ts'

/** What the contract says of the ${inWords(name).toLowerCase()}, as \`defineSettings\` takes it. */
export const ${contractName(name)} = {
  title: ${JSON.stringify(schema['x-form']?.title)},
  calls: { get: ${get}, key: ${key}, update: ${update} },
  formName: '${form}',
  form: async () => (await import('../forms/${form}.ts')).${keyOf(form)}Form,
} as const
`,
      ]
    }),
  )
}
