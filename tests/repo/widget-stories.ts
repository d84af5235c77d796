import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { readTracked } from './tracked-files.ts'

/** A field of the pages of widgets that shows one. */
interface Story {
  readonly widget: string
  /** The field's name. */
  readonly field: string
  /** The field as it is written among the properties of a schema, indented by two. */
  readonly text: string
}

/** The stories of both pages: each heading "### money" with the fields below it. */
export const stories: readonly Story[] = ['docs/widgets.md', 'docs/widgets-of-lists.md']
  .flatMap((page) => readTracked(page).split(/^### /m).slice(1))
  .flatMap((part) => {
    const widget = part.slice(0, part.indexOf('\n'))
    return [...part.matchAll(/^```yaml\n((\w+):\n[\s\S]*?)^```$/gm)].map(([, text = '', field = '']) => ({
      widget,
      field,
      text: text.replaceAll(/^(?=.)/gm, '  '),
    }))
  })

/** All of them, to stand among the properties of a schema. */
export const storyText = stories.map(({ text }) => text).join('')

/** Where what a courier sets up is written, with the operation that changes it. */
export const tenSchemas = [
  ['tenants/CourierSettings', 'updateCourierSettings'],
  ['tenants/Contact', 'updateContact'],
  ['services/Vehicle', 'updateVehicle'],
  ['services/BaseParcelType', 'updateBaseParcelType'],
  ['services/BaseServiceSpeed', 'updateBaseServiceSpeed'],
  ['services/BaseTag', 'updateBaseTag'],
  ['services/TaxSetting', 'updateTaxSetting'],
  ['orders/DeliveryOrderField', 'updateDeliveryOrderField'],
  ['accounting/AccountingSettings', 'updateAccountingSettings'],
  ['accounting/DriverPayRates', 'updateDriverPayRates'],
] as const

/**
 * The one edit: fields of a schema of the contract.
 * @param contract the folder of a copy of it
 */
export async function addFields(contract: string, schema: string, fields: string): Promise<void> {
  const file = path.join(contract, `schemas/${schema}.yaml`)
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace(/^properties:\n/m, (line) => line + fields),
  )
}

/** What a field is shown with: its example, or that of the schema that it refers to. */
export function exampleOf(
  field: string,
  text: string,
  schemas: Readonly<Record<string, { example?: unknown }>>,
): unknown {
  const said = parse(text)[field]
  return said.example ?? schemas[path.basename(said.$ref ?? '', '.yaml')]?.example
}
