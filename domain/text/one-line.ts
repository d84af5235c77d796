import { withoutHidden } from './visible-text.ts'

/** Names are typed by people: one line, whatever somebody put into them, and nothing that turns the line around. */
export function oneLine(text: string): string {
  return withoutHidden(text.replaceAll(/[\s\p{Cc}]+/gu, ' '))
}
