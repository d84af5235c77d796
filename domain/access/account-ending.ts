import { roles } from './roles.ts'

/** What a person is, as far as the deletion of their account goes. */
interface Leaver {
  /** The organizations that they belong to, with their roles there. */
  readonly memberships: readonly { readonly organization: string; readonly roles: readonly number[] }[]
  /** Whether they look after the installation, and nobody else does. */
  readonly isLastAdministrator: boolean
}

/** What has to be done before an account can be deleted, in sentences (docs/rules/session.md, "Deleting an account"); none: it can be. */
export function obstaclesToDeletion({ memberships, isLastAdministrator }: Leaver): string[] {
  const owned = memberships.filter((membership) => membership.roles.includes(roles.owner))
  return [
    ...owned.map(({ organization }) => `You own ${organization}. Hand it over to somebody else first.`),
    ...(isLastAdministrator ? ['You are the last administrator of this installation. Make another one first.'] : []),
  ]
}

/** What stands where the account of a person who is gone is looked up; what was written down keeps the name. */
export const deletedName = { firstName: 'Deleted', lastName: 'account' } as const

/** An address that is nobody's and reaches nobody (RFC 2606), so that the one from before is free. */
export function deletedEmail(userId: number): string {
  return `deleted-${userId}@deleted.invalid`
}
