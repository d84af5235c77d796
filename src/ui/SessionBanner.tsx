import { isImpersonating } from '#src/session/impersonation.ts'
import { useSession } from '#src/session/session.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'

const banner = lazyComponent(async () => (await import('./LookingBanner.tsx')).LookingBanner)

/** Room for the banner of those who look through the eyes of another, or work in an organization not their own; fetched for these alone. */
export function SessionBanner() {
  const { me, tenant, external } = useSession()
  const isLooking = me.impersonated || isImpersonating() || (me.admin && tenant.kind !== 'Internal')
  return (isLooking || external !== null) && <banner.Part />
}
