import { roles } from './roles.ts'

/*
 * What may be done with the people of an organization by those who look after them (docs/rules/roles-and-permissions.md, "People").
 */

/** A person as far as that goes. */
interface Person {
  readonly id: number
  /** Whether they administer the installation. */
  readonly admin: boolean
  readonly archived: boolean
  /** Whether they belong to another organization as well. */
  readonly belongsElsewhere: boolean
  /** Their roles in the organization. */
  readonly roles: readonly { readonly id: number }[]
}

/** Why a colleague may not change what a person says of themselves; null: they may. */
export function whyNotChanged({
  admin,
  archived,
  belongsElsewhere,
}: Pick<Person, 'admin' | 'archived' | 'belongsElsewhere'>): string | null {
  if (admin) return 'Administrators change their own profile.'
  if (archived) return 'This person is archived. Restore them first.'
  return belongsElsewhere ? 'This person belongs to another organization as well, and changes their own profile.' : null
}

/**
 * Why a person may not be archived; null: they may.
 * @param callerId who is about to do it
 */
export function whyNotArchived(
  { id, admin, roles: held }: Pick<Person, 'id' | 'admin' | 'roles'>,
  callerId: number,
): string | null {
  if (id === callerId) return 'Nobody archives themselves.'
  if (admin) return 'Administrators are looked after by those who run the installation.'
  return held.some((role) => role.id === roles.owner) ? 'The owner stays. Hand the organization over first.' : null
}

/** Why a colleague may not see where a person is signed in, nor end it; null: they may. */
export function whyNotSignedOut({
  admin,
  belongsElsewhere,
}: Pick<Person, 'admin' | 'belongsElsewhere'>): string | null {
  if (admin) return 'Administrators look after their own sign-ins.'
  return belongsElsewhere
    ? 'This person belongs to another organization as well, and looks after their own sign-ins.'
    : null
}

/** Why an administrator may not act as a person; null: they may. */
export function whyNotActedAs({ admin, archived }: Pick<Person, 'admin' | 'archived'>): string | null {
  if (admin) return 'An administrator cannot be acted as'
  return archived ? 'This person is archived. Restore them first.' : null
}

/** Who deleted their own account holds nothing that could be given back. */
export const accountIsDeleted = 'This person deleted their account. Invite them anew.'
export const unitsAreOwn = 'Units are chosen by everybody for themselves'
export const noRightToUnassign = 'You may not take orders from drivers'
