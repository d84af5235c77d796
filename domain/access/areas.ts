import { givablePermissions, permissionIds, type PermissionId } from './role-permissions.ts'

/*
 * How a role is shown and edited: ten areas, each read and write, which open into single ids
 * (docs/rules/roles-and-permissions.md, "Permissions"). Accounting is granted by itself and stands beside them.
 */

export const areaNames = [
  'settings',
  'users',
  'courier',
  'customer',
  'dispatch',
  'driver',
  'suppliers',
  'customers',
  'locations',
  'pricing',
  'accounting',
] as const

export type AreaName = (typeof areaNames)[number]

/** A named set of permissions. */
export interface Area {
  readonly title: string
  /** What it is about, in a few words. */
  readonly about: string
  readonly read: readonly PermissionId[]
  /** What is held beside `read` by those who add, remove and change. */
  readonly write: readonly PermissionId[]
}

/** How much of an area is held; `some` is neither all of what reads nor all of what changes. */
export type AreaLevel = 'none' | 'read' | 'write' | 'some'

const readBy = (...nouns: readonly string[]) =>
  givablePermissions.filter((id) => nouns.some((noun) => id === `${noun}.read`))
const changedBy = (...nouns: readonly string[]) =>
  givablePermissions.filter((id) =>
    nouns.some((noun) => /^(create|update|delete)$/.test(id.slice(noun.length + 1)) && id.startsWith(`${noun}.`)),
  )

function areaOf(
  title: string,
  about: string,
  nouns: readonly string[],
  also: Partial<Pick<Area, 'read' | 'write'>> = {},
): Area {
  return {
    title,
    about,
    read: [...readBy(...nouns), ...(also.read ?? [])],
    write: [...changedBy(...nouns), ...(also.write ?? [])],
  }
}

/** Every id that an organization may give stands in exactly one of them. */
export const areas: Readonly<Record<AreaName, Area>> = {
  settings: areaOf('Settings', 'The organization and how it works', ['delivery-settings', 'tenants']),
  users: areaOf('Users', 'People, their roles and what these allow', ['users', 'roles']),
  courier: areaOf('Courier', 'What is offered: services, zones, taxes and fuel', ['services']),
  customer: areaOf('Scheduler', 'To place orders, once or again and again', ['recurring-orders'], {
    write: ['delivery-orders.create', 'delivery-orders.update-limited'],
  }),
  dispatch: {
    title: 'Dispatch',
    about: 'The orders, and who carries them',
    read: ['delivery-orders.read'],
    write: ['delivery-orders.update', 'delivery-orders.delete', 'delivery-orders.assign'],
  },
  driver: areaOf('Driver', 'To drive, and the vehicles', ['vehicles'], { write: ['delivery-orders.drive'] }),
  suppliers: areaOf('Suppliers', 'Whom one orders from and who orders for one', ['suppliers', 'vendors']),
  customers: areaOf('Customers', 'Who orders here, with invitations and applications', [
    'customers',
    'applications',
    'invitations',
  ]),
  locations: areaOf('Locations', 'The places between which one orders', ['locations']),
  pricing: areaOf('Pricing', 'Prices of orders, the price book and figures', ['pricing']),
  accounting: areaOf('Accounting', 'The books, which are granted by themselves', ['accounting']),
}

const idsOf = ({ read, write }: Area) => [...read, ...write]

/** How much of the area is among these. */
export function areaLevel(area: AreaName, held: ReadonlySet<PermissionId>): AreaLevel {
  const { read, write } = areas[area]
  const reads = read.every((id) => held.has(id))
  if (reads && write.every((id) => held.has(id))) return 'write'
  if (!idsOf(areas[area]).some((id) => held.has(id))) return 'none'
  return reads && !write.some((id) => held.has(id)) ? 'read' : 'some'
}

/** The same permissions with as much of the area as that; in the order of {@link permissionIds}. */
export function withArea(
  area: AreaName,
  level: Exclude<AreaLevel, 'some'>,
  held: ReadonlySet<PermissionId>,
): PermissionId[] {
  const own = idsOf(areas[area])
  const kept = new Set([...held].filter((id) => !own.includes(id)))
  if (level !== 'none') for (const id of areas[area].read) kept.add(id)
  if (level === 'write') for (const id of areas[area].write) kept.add(id)
  return inOrder(kept)
}

/** Each once, in the order of {@link permissionIds}. */
export function inOrder(held: ReadonlySet<PermissionId>): PermissionId[] {
  return permissionIds.filter((id) => held.has(id))
}

const nounWords: Readonly<Record<string, string>> = {
  'delivery-orders': 'orders',
  'recurring-orders': 'recurring orders',
  'delivery-settings': 'the delivery settings',
  tenants: 'the organization',
  accounting: 'accounting',
  pricing: 'prices',
}

const verbWords: Readonly<Record<string, string>> = { read: 'See', create: 'Add', update: 'Change', delete: 'Delete' }

/** Those of which noun and verb make no sentence. */
const ownWords: Partial<Record<PermissionId, string>> = {
  'delivery-orders.create': 'Place orders',
  'delivery-orders.assign': 'Assign drivers to orders',
  'delivery-orders.update-limited': 'Change own orders before they are picked up',
  'delivery-orders.drive': 'Drive orders',
  'delivery-settings.create': 'Add delivery settings',
  'tenants.create': 'Add to the organization',
  'tenants.delete': 'Delete from the organization',
  'accounting.create': 'Add to accounting',
  'accounting.delete': 'Delete from accounting',
  'users.read': 'See people',
  'users.create': 'Add people',
  'users.update': 'Change people and give them roles',
  'users.delete': 'Delete people',
  'users.impersonate': 'Act as somebody else',
  'installation.manage': 'Look after the installation',
  'owner.audit-onboarding-requests': 'Decide on onboarding requests',
  'owner.change-ownership': 'Hand the organization over',
  'owner.update-subscription': 'Change the subscription',
}

/** What it allows, as people say it: `See prices`. */
export function permissionWords(id: PermissionId): string {
  const [noun = '', verb = ''] = id.split('.')
  return ownWords[id] ?? `${verbWords[verb]} ${nounWords[noun] ?? noun}`
}

/** The same within a sentence: `see prices`. */
export function permissionPhrase(id: PermissionId): string {
  const words = permissionWords(id)
  return words.charAt(0).toLowerCase() + words.slice(1)
}

/** Several of them within a sentence: `see prices, change prices and place orders`. */
export function permissionPhrases(ids: readonly PermissionId[]): string {
  const phrases = ids.map(permissionPhrase)
  return phrases.length < 2 ? phrases.join('') : `${phrases.slice(0, -1).join(', ')} and ${phrases.at(-1)}`
}
