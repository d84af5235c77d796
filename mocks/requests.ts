import type { PathParams } from 'msw'
import { badRequest } from './refusals.ts'

/** What msw hands to a resolver, as far as handlers need it. */
export interface Call {
  readonly request: Request
  readonly params: PathParams
}

/** A number of the path; NaN when it is none, which then matches nothing. */
export function idOf(params: PathParams, name: string): number {
  return Number(params[name])
}

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

/**
 * The body as the contract types it; mocks trust it, the product's server validates.
 * @throws 400 when it is not JSON
 */
export async function bodyOf<Body>(request: Request): Promise<Body> {
  try {
    const body: Body = JSON.parse(await request.clone().text())
    return body
  } catch {
    throw badRequest('The body is not JSON.')
  }
}
