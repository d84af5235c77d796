/** Whether a person may do something; a refusal carries the sentence that the disabled control shows. */
export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly reason: string }

export const approval: Verdict = { allowed: true }

export function denial(reason: string): Verdict {
  return { allowed: false, reason }
}

/** Allowed when every verdict allows; otherwise the first refusal. */
export function allOf(...verdicts: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => !verdict.allowed) ?? approval
}
