import { holdsNeeded, type HeldPermissions } from '#domain/access/role-permissions.ts'
import { operations, type OperationAccess, type OperationEntry, type OperationId } from '#generated/operations.ts'
import { resources, type ResourceName } from '#generated/resources.ts'
import { settings, type SettingsName } from '#generated/settings.ts'

/** What happens to something, and which operations answer otherwise then. */
interface Topic {
  /** The parameter of paths that is the key of its events: whose row it is. Of what is the organisation's as a whole there is none. */
  readonly key?: string
  readonly touches: readonly OperationId[]
}

/** Every look at one order. */
const looksAtOrder = namesOf(operations).filter((id) => {
  const { method, path }: OperationEntry = operations[id]
  return method === 'get' && path.startsWith('/delivery-orders/{orderId}/')
})

const looksAtFuel = ['getFuelPrices', 'getTenantFuelPrices', 'getFuelSurcharges'] as const

/** What happens beside resources and settings. */
const ownTopics = {
  'delivery-order.changed': {
    key: 'orderId',
    touches: [
      'getPaginatedDeliveryOrders',
      'getDeliveryOrderExceptions',
      'getUserInProgressDeliveryOrders',
      'getUserAssignedOrders',
      'getUserActs',
      'getTenantUsersByRole',
      'getTenantDrivers',
      'getTenantDriver',
      ...looksAtOrder,
    ],
  },
  'tenant.changed': { touches: ['getTenant', 'getTenantClock', 'getTenantScheduleInfo'] },
  services: {
    key: 'serviceId',
    touches: ['getTenantServicesMeta', 'getTenantServices', 'getService', 'getServiceRevisions'],
  },
  'service-revisions': {
    key: 'revisionId',
    touches: [
      'getTenantServicesMeta',
      'getTenantServices',
      'getServiceRevisions',
      'getServiceRevision',
      'getServiceRevisionProtocols',
      'getServiceRevisionTags',
    ],
  },
  // Whose roles are others now: also what is shown of people by their roles.
  'role-grants': {
    touches: [
      'getRoleGrants',
      'getTenantRoles',
      'getDefaultRoles',
      'getRole',
      'getRoleHolders',
      'getTenantUsers',
      'getTenantUsersByRole',
      'getTenantDrivers',
      'getTenantDriver',
    ],
  },
  'fuel-prices': { touches: looksAtFuel },
  'fuel-tables': { touches: looksAtFuel },
} satisfies Readonly<Record<string, Topic>>

/** Rows of these are looked through in more ways than their list. */
const listsBeside: Partial<Record<ResourceName, readonly OperationId[]>> = {
  location: ['getAllLocations', 'getLocationMatches', 'getRecentLocations', 'getTenantLocations'],
  vehicle: ['getTenantDrivers', 'getTenantDriver'],
  absence: ['getTenantDrivers', 'getTenantDriver', 'getTenantUsersByRole'],
}

/** The topic of what happens to rows of a resource: their plural, such as `service-maps`. */
export function topicOfResource(name: ResourceName): string {
  return resources[name].plural.replaceAll(' ', '-')
}

/** The topic of what happens to settings: `courier-settings` of `courierSettings`. */
function topicOfSettings(name: SettingsName): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Addresses that are answered otherwise, and who may ask there. */
interface Touch {
  /** With places for `tenantId` and `key`; `*` is any one part of it, and a slash at its end means all below it. */
  readonly path: string
  readonly access: Exclude<OperationAccess, 'public'>
}

/** Every topic with what it touches: one table, so that neither streams nor screens know of any topic by themselves. */
export const topics: ReadonlyMap<string, readonly Touch[]> = new Map([
  ...Object.entries<Topic>(ownTopics).map(([topic, said]) => [topic, touchesOf(said)] as const),
  ...namesOf(resources).map((name) => [topicOfResource(name), touchesOf(resourceTopic(name))] as const),
  ...namesOf(settings).map((name) => [topicOfSettings(name), touchesOf(settingsTopic(name))] as const),
])

/** Who listens: in which organisation, and with which rights there. */
export interface Listener {
  readonly tenantId: number
  readonly permissions: HeldPermissions
}

/**
 * The addresses that an event touches, of those that the listener may ask; none: the event is not for them.
 * @param key of the event's row
 */
export function touchedPaths({ tenantId, permissions }: Listener, topic: string, key: string): string[] {
  return (topics.get(topic) ?? [])
    .filter(({ access }) => typeof access === 'string' || holdsNeeded(access, permissions))
    .map(({ path }) => path.replace('{tenantId}', String(tenantId)).replace('{key}', key))
    .filter((path, index, paths) => paths.indexOf(path) === index)
}

function touchesOf({ key, touches }: Topic): Touch[] {
  return touches.map((id) => {
    const { path, access }: OperationEntry = operations[id]
    if (access === 'public') throw new Error(`${id} is answered to everybody: nobody has to be told of it.`)
    return { path: placesIn(path, key), access }
  })
}

/** All that is below the row of the event is one address. */
function placesIn(path: string, key = ''): string {
  return path
    .replace(`{${key}}`, '{key}')
    .replace(/(?<=\{key\}\/).*/, '')
    .replace(/\{(?!key\}|tenantId\})\w+\}/g, '*')
}

function resourceTopic(name: ResourceName): Topic {
  const { list, get }: { readonly [Act in 'list' | 'get']?: OperationId } = resources[name].operations
  const key = `${name}Id`
  // What answers rows of several organisations has the path of one row without its id.
  const above = get && operations[get].path.replace(`/{${key}}`, '')
  const wide = namesOf(operations).filter((id) => operations[id].method === 'get' && operations[id].path === above)
  const own = [list, get].filter((id) => id !== undefined)
  return { key, touches: [...own, ...wide, ...(listsBeside[name] ?? [])] }
}

function settingsTopic(name: SettingsName): Topic {
  return { touches: [settings[name].operations.get] }
}

function namesOf<Table extends object>(table: Table): (keyof Table)[] {
  return Object.keys(table).filter((name): name is Extract<keyof Table, string> => name in table)
}
