import { sql, type Expression, type SqlBool } from 'kysely'
import type { Resource, Shape } from './resource.ts'

/** `pagination.filter` of any list, by field; all of it has to hold. */
export type ListFilter = Readonly<Record<string, Asked | undefined>>

/** Any of several choices, yes or no, a row of something else, any or none of these, or a range with both ends in it. */
type Asked = readonly string[] | boolean | number | 'any' | 'none' | { from?: number | string; to?: number | string }

/** How the contract says that a field is empty. */
const none = 'none'

export function conditionsOf(
  resource: Pick<Resource<Shape>, 'filters'>,
  filter: ListFilter = {},
): Expression<SqlBool>[] {
  return Object.entries(filter).flatMap(([field, asked]) => {
    const column = resource.filters[field]
    return column && asked !== undefined ? [condition(column, asked)] : []
  })
}

/** Values are parameters: the planner sees them, and reads a rare one by its index and a common one in the order of the list. */
function condition(column: Expression<unknown>, asked: Asked): Expression<SqlBool> {
  if (asked === none) return sql`${column} is null`
  if (asked === 'any') return sql`${column} is not null`
  if (isChoices(asked)) {
    const isAny = sql<SqlBool>`${column} = any (${asked.filter((value) => value !== none)})`
    return asked.includes(none) ? sql`(${isAny} or ${column} is null)` : isAny
  }
  if (typeof asked !== 'object') return sql`${column} = ${asked}`
  const { from, to } = asked
  if (from === undefined) return sql`${column} <= ${to}`
  return to === undefined ? sql`${column} >= ${from}` : sql`${column} between ${from} and ${to}`
}

function isChoices(asked: Asked): asked is readonly string[] {
  return Array.isArray(asked)
}
