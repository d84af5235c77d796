import { contractFormats } from './formats.ts'

/** A text as it is kept: without the blanks around it, and null where there is nothing to see in it. */
export function visibleText(text: string): string | null {
  return contractFormats.visible.test(text) ? text.trim() : null
}

/** Turns the text behind it around, or is not seen at all. What joins emoji and the letters of other scripts stays. */
const hidden = /(?!\s)\p{Cc}|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** A text of a file without characters that nobody sees, or that turn it around, and without the blanks around it. */
export function withoutHidden(text: string): string {
  return text.replaceAll(hidden, '').trim()
}

/** As many characters as a field takes; one that takes two code units stays whole. */
export function cutTo(text: string, length: number): string {
  return text.length <= length ? text : [...text].slice(0, length).join('').trim()
}
