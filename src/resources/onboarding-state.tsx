import { Tag } from '@blueprintjs/core'
import type { ManagedCustomerOnboarding, ManagedCustomerOnboardingState } from '#generated/model/index.ts'
import { displayName } from '#src/session/session.ts'

const states: Readonly<
  Record<ManagedCustomerOnboardingState, { word: string; intent: 'none' | 'primary' | 'success' | 'danger' }>
> = {
  pending: { word: 'Waiting', intent: 'primary' },
  accepted: { word: 'Accepted', intent: 'success' },
  rejected: { word: 'Rejected', intent: 'danger' },
  revoked: { word: 'Revoked', intent: 'none' },
  expired: { word: 'Expired', intent: 'none' },
}

/** What became of the hand-over of a customer. */
export function OnboardingState({ state }: Pick<ManagedCustomerOnboarding, 'state'>) {
  const { word, intent } = states[state]
  return (
    <Tag minimal intent={intent}>
      {word}
    </Tag>
  )
}

/** To whom a customer is offered: the organization, or the person with their address. */
export function offeredTo({ toTenantName, toFirstName, toLastName, toEmail }: ManagedCustomerOnboarding): string {
  if (toTenantName !== null) return toTenantName
  const name = displayName({ firstName: toFirstName ?? '', lastName: toLastName ?? '' }).trim()
  return name === '' ? (toEmail ?? '') : `${name} (${toEmail})`
}
