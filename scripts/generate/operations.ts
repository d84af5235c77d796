import { eachOperation, type Contract, type Method, type Operation } from './contract.ts'

const tenants = ['request', 'path', 'order.receiver', 'order.party', 'self'] as const

interface Access {
  permission: string[]
  also?: string
  feature?: string
  tenant: (typeof tenants)[number]
}

/**
 * Reads `x-access`. Without it nobody would know who may call the operation, so there is no default.
 * @param known every permission and every feature that there is
 * @throws Error that names the operation when `x-access` is missing, not one of the known forms or names no permission.
 */
function readAccess(
  operation: Operation,
  { permissions, features }: Readonly<Record<'permissions' | 'features', readonly unknown[]>>,
): 'public' | 'signed-in' | Access {
  const access = operation['x-access']
  if (access === 'public' || access === 'signed-in') return access
  if (access && typeof access === 'object') {
    const { permission, also, feature, tenant } = access as Partial<
      Record<'also' | 'feature' | 'tenant', string> & { permission: string | string[] }
    >
    const known = tenants.find((candidate) => candidate === tenant)
    const list = permission === undefined ? [] : [permission].flat()
    const unknown = [...list, ...(also === undefined ? [] : [also])].find((id) => !permissions.includes(id))
    if (unknown)
      throw new Error(`${operation.operationId}: x-access names ${unknown}, which schema PermissionId does not`)
    if (feature !== undefined && !features.includes(feature))
      throw new Error(`${operation.operationId}: x-access names ${feature}, which schema TenantFeature does not`)
    if (known && (known === 'self' || list.length > 0)) {
      return {
        permission: list,
        ...(also !== undefined && { also }),
        ...(feature !== undefined && { feature }),
        tenant: known,
      }
    }
  }
  throw new Error(`${operation.operationId}: x-access is missing or unknown: ${JSON.stringify(access)}`)
}

/**
 * Reads `x-confirm`: whether the person has to have confirmed who they are a short while ago. It is `grants` where somebody can come by a
 * permission or an organization, at once or in the end, and `true` for anything else that asks for it.
 * @throws Error that names the operation when nobody would be signed in to confirm it
 */
function readConfirm(operation: Operation): boolean {
  const confirm = operation['x-confirm']
  if (confirm === undefined) return false
  if ((confirm === undefined && confirm !== 'grants') || operation['x-access'] === 'public')
    throw new Error(
      `${operation.operationId}: x-confirm is true, grants or left out, and nothing for a public operation`,
    )
  return true
}

/** What a token may never do, whatever it holds: people, rights, tokens themselves, and how an organization works. */
const neverOfTokens = /^(?:users|roles|tenants|applications|invitations|installation|owner)\./

/** Whose operations tokens may call; of the books they only read. */
const tagsOfTokens = ['orders', 'locations', 'services', 'accounting']

/**
 * Reads `x-tokens`: whether an API token may call the operation (docs/rules/api-tokens.md). It names the chapter of the reference in
 * which the operation stands.
 * @throws Error that names the operation when it is none of those that a token may ever call, or there is no such chapter
 */
function readTokens(contract: Contract, operation: Operation, method: Method): boolean {
  const { operationId: id, 'x-tokens': chapter, 'x-access': access, 'x-confirm': confirm, tags } = operation
  if (chapter === undefined) return false
  if (!contract['x-chapters']?.some(({ name }) => name === chapter))
    throw new Error(`${id}: x-tokens names a chapter of openapi.yaml's x-chapters or is left out`)
  const { permission = [] } = Object(access) as { permission?: string | string[] }
  const needed = [permission].flat()
  const tag = tags[0] ?? ''
  const isCallable =
    needed.length > 0 &&
    confirm === undefined &&
    tagsOfTokens.includes(tag) &&
    !needed.some((held) => neverOfTokens.test(held)) &&
    (tag !== 'accounting' || method === 'get')
  if (!isCallable) throw new Error(`${id}: x-tokens stands on nothing of people, rights, settings or the books' acts`)
  return true
}

/** `operations.ts`: method, path and access of every operation, read by server and front end alike. */
export function operationsModule(contract: Contract): string {
  const lines: string[] = []
  const enumOf = (name: string) => (contract.components.schemas[name]?.enum ?? []) as readonly unknown[]
  const known = { permissions: enumOf('PermissionId'), features: enumOf('TenantFeature') }
  for (const { path, method, item, operation } of eachOperation(contract)) {
    const idempotent = (operation.parameters ?? []).some(
      (parameter) => '$ref' in parameter && parameter.$ref.endsWith('/IdempotencyKey'),
    )
    const entry = {
      method,
      path,
      root: item.servers?.[0]?.url === '/',
      access: readAccess(operation, known),
      confirm: readConfirm(operation),
      tokens: readTokens(contract, operation, method),
      tag: operation.tags[0],
      idempotent,
    }
    lines.push(`  ${operation.operationId}: ${JSON.stringify(entry)},`)
  }
  return `import type { PermissionId } from './model/permissionId.ts'
import type { TenantFeature } from './model/tenantFeature.ts'

/**
 * Whose tenant a permission is checked against. \`self\` is the person of the path, who needs none; with it one may what is said of
 * the other people of the request's tenant.
 */
export type AccessTenant = ${tenants.map((tenant) => `'${tenant}'`).join(' | ')}
/**
 * Who may call an operation: anyone, anyone signed in, or holders of one of the permissions (none listed: \`self\` alone decides) who
 * hold \`also\` besides, in an organisation whose plan has \`feature\`.
 */
export type OperationAccess = 'public' | 'signed-in' | {
  readonly permission: readonly PermissionId[]
  readonly also?: PermissionId
  readonly feature?: TenantFeature
  readonly tenant: AccessTenant
}
export interface OperationEntry {
  readonly method: 'get' | 'put' | 'post' | 'patch' | 'delete'
  /** Path template of the contract, without the \`/api\` prefix. */
  readonly path: string
  /** Served at the root instead of under \`/api\`. */
  readonly root: boolean
  readonly access: OperationAccess
  /** Asks the person once more who they are: 403 \`confirm_identity\` unless the sign-in has lately confirmed it. */
  readonly confirm: boolean
  /** Whether an API token may call it: 403 \`not_for_tokens\` otherwise. */
  readonly tokens: boolean
  readonly tag: string
  /** Accepts \`Idempotency-Key\`. */
  readonly idempotent: boolean
}

export const operations = {
${lines.join('\n')}
} as const satisfies Record<string, OperationEntry>

export type OperationId = keyof typeof operations
`
}
