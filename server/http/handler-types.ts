import type { Readable } from 'node:stream'
import type { Input, OperationId } from '#generated/handlers.ts'
import type { operations as operationTable } from '#generated/operations.ts'
import type { operations } from '#generated/server-types.ts'
import type { Context, PublicContext, SignedInContext } from '#server/http/context.ts'
import type { JsonText } from '#server/http/json-text.ts'

/** A header that is undefined is left out. */
type Headers = Record<string, string | undefined>

/**
 * A body of JSON: a value, or its text. It may still be on its way when the handler returns, as the last thing that it asked the
 * database for: the transaction is then closed in the same packet.
 */
type JsonBody<Value> = Value | JsonText<Value> | Promise<Value | JsonText<Value>>

/** JSON needs no content type; anything else names the one it is (`image/png` where the contract says `image/*`), and its body is sent as it is. */
type Answer<Status, Content> = {
  [Type in keyof Content]: Type extends 'application/json'
    ? { status: Status; body: JsonBody<Content[Type]>; headers?: Headers }
    : {
        status: Status
        contentType: Type extends `${infer Kind}/*` ? `${Kind}/${string}` : Type
        body: Buffer | string | Readable
        headers?: Headers
      }
}[keyof Content]

type AnswerOf<Status, Response> = Response extends { content: infer Content }
  ? Answer<Status, Content>
  : { status: Status; headers?: Headers }

/** One of the answers that the contract declares. Refusals are thrown instead (server/errors.ts). */
export type Result<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses']]: AnswerOf<Status, operations[Id]['responses'][Status]>
}[keyof operations[Id]['responses']]

type Access<Id extends OperationId> = (typeof operationTable)[Id]['access']

/** The context that an operation's `x-access` leads to. */
export type ContextOf<Id extends OperationId> =
  Access<Id> extends 'public'
    ? PublicContext
    : Access<Id> extends 'signed-in' | { tenant: 'self' }
      ? SignedInContext
      : Context

export type Handler<Id extends OperationId> = (input: Input<Id>, ctx: ContextOf<Id>) => Promise<Result<Id>>

/** One handler for every operation of the contract. A missing or misspelt one, a wrong status or body does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> }

/**
 * The handlers of one area. Each is checked against its own operation, and names that are no operation are refused.
 */
export function defineHandlers<const Area extends Partial<Handlers>>(
  area: Area & { [Name in Exclude<keyof Area, OperationId>]: never },
): Area {
  return area
}
