import { useState } from 'react'

/** A text control whose data is not its text: cents, metres, seconds. */
export interface Draft {
  /** What the control shows: the text being typed, or the value written out when nobody is typing. */
  readonly text: string
  /** Whether somebody is typing. */
  readonly isTyping: boolean
  readonly onFocus: () => void
  readonly onText: (text: string) => void
  readonly onBlur: () => void
}

/**
 * Keeps what is being typed ("12.", "9:3") apart from the value it already means, so that nothing is reformatted under
 * the person's fingers. The text lives only while the control has focus; the form's data stays the one truth.
 *
 * @param written the value as text, for when nobody is typing
 * @param change reads the text and hands the form its value
 * @param begun the text that one begins to type over, where that is another one
 */
export function useDraft(written: string, change: (text: string) => void, begun: string = written): Draft {
  const [draft, setDraft] = useState<string>()
  return {
    text: draft ?? written,
    isTyping: draft !== undefined,
    onFocus: () => setDraft(begun),
    onText: (text) => {
      setDraft(text)
      change(text)
    },
    onBlur: () => setDraft(undefined),
  }
}
