import { badRequest } from '#domain/text/refusal.ts'

export function queryOf(request: Request, name: string): string | null {
  return new URL(request.url).searchParams.get(name)
}

/**
 * A query parameter that is written as JSON.
 * @throws 400 when it is not JSON
 */
export function jsonQueryOf<Value>(request: Request, name: string): Value | undefined {
  const text = queryOf(request, name)
  if (text === null) return undefined
  try {
    const value: Value = JSON.parse(text)
    return value
  } catch {
    throw badRequest(`Query parameter "${name}" is not JSON.`)
  }
}
