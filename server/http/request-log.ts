import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'

/** What the server logs of requests by itself: of answers that break off, those where it is not the caller who went away. */
export class RequestLog extends LogController {
  constructor() {
    // One line for every request tells nothing that a proxy's log does not; failures are logged where they are met.
    super({ disableRequestLogging: true })
  }

  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    if (!reply.raw.destroyed) request.log.error({ requestId: request.id, err: error }, 'The answer broke off.')
  }
}

/** Whether the request itself broke off: its caller went away, which is nobody's fault. */
export function isHangUp({ raw }: FastifyRequest, error: unknown): boolean {
  return error instanceof Error && raw.errored === error
}
