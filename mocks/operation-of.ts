import { operations, type OperationEntry } from '#generated/operations.ts'

export interface CalledOperation {
  readonly id: string
  readonly entry: OperationEntry
  /** The numbers and names of the path. */
  readonly params: Readonly<Record<string, string>>
}

interface Candidate {
  readonly id: string
  readonly entry: OperationEntry
  readonly pattern: RegExp
  readonly names: readonly string[]
}

const parameter = /\{(\w+)\}/g

/** Fewest parameters first: `/tenants/customers` is no tenant called "customers". */
const candidates: readonly Candidate[] = Object.entries(operations)
  .map(([id, entry]: [string, OperationEntry]) => ({
    id,
    entry,
    pattern: new RegExp(`^${entry.root ? '' : '/api'}${entry.path.replace(parameter, '([^/]+)')}$`),
    names: [...entry.path.matchAll(parameter)].map(([, name = '']) => name),
  }))
  .toSorted((a, b) => a.names.length - b.names.length)

/** The contract's operation that a request calls; null when it calls none. */
export function operationOf(request: Request): CalledOperation | null {
  const { pathname } = new URL(request.url)
  for (const { id, entry, pattern, names } of candidates) {
    const match = entry.method === request.method.toLowerCase() ? pattern.exec(pathname) : null
    if (match !== null)
      return { id, entry, params: Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ''])) }
  }
  return null
}
