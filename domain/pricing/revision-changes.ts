import type { UnitPreference } from '../amounts/units.ts'
import type { RevisionComponent } from './revision-components.ts'
import { revisionFacts, type RevisionFact, type RevisionTerms } from './revision-facts.ts'

/** A difference between two revisions, in words. */
export interface RevisionChange {
  readonly component: RevisionComponent
  readonly kind: 'added' | 'removed' | 'changed'
  /** "above 25 km: $1.10 to $1.25 a km", to be read under the title of its component; of what came or went, what it says or said. */
  readonly text: string
}

/**
 * What became of a revision, part by part: what changed and what was added in the order of the new one, then what was removed; in
 * the units of the person who reads it.
 */
export function describeRevisionChanges(
  before: RevisionTerms,
  after: RevisionTerms,
  units: UnitPreference,
): readonly RevisionChange[] {
  const [old, now] = [revisionFacts(before, units), revisionFacts(after, units)]
  const oldByKey = new Map(old.map((fact) => [fact.key, fact]))
  const nowByKey = new Map(now.map((fact) => [fact.key, fact]))
  const isToldWithIts = ({ isDetail, partOf }: RevisionFact) =>
    isDetail === true || (partOf !== undefined && said(oldByKey.get(partOf)) !== said(nowByKey.get(partOf)))
  const changes = [
    ...now.flatMap((fact) => {
      const earlier = oldByKey.get(fact.key)
      if (earlier !== undefined) return changesBetween(earlier, fact)
      return isToldWithIts(fact) ? [] : [whole(fact, 'added')]
    }),
    ...old.filter((fact) => !nowByKey.has(fact.key) && !isToldWithIts(fact)).map((fact) => whole(fact, 'removed')),
  ]
  const components = [...new Set([...now, ...old].map(({ component }) => component))]
  return components.flatMap((component) => changes.filter((change) => change.component === component))
}

function said(fact: RevisionFact | undefined): string | undefined {
  return fact?.exactly ?? fact?.text
}

function changesBetween(before: RevisionFact, after: RevisionFact): readonly RevisionChange[] {
  const { component, label, text } = after
  const changes: RevisionChange[] = []
  if (before.name !== after.name && after.name !== undefined) {
    changes.push({ component, kind: 'changed', text: `${before.label}: renamed ${after.name}` })
  }
  if (said(before) === said(after)) return changes
  const words = before.text === text ? `${text}, changed` : `${withoutUnit(before.text, text)} to ${text}`
  return [...changes, { component, kind: 'changed', text: `${label}: ${words}` }]
}

function whole({ component, label, text }: RevisionFact, kind: 'added' | 'removed'): RevisionChange {
  return { component, kind, text: `${label}: ${text}` }
}

/** The unit is said once: "$1.10 to $1.25 a km". */
function withoutUnit(before: string, after: string): string {
  const line = after.split(/[\n\r\u2028\u2029]/).at(-1) ?? ''
  const at = line.search(/ (?:a|per) ./)
  const unit = at < 0 ? undefined : line.slice(at)
  return unit !== undefined && before.endsWith(unit) ? before.slice(0, -unit.length) : before
}
