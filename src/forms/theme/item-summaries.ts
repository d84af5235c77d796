import { getUiOptions, type RJSFSchema, type UiSchema } from '@rjsf/utils'
import { createContext } from 'react'
import { isRecord, propertiesOf } from '../schema-walk.ts'

/** What an item of a folded list says of itself: what it is called, and what else tells it from the others. */
export interface ItemSummary {
  readonly title: string
  readonly details: readonly string[]
}

/** The summaries of the items of a list; null: its items always stand open. */
export const ItemSummariesContext = createContext<readonly ItemSummary[] | null>(null)

/** @param fields the names of the fields that a summary is made of; the first one is what an item is called */
export function itemSummaries(
  data: readonly unknown[],
  fields: readonly string[],
  { items }: RJSFSchema,
  uiSchema: UiSchema = {},
): readonly ItemSummary[] {
  const properties = propertiesOf(items as RJSFSchema)
  const ofItems: Readonly<Record<string, unknown>> = isRecord(uiSchema.items) ? uiSchema.items : {}
  return data.map((item) => {
    const [title = '', ...details] = fields.map((field) => {
      const value = isRecord(item) ? item[field] : undefined
      const { enumNames } = getUiOptions(ofItems[field] as UiSchema | undefined)
      const place = properties[field]?.enum?.findIndex((choice) => choice === value) ?? -1
      return String((Array.isArray(enumNames) ? enumNames[place] : undefined) ?? value ?? '')
    })
    return { title, details: details.filter((text) => text !== '') }
  })
}
