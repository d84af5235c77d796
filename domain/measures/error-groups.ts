/**
 * What an error says, as it is told apart from others: its first line with `#` for numbers, since ids and counts differ from report to
 * report.
 * @returns at most 200 characters
 */
export function errorWords(shortDescription: string): string {
  const [line = ''] = shortDescription.trim().split('\n')
  const words = line.trim().replace(/\d+/g, '#').slice(0, 200)
  return words === '' ? 'An error that says nothing' : words
}

/** Which version is the later one, for sorting: earlier first. What is no version comes before every version. */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [partsOf(one), partsOf(other)]
  if (first === null || second === null) return Number(first !== null) - Number(second !== null)
  for (let place = 0; place < 3; place += 1) {
    const difference = (first[place] ?? 0) - (second[place] ?? 0)
    if (difference !== 0) return Math.sign(difference)
  }
  // 1.0.0-rc.1 comes before 1.0.0.
  const [rest, otherRest] = [one, other].map((version) => version.replace(/^[\d.]+/, ''))
  if (rest === otherRest) return 0
  if (rest === '' || otherRest === '') return rest === '' ? 1 : -1
  return (rest ?? '') < (otherRest ?? '') ? -1 : 1
}

/** The latest of several; null where none was told. */
export function latestVersion(versions: readonly string[]): string | null {
  return versions.toSorted(compareVersions).at(-1) ?? null
}

/**
 * Whether an error that was resolved is open again: it was met in a version that came later. Where it was resolved without any version
 * being known, any version is later.
 * @param resolvedVersion the latest that it had been met in; null: none was told
 * @param version of the new report; null: it tells none, and may be an old page that somebody left open
 */
export function isBack(resolvedVersion: string | null, version: string | null): boolean {
  if (version === null) return false
  return resolvedVersion === null || compareVersions(version, resolvedVersion) > 0
}

function partsOf(version: string): readonly number[] | null {
  const [, ...parts] = /^(\d+)\.(\d+)\.(\d+)/.exec(version) ?? []
  return parts.length === 0 ? null : parts.map(Number)
}
