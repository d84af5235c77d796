import { featureWords } from '#domain/access/feature-words.ts'
import type { TenantFeature } from '#domain/access/navigation.ts'

export const noSuchPlan = 'There is no such plan'
export const planNamed = 'Another plan has this name already'

/** A plan as its change is looked at: what it holds, how many organizations have it, and how many of these each feature. */
export interface HeldPlan {
  readonly features: readonly TenantFeature[]
  readonly tenants: number
  readonly tenantsByFeature: readonly { readonly feature: TenantFeature; readonly tenants: number }[]
}

/** What it means for the organizations that have a plan that it will hold these features, a sentence each. */
export function effectsOfPlan(
  { features, tenants, tenantsByFeature }: HeldPlan,
  next: readonly TenantFeature[],
): string[] {
  const holders = (feature: TenantFeature) => tenantsByFeature.find((held) => held.feature === feature)?.tenants ?? 0
  const added = next.filter((feature) => !features.includes(feature))
  const taken = features.filter((feature) => !next.includes(feature))
  return [
    ...added.map((feature) => `${getOrLose(tenants - holders(feature), 'get', feature)}.`),
    ...taken.map((feature) => `${getOrLose(holders(feature), 'lose', feature)}.`),
  ]
}

/** "1 organization loses Planner", "5 organizations get Planner". */
function getOrLose(count: number, verb: 'get' | 'lose', feature: TenantFeature): string {
  const { title } = featureWords[feature]
  return count === 1 ? `1 organization ${verb}s ${title}` : `${count} organizations ${verb} ${title}`
}
