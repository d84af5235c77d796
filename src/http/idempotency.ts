import { useCallback, useRef } from 'react'
import { randomKey } from '#src/lib/random-key.ts'
import { isRefusal } from './errors.ts'

/** What goes with a call that must be done once. */
export interface OnceOptions {
  readonly headers: { readonly 'Idempotency-Key': string }
}

interface Once {
  /** The options of the call with this content: the same key until an answer has come. */
  readonly optionsFor: (content: unknown) => OnceOptions
  /** After the call. A lost answer keeps the key; whatever was answered, also a refusal, frees it. */
  readonly settle: (error: unknown) => void
}

/**
 * For acts that must be done once. Until an answer has come nobody knows whether it was done, so the same content is sent
 * again with the same key and the server answers with what the first one did.
 */
export function useOnce(): Once {
  const attempt = useRef({ content: '', key: '' })
  const optionsFor = useCallback((content: unknown) => {
    const text = JSON.stringify(content)
    if (attempt.current.content !== text) attempt.current = { content: text, key: randomKey() }
    return { headers: { 'Idempotency-Key': attempt.current.key } }
  }, [])
  const settle = useCallback((error: unknown) => {
    if (error === null || isRefusal(error)) attempt.current = { content: '', key: '' }
  }, [])
  return { optionsFor, settle }
}
