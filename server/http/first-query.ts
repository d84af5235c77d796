import type { Statement } from '#server/db/prepared-query.ts'
import type { Input, OperationId } from '#generated/handlers.ts'
import type { ContextOf, Handler, Result } from '#server/http/handler-types.ts'

/** Asks what a handler needs first, for which the input and the organisation are enough. */
type FirstQuery<Id extends OperationId, Row> = (input: Input<Id>, tenantId: number) => Statement<Row>

/**
 * A handler whose first question travels in one packet with the opening of its transaction: each packet less is a wait and a
 * process woken up less. The question is asked before it is known whether the caller may, under the row-level security of the
 * organisation that the caller belongs to; the handler, and with it the answer, comes after that is decided.
 */
export function withFirstQuery<Id extends OperationId, Row>(
  firstQuery: FirstQuery<Id, Row>,
  handler: (input: Input<Id>, ctx: ContextOf<Id>, found: Promise<readonly Row[]>) => Promise<Result<Id>>,
): Handler<Id> & { firstQuery: FirstQuery<Id, Row> } {
  function handle(input: Input<Id>, ctx: ContextOf<Id>, found?: Promise<readonly Row[]>): Promise<Result<Id>> {
    if (!found) throw new Error('The handler was run without its first question.')
    return handler(input, ctx, found)
  }
  return Object.assign(handle, { firstQuery })
}
