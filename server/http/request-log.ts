import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Log, LogSubject } from '#server/log.ts'
import type { Metrics } from '#server/metrics/metrics.ts'

/** The framework's own lines are replaced by those of {@link followAnswer}; what is left are answers that break off on our side. */
export class RequestLog extends LogController {
  constructor() {
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

/** Milliseconds after which an answer is worth a warning: people have begun to wait. */
const slowMs = 1_000
/** Stands for callers who went away before they had their answer, as nginx has it. */
const callerGone = 499

/**
 * Counts an answer and writes its line when it has left, or its caller has: the operation, who asked, the status and the time that it took.
 * Addresses, bodies and headers stay out of it, since they may hold what is secret.
 * @param subject what is known of the request by then
 * @param isStream stays open for as long as its reader likes, which is no measure of anything
 */
export function followAnswer(
  { log, metrics }: { log: Log; metrics: Metrics },
  reply: FastifyReply,
  operation: string,
  subject: LogSubject,
  isStream: boolean,
): void {
  reply.raw.once('close', () => {
    const status = reply.raw.writableFinished ? reply.statusCode : callerGone
    const durationMs = Math.round(reply.elapsedTime)
    metrics.answered(operation, status, isStream ? null : durationMs / 1_000)
    const line = { ...subject, status, durationMs }
    if (durationMs >= slowMs && status !== callerGone && !isStream) log.warn(line, 'A request took long.')
    else log.info(line, 'A request was answered.')
  })
}
