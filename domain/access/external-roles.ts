import { isRoleId, roleNames, roles, type RoleId } from './roles.ts'

/*
 * Who may be given a role in an organization without belonging to it, and which (docs/rules/roles-and-permissions.md, "External roles").
 */

/** The roles that are for other organizations and their people, and the only ones that these are given. */
export const externalRoles = [
  roles.externalDriver,
  roles.externalScheduler,
  roles.externalCourier,
  roles.externalSupplier,
] as const satisfies readonly RoleId[]

const numbers: ReadonlySet<number> = new Set(externalRoles)

export function isExternalRole(roleId: number): roleId is (typeof externalRoles)[number] {
  return numbers.has(roleId)
}

/** Those of the numbers that are default roles, by name. */
export function namedRoles(ids: readonly number[]): { id: RoleId; name: string }[] {
  return ids.filter(isRoleId).map((id) => ({ id, name: roleNames[id] }))
}

/** Why a role of this number is given to nobody outside; null: it is. */
export function whyNotGrantedOutside(roleId: number): string | null {
  return isExternalRole(roleId)
    ? null
    : `Other organizations and their people are given ${externalRoles.map((id) => roleNames[id]).join(', ')} alone.`
}

export const noLiveLink = 'There is no live link with such an organization.'
export const grantsNobody = 'Name a person, or a linked organization.'
export const grantsTwo = 'Name a person of your own, or a linked organization.'
export const heldByOrganization = 'This organization has the role already.'

/** The same of somebody unknown and of a person of yet another organization. */
export function notAmongTheirs(organization: string): string {
  return `Nobody with this email belongs to ${organization}.`
}

/** Of an external person who orders for somebody else. */
export function ordersForAlone(organization: string): string {
  return `You order for ${organization} alone here`
}

/** @param person by name */
export function isOwnPerson(person: string): string {
  return `${person} belongs to your own organization. Give them one of its roles.`
}

/** As lists say in which standing somebody works elsewhere: `External Scheduler, through Meewasin Pharmacy Group`. */
export function standingText({
  roles: held,
  through,
}: {
  readonly roles: readonly { readonly name: string }[]
  readonly through: { readonly name: string }
}): string {
  return `${held.map(({ name }) => name).join(', ')}, through ${through.name}`
}
