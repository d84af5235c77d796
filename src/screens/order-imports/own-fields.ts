import type { OfferedOrderField, OrderImportMapping, ScheduleInfo } from '#generated/model/index.ts'
import { plainHeading } from '#src/imports/column-mapping.ts'
import type { Columns, ImportField } from '#src/imports/file-import.ts'

/** A courier's own field as a column can fill it. */
export type OwnField = ImportField

const idOf = (id: number) => `orderField-${id}`
const own = /^orderField-(\d+)$/

/**
 * The couriers' own fields as columns of a file. Of several couriers each is said with whose it is, and none is required: a row is for
 * one of them.
 */
export function ownFields(couriers: readonly Pick<ScheduleInfo, 'name' | 'orderFields'>[]): readonly OwnField[] {
  const isAlone = couriers.length === 1
  return couriers.flatMap(({ name: courier, orderFields }) =>
    orderFields.map((field) => ({
      id: idOf(field.id),
      label: isAlone ? field.name : `${field.name}, ${courier}`,
      required: isAlone && field.required,
      names: [plainHeading(field.name)],
      example: exampleOf(field),
      isOwn: true,
    })),
  )
}

function exampleOf({ kind, options, required }: OfferedOrderField): string {
  switch (kind) {
    case 'choice':
      return options[0] ?? ''
    case 'yesNo':
      return 'Yes'
    case 'number':
      return '1'
    case 'text':
      return required ? 'A-4410' : ''
  }
}

/** The columns with those of own fields by the ids of the fields, as a file is sent; what no courier here asks for is left out. */
export function withOwnFields(
  mapping: Columns,
  fields: readonly OwnField[],
): { readonly mapping: Columns; readonly orderFields: NonNullable<OrderImportMapping['orderFields']> } {
  const columns = Object.entries(mapping)
  return {
    mapping: Object.fromEntries(columns.filter(([field]) => !own.test(field))),
    orderFields: Object.fromEntries(
      columns.flatMap(([field, column]) => {
        const id = own.exec(field)?.[1]
        return id === undefined || !fields.some((each) => each.id === field) ? [] : [[id, column]]
      }),
    ),
  }
}
