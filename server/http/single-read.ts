import type { Statement } from '#server/db/prepared-query.ts'
import type { Input, OperationId } from '#generated/handlers.ts'
import type { ContextOf, Handler, Result } from '#server/http/handler-types.ts'

/** The context without a transaction: it is over. */
export type AfterRead<Id extends OperationId> = Omit<ContextOf<Id>, 'db' | 'outside' | 'afterCommit'>

/**
 * How an operation on one order is answered by a single look at it. The statement needs nothing but the address, so it travels
 * in one packet with the opening and the end of its transaction; row-level security decides what it finds. What was found is
 * thrown away unless access, which is decided afterwards, allows the answer.
 */
export interface SingleRead<Id extends OperationId, Row> {
  query(orderId: number): Statement<Row>
  /** null: the look was not enough, and the handler itself has to answer. */
  answer(rows: readonly Row[], input: Input<Id>, ctx: AfterRead<Id>): Result<Id> | null
}

/** @param handler answers the same from a transaction of its own */
export function singleRead<Id extends OperationId, Row>(
  parts: SingleRead<Id, Row>,
  handler: Handler<Id>,
): Handler<Id> & { reading: SingleRead<Id, Row> } {
  return Object.assign((input: Input<Id>, ctx: ContextOf<Id>) => handler(input, ctx), { reading: parts })
}
