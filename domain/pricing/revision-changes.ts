import type { RevisionComponent } from './revision-components.ts'
import { revisionFacts, type RevisionFact, type ToldRevision } from './revision-facts.ts'

/** A difference between two revisions, in words. */
export interface RevisionChange {
  readonly component: RevisionComponent
  readonly kind: 'added' | 'removed' | 'changed'
  /** "Distance above 25 km: $1.10 to $1.25 a km". */
  readonly text: string
}

/** What became of a revision, part by part: what changed and what was added in the order of the new one, then what was removed. */
export function describeRevisionChanges(before: ToldRevision, after: ToldRevision): readonly RevisionChange[] {
  const [old, now] = [revisionFacts(before), revisionFacts(after)]
  const oldByKey = new Map(old.map((fact) => [fact.key, fact]))
  const nowKeys = new Set(now.map(({ key }) => key))
  const changes = [
    ...now.flatMap((fact) => changeOf(oldByKey.get(fact.key), fact)),
    ...old.filter(({ key, isDetail }) => !nowKeys.has(key) && isDetail !== true).map(removed),
  ]
  const components = [...new Set([...now, ...old].map(({ component }) => component))]
  return components.flatMap((component) => changes.filter((change) => change.component === component))
}

function changeOf(before: RevisionFact | undefined, after: RevisionFact): readonly RevisionChange[] {
  const { component, label, text, isDetail } = after
  if (before === undefined) {
    return isDetail === true ? [] : [{ component, kind: 'added', text: `${label}: added, ${text}` }]
  }
  const changes: RevisionChange[] = []
  if (before.name !== after.name && after.name !== undefined) {
    changes.push({ component, kind: 'changed', text: `${before.label}: renamed ${after.name}` })
  }
  if ((before.exactly ?? before.text) === (after.exactly ?? text)) return changes
  const words = before.text === text ? `${text}, changed` : `${withoutUnit(before.text, text)} to ${text}`
  return [...changes, { component, kind: 'changed', text: `${label}: ${words}` }]
}

function removed({ component, label, text }: RevisionFact): RevisionChange {
  return { component, kind: 'removed', text: `${label}: removed (${text})` }
}

/** The unit is said once: "$1.10 to $1.25 a km". */
function withoutUnit(before: string, after: string): string {
  const [unit] = / (?:a|per) .+$/.exec(after) ?? []
  return unit !== undefined && before.endsWith(unit) ? before.slice(0, -unit.length) : before
}
