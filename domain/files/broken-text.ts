import { decodeText } from './text-encodings.ts'

/** A text that was broken before it came here, as it stands and as it was meant. */
export interface BrokenText {
  readonly from: string
  readonly to: string
}

/** The bytes of what is not ASCII in Windows-1252. */
const byteOf = new Map(
  [
    ...decodeText(
      Uint8Array.from({ length: 128 }, (_, at) => at + 0x80),
      'Windows-1252',
    ).text,
  ].map((character, at) => [character, at + 0x80]),
)

const runs = /[^\p{ASCII}]{2,}/gu

/** Mends UTF-8 that some program took for Windows-1252, once or twice: "CafÃ©" is "Café" again. Anything else stays as it is. */
export function mendBrokenText(text: string): string {
  const once = text.replaceAll(runs, mendRun)
  return once === text ? text : once.replaceAll(runs, mendRun)
}

/** The first word of a text that is broken; null where none is. */
export function brokenTextIn(text: string): BrokenText | null {
  for (const { 0: run, index } of text.matchAll(runs)) {
    if (mendRun(run) === run) continue
    const words = text.slice(Math.max(0, index - longestWord), index).split(/[\s,;|"]/)
    const before = words.at(-1) ?? ''
    const [after = ''] = /^[^\s,;|"]*/.exec(text.slice(index + run.length, index + run.length + longestWord)) ?? []
    const from = before + run + after
    return { from, to: mendBrokenText(from) }
  }
  return null
}

/** Characters that are shown on either side of what is broken. */
const longestWord = 40

function mendRun(run: string): string {
  const bytes = [...run].map((character) => byteOf.get(character))
  if (!bytes.every((byte) => byte !== undefined)) return run
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return run
  }
}
