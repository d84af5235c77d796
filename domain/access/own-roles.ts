import { isExternalRole } from './external-roles.ts'
import { permissionPhrase, permissionPhrases } from './areas.ts'
import {
  isGivable,
  permissionIds,
  type HeldPermissions,
  type HeldRoles,
  type PermissionId,
} from './role-permissions.ts'
import { roleNames, roles } from './roles.ts'

/*
 * What may be put into a role of an organization's own, what may be granted, and what a change of a role means to those who hold it
 * (docs/rules/roles-and-permissions.md, "Roles of one's own" and "Grants").
 */

const defaultNames: ReadonlySet<string> = new Set(Object.values(roleNames).map((name) => name.toLowerCase()))

/** Whether a default role has this name, whatever its case. */
export function isDefaultRoleName(name: string): boolean {
  return defaultNames.has(name.trim().toLowerCase())
}

export const nameOfDefaultRole = 'A default role has this name'
export const nameOfOwnRole = 'There is a role of this name already'

/** Why these cannot be put into a role, or granted with one; null: they can. */
export function whyNotToGive(ids: readonly PermissionId[], held: HeldPermissions): string | null {
  const lacking = beyond(ids, held)
  return lacking.length === 0 ? null : `You cannot give what you may not do yourself: ${permissionPhrases(lacking)}.`
}

/** Tells why these cannot be taken out of a role, and with it from everybody who holds the role; `null` if they can. */
export function whyNotToTake(ids: readonly PermissionId[], held: HeldPermissions): string | null {
  const lacking = beyond(ids, held)
  return lacking.length === 0 ? null : `You cannot take what you may not do yourself: ${permissionPhrases(lacking)}.`
}

/** The number of permissions that a refusal names before it says "and more". */
const mostNamed = 3

/**
 * Tells why somebody with these permissions may take nothing from a person and change nothing about the person, because nobody takes away
 * what they could not give: a role, a place in the organization, a name. `null` if they may.
 * @param person with the permissions of the person's roles; those that the caller holds as well may be left out
 */
export function whyNotTakenFrom(
  person: { readonly roles: readonly { readonly id: number }[]; readonly permissions: readonly PermissionId[] },
  held: HeldPermissions,
): string | null {
  const lacking = beyond(person.permissions, held)
  if (lacking.length === 0) return null
  if (person.roles.some(({ id }) => id === roles.owner))
    return 'Only the owner and the administrators of Waybill can do this to the owner.'
  const named = lacking.slice(0, mostNamed)
  const words =
    named.length === lacking.length ? permissionPhrases(named) : `${named.map(permissionPhrase).join(', ')} and more`
  return `This person may do what you may not: ${words}.`
}

/** The permissions among these that are not held. */
export function beyond(ids: readonly PermissionId[], held: HeldPermissions): PermissionId[] {
  return ids.filter((id) => !held.has(id))
}

/** Why these cannot stand in a role of an organization's own; null: they can. */
export function whyNotInRole(ids: readonly PermissionId[]): string | null {
  const barred = ids.filter((id) => !isGivable(id))
  return barred.length === 0 ? null : `No role of your own can hold this: ${permissionPhrases(barred)}.`
}

/** Why a role of this number cannot be granted to a person of one's own by anybody; null: it is. */
export function whyNotGranted(roleId: number): string | null {
  if (roleId === roles.owner) return 'An organization has exactly one owner. Ownership is handed over by itself.'
  if (roleId === roles.admin) return 'Administrators are made by those who look after the installation.'
  return isExternalRole(roleId) ? `${roleNames[roleId]} is for other organizations and their people.` : null
}

/** Why a role of this number cannot be taken by anybody; null: it is. */
export function whyNotEnded(roleId: number): string | null {
  return roleId === roles.owner || roleId === roles.admin ? whyNotGranted(roleId) : null
}

export const defaultRoleStays = 'A default role stays as it is. Make one of your own from it.'
export const lastRole = 'A person has at least one role. Archive those who are to have none.'
export const heldAlready = 'This person has the role already.'
export const noSuchRole = 'There is no such role.'

/** How many people hold a role, and how many of them may something by another role as well. */
export interface RoleHolders {
  readonly people: number
  readonly elsewhere: readonly { readonly id: PermissionId; readonly people: number }[]
}

/**
 * The same of people counted by what they may by their other roles.
 * @param sets the people of each set of other roles
 */
export function elsewhereOf(sets: readonly { readonly people: number; readonly others: readonly PermissionId[] }[]): {
  people: number
  elsewhere: { id: PermissionId; people: number }[]
} {
  const count = (some: typeof sets) => some.reduce((sum, { people }) => sum + people, 0)
  const elsewhere = permissionIds
    .map((id) => ({ id, people: count(sets.filter(({ others }) => others.includes(id))) }))
    .filter(({ people }) => people > 0)
  return { people: count(sets), elsewhere }
}

/** People who come to may something, or who no longer may it. */
export interface RoleEffect {
  readonly id: PermissionId
  readonly gains: boolean
  readonly people: number
}

/** What a change of a role's permissions means to those who hold it: who may it by another role all the same is not counted. */
export function effectsOfChange(
  before: ReadonlySet<PermissionId>,
  after: ReadonlySet<PermissionId>,
  { people, elsewhere }: RoleHolders,
): RoleEffect[] {
  const others = new Map(elsewhere.map((one) => [one.id, one.people]))
  return permissionIds
    .filter((id) => before.has(id) !== after.has(id))
    .map((id) => ({ id, gains: after.has(id), people: people - (others.get(id) ?? 0) }))
    .filter((effect) => effect.people > 0)
}

/** As people are told before they save: `4 people will no longer see prices`. */
export function effectSentence({ id, gains, people }: RoleEffect): string {
  return `${people} ${people === 1 ? 'person' : 'people'} will ${gains ? 'be able to' : 'no longer'} ${permissionPhrase(id)}`
}

/**
 * What becomes different for one person, as it is said before it is done: `Ravi Patel will no longer see prices and place orders`.
 * @param name at the start of a sentence
 */
export function effectsForPerson(
  name: string,
  before: ReadonlySet<PermissionId>,
  after: ReadonlySet<PermissionId>,
): string[] {
  const effects = effectsOfChange(before, after, { people: 1, elsewhere: [] })
  return [true, false].flatMap((gained) => {
    const ids = effects.filter(({ gains }) => gains === gained).map(({ id }) => id)
    if (ids.length === 0) return []
    return [`${name} will ${gained ? 'be able to' : 'no longer'} ${permissionPhrases(ids)}`]
  })
}

/** The names of the roles that a person holds, those of the organization's own last. */
export function namesOfRoles({ roles: held, ownRoles }: HeldRoles): string[] {
  return [...held.map((role) => roleNames[role]), ...ownRoles.map(({ name }) => name)]
}
