import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { expect, it } from 'vitest'
import type { GeneratedForm } from '#generated/forms/form-types.ts'
import { hasType, isRecord, itemsOf, propertiesOf } from '#src/forms/schema-walk.ts'
import { fieldUi, uiSchemaAt } from '#src/forms/ui-schema.ts'

interface Shown {
  readonly at: string
  readonly schema: RJSFSchema
  readonly ui: UiSchema | undefined
}

/** The fields of a form; a custom field of an object draws its own parts. */
function fieldsOf(at: string, schema: RJSFSchema, ui: UiSchema | undefined): Shown[] {
  if (fieldUi(ui).widget === 'hidden') return []
  const own = { at, schema, ui }
  if ((ui?.['ui:field'] !== undefined && !hasType(schema, 'array')) || drawsItsItems(ui) || namesItsItems(schema, ui))
    return [own]
  const items = itemsOf(schema)
  const parts = Object.entries(propertiesOf(schema)).flatMap(([name, property]) =>
    fieldsOf(`${at}/${name}`, property, uiSchemaAt(ui, [name])),
  )
  return [own, ...parts, ...(items === undefined ? [] : fieldsOf(`${at}/*`, items, uiSchemaAt(ui, ['items'])))]
}

/** Ticks: the words of what may be in it stand with the field itself. */
function namesItsItems(schema: RJSFSchema, ui: UiSchema | undefined): boolean {
  const { enumNames } = fieldUi(ui).options
  return Array.isArray(enumNames) && enumNames.length === itemsOf(schema)?.enum?.length
}

function drawsItsItems(ui: UiSchema | undefined): boolean {
  return ['weekdays', 'permissions', 'scopes'].includes(fieldUi(ui).widget ?? '')
}

async function allFields(): Promise<Shown[]> {
  const folder = join(import.meta.dirname, '../../generated/forms')
  const files = readdirSync(folder).filter((file) => /^[A-Z]\w+\.ts$/.test(file))
  const modules: unknown[] = await Promise.all(files.map((file) => import(join(folder, file))))
  const forms = modules.flatMap((module) => Object.values(isRecord(module) ? module : {})) as GeneratedForm[]
  expect(forms.length).toBeGreaterThan(30)
  return forms.flatMap(({ name, schema, uiSchema }) => fieldsOf(name, schema, uiSchema))
}

it('shows no choice by what it is stored as: each has its words, or is a word', async () => {
  const raw = (await allFields()).filter(({ schema, ui }) => {
    const { enumNames } = fieldUi(ui).options
    if (Array.isArray(enumNames) && enumNames.length === schema.enum?.length) return false
    return schema.enum?.some((choice) => typeof choice !== 'string' || !/^[A-Z]/.test(choice)) ?? false
  })
  const untitled = (await allFields()).filter(({ schema }) =>
    schema.oneOf?.some((choice) => isRecord(choice) && 'const' in choice && typeof choice.title !== 'string'),
  )
  expect([...raw, ...untitled].map(({ at }) => at)).toEqual([])
})

it('says in words what a text must look like', async () => {
  const typed = (await allFields()).filter(({ schema }) => schema.pattern !== undefined && schema.pattern !== '\\S')
  expect(typed.length).toBeGreaterThan(3)
  expect(typed.filter(({ ui }) => fieldUi(ui).options.message === undefined).map(({ at }) => at)).toEqual([])
})
