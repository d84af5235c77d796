import { badRequest } from '#domain/text/refusal.ts'
import { type Handlers, type OperationId, parameterKinds } from '#generated/handlers.ts'
import { type Caller, callerOf, type MockContext } from './context.ts'
import type { CalledOperation } from './operation-of.ts'

/** The world, and who calls it. */
export interface MockCall extends MockContext {
  readonly request: Request
  /** @throws 401 for a token of nobody */
  readonly caller: Caller
}

export type MockHandlers = Partial<Handlers<MockCall>>

/** The operations of one area that the world answers. Each is checked against its own, and names that are no operation are refused. */
export function defineMocks<const Area extends MockHandlers>(
  area: Area & { [Name in Exclude<keyof Area, OperationId>]: never },
): Area {
  return area
}

/** A handler as the dispatcher sees it; its own types hold because input and answer are those of its operation. */
export type AnyMockHandler = (input: AnyInput, call: MockCall) => object | Promise<object>

/** Answers that are the same for all operations of a kind, by the ids of these. */
export type AnyMocks = Readonly<Record<string, AnyMockHandler>>

export function callOf(context: MockContext, request: Request): MockCall {
  return {
    ...context,
    request,
    get caller() {
      return callerOf(context, request)
    },
  }
}

/** What any handler is given. */
interface AnyInput {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/**
 * What a call says, by the types of the contract; mocks trust its values, the product's server validates them.
 * @throws 400 for what is not JSON where it has to be
 */
export async function inputOf(request: Request, { params }: Pick<CalledOperation, 'params'>): Promise<AnyInput> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const isJson = request.headers.get('content-type')?.includes('json') ?? false
  return {
    path: typed(params),
    query: typed(query),
    body: isJson ? parsed(await request.clone().text(), 'The body is not JSON.') : undefined,
  }
}

function typed(values: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueOf(name, value)]))
}

function valueOf(name: string, value: string): unknown {
  switch (parameterKinds[name]) {
    case 'number':
      return Number(value)
    case 'boolean':
      return value === 'true'
    case 'json':
      return parsed(value, `Query parameter "${name}" is not JSON.`)
    case undefined:
      return value
  }
}

function parsed(text: string, message: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest(message)
  }
}
