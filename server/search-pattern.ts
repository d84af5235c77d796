/** What a person typed, as an `ilike` pattern for "contains": its own wildcards are ordinary characters. */
export function containsPattern(text: string): string {
  return `%${text.trim().replace(/[\\%_]/g, (wildcard) => `\\${wildcard}`)}%`
}
