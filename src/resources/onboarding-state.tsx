import type { ManagedCustomerOnboarding } from '#generated/model/index.ts'
import { displayName } from '#src/session/session.ts'
import { StateTag } from './StateTag.tsx'

/** What became of the hand-over of a customer. */
export function OnboardingState({ state }: Pick<ManagedCustomerOnboarding, 'state'>) {
  return <StateTag state={state} word={state === 'pending' ? 'Waiting' : undefined} />
}

/** To whom a customer is offered: the organization, or the person with their address. */
export function offeredTo({ toTenantName, toFirstName, toLastName, toEmail }: ManagedCustomerOnboarding): string {
  if (toTenantName !== null) return toTenantName
  const name = displayName({ firstName: toFirstName ?? '', lastName: toLastName ?? '' }).trim()
  return name === '' ? (toEmail ?? '') : `${name} (${toEmail})`
}
