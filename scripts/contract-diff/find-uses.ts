import type { ContractChange } from './compare-contracts.ts'

/** What orval makes of an operation's id, beside the id itself. */
const suffixes =
  'Params|Body|Query|QueryKey|QueryOptions|Suspense|Infinite|Mutation|MutationOptions|MockHandler|ResponseMock'
const nothing = /(?!)/
const anything = /(?:)/

/**
 * The files, out of `texts` by path, that use what a change is about: one of its operations by id or by a generated name
 * such as `useGetLocation`, or its schema by the name of its type. Where it is about something that was there before, only
 * those that name it.
 * @param contractOf what in `generated/screens/` hands an operation on, such as `vehicleContract`, by the operation's id
 */
export function filesUsing(
  { operations, schema, field }: ContractChange,
  texts: ReadonlyMap<string, string>,
  contractOf: ReadonlyMap<string, string> = new Map(),
): string[] {
  const calls = operations.map((id) => {
    const upper = `${id[0]!.toUpperCase()}${id.slice(1)}`
    return `${id}|(?:use|get|prefetch|invalidate)?${upper}(?:${suffixes})?\\d*`
  })
  const handedOn = new Set(operations.flatMap((id) => contractOf.get(id) ?? []))
  const called = calls.length === 0 ? nothing : new RegExp(`\\b(?:${[...calls, ...handedOn].join('|')})\\b`)
  // The name alone may be another's: browsers have a Location too.
  const typed = schema ? new RegExp(`'${schema}'|\\b${schema}\\b[^']*from '#generated/`) : nothing
  const named = field ? new RegExp(`\\b${field}\\b`) : anything
  return [...texts]
    .filter(([, text]) => (called.test(text) || typed.test(text)) && named.test(text))
    .map(([file]) => file)
}
