import { canRelate } from '#src/access/can-relate.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'

/** Leads to applications, for those who may read them. */
export function ApplicationsLink({ to }: { readonly to: string }) {
  return useSession().permissions.has('applications.read') && <ButtonLink to={to}>Applications</ButtonLink>
}

/** Leads to the couriers that one may apply to. */
export function FindVendor({ isPrimary = false }: { readonly isPrimary?: boolean }) {
  return (
    <ButtonLink to={paths.potentialVendors()} intent={isPrimary ? 'primary' : undefined}>
      Find a vendor
    </ButtonLink>
  )
}

/** Leads to where a former customer is asked to be one again. */
export function ConnectAgain({ customerId }: { readonly customerId: number }) {
  if (!canRelate.apply(useSession(), 'courier').allowed) return null
  return <ButtonLink to={paths.customerApply(customerId)}>Ask to connect again</ButtonLink>
}
