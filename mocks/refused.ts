import { HttpResponse } from 'msw'
import { Refusal, type RefusalKind } from '#domain/text/refusal.ts'

const statusByKind: Readonly<Record<RefusalKind, number>> = {
  malformed: 400,
  'unsupported-media-type': 400,
  unauthorized: 401,
  'invalid-permission-token': 401,
  forbidden: 403,
  'not-found': 404,
  'too-large': 413,
  form: 422,
  'too-many-requests': 429,
  unavailable: 503,
}

/** What an act answers, also where a rule refuses it. */
export async function answerOrRefusal<Answer>(act: () => Promise<Answer>): Promise<Answer | Response> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Refusal) return answerOfRefusal(error)
    throw error
  }
}

/** What is answered to a call that a rule refuses. */
export function answerOfRefusal({ kind, code, message, errors, current, allowed, discountPercent }: Refusal): Response {
  const status = statusByKind[kind]
  if (kind === 'invalid-permission-token') return HttpResponse.text(message, { status })
  return HttpResponse.json({ code, message, errors, current, allowed, discountPercent }, { status })
}

/** What is answered to a call that went wrong on our side. */
export function fault(): Response {
  const message = 'Something went wrong on our side. Please try again.'
  return HttpResponse.json({ code: 'internal_error', message }, { status: 500 })
}
