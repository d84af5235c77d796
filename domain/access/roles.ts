/** The numeric user roles of docs/rules/roles-and-permissions.md, "Numbers of roles". */
export const roles = {
  admin: 1,
  driver: 2,
  externalDriver: 3,
  scheduler: 4,
  externalScheduler: 5,
  dispatcher: 6,
  viewer: 7,
  user: 8,
  externalCourier: 12,
  owner: 13,
  externalSupplier: 14,
  organizationManager: 15,
} as const

export type RoleId = (typeof roles)[keyof typeof roles]

export const roleNames: Readonly<Record<RoleId, string>> = {
  [roles.admin]: 'Admin',
  [roles.driver]: 'Driver',
  [roles.externalDriver]: 'External Driver',
  [roles.scheduler]: 'Scheduler',
  [roles.externalScheduler]: 'External Scheduler',
  [roles.dispatcher]: 'Dispatcher',
  [roles.viewer]: 'Viewer',
  [roles.user]: 'User',
  [roles.externalCourier]: 'External Courier',
  [roles.owner]: 'Owner',
  [roles.externalSupplier]: 'External Supplier',
  [roles.organizationManager]: 'Organization Manager',
}

/** The same in what is written to people in French. */
export const frenchRoleNames: Readonly<Record<RoleId, string>> = {
  [roles.admin]: 'Administrateur',
  [roles.driver]: 'Livreur',
  [roles.externalDriver]: 'Livreur externe',
  [roles.scheduler]: 'Planificateur',
  [roles.externalScheduler]: 'Planificateur externe',
  [roles.dispatcher]: 'Répartiteur',
  [roles.viewer]: 'Lecteur',
  [roles.user]: 'Utilisateur',
  [roles.externalCourier]: 'Transporteur externe',
  [roles.owner]: 'Propriétaire',
  [roles.externalSupplier]: 'Fournisseur externe',
  [roles.organizationManager]: 'Gestionnaire de l’organisation',
}

const knownRoleIds: ReadonlySet<number> = new Set(Object.values(roles))

/** True for the numbers of docs/rules/roles-and-permissions.md, "Numbers of roles", alone. */
export function isRoleId(value: number): value is RoleId {
  return knownRoleIds.has(value)
}

/** Roles of an organization's own are numbered from here (`server/db/migrations/0170_roles.sql`). */
export const firstOwnRoleId = 1_000
