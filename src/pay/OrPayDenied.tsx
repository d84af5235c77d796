import type { ComponentProps } from 'react'
import { OrDenied } from '#src/billing/BillingPage.tsx'
import { useSession } from '#src/session/session.ts'
import { payRights } from './pay-rights.ts'

/** A page of driver pay for those who may see it; for the others "Access denied", and why. */
export function OrPayDenied(props: Omit<ComponentProps<typeof OrDenied>, 'reads'>) {
  return <OrDenied {...props} reads={payRights.read(useSession())} />
}
