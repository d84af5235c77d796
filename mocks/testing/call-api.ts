import { getResponse } from 'msw'
import type { MockWorld } from '../test-handlers.ts'

interface CallOptions {
  readonly method?: string
  readonly body?: unknown
  readonly query?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Calls the mock API as the application would, signed in as the person of the world.
 * @param path below `/api`
 */
export async function callApi(mock: MockWorld, path: string, options: CallOptions = {}): Promise<Response> {
  const { body, query = {}, method = body === undefined ? 'GET' : 'POST' } = options
  const params = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ])
  const isText = typeof body === 'string'
  const request = new Request(`http://localhost/api${path}?${new URLSearchParams(params)}`, {
    method,
    headers: {
      Authorization: `Bearer ${mock.tokens.token}`,
      ...(mock.tenantId !== null && { 'X-Tenant-Id': String(mock.tenantId) }),
      ...(body !== undefined && { 'Content-Type': isText ? 'text/csv' : 'application/json' }),
      ...options.headers,
    },
    ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
  })
  const response = await getResponse(mock.handlers, request)
  if (response === undefined) throw new Error(`Nothing answers ${method} ${path}`)
  return response
}

/** The body of a call that must succeed. */
export async function readApi<Body>(mock: MockWorld, path: string, options: CallOptions = {}): Promise<Body> {
  const response = await callApi(mock, path, options)
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  const body: Body = await response.json()
  return body
}
