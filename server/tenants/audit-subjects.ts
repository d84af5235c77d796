import { sql, type RawBuilder } from 'kysely'
import { holdsNeeded, type HeldPermissions, type NeededPermissions } from '#domain/access/role-permissions.ts'
import { columnsBesideMore } from '#generated/database.ts'
import { operations, type OperationId } from '#generated/operations.ts'
import { resources, type Resource } from '#generated/resources.ts'
import { settings, type Settings } from '#generated/settings.ts'
import { inSnakeCase } from '#server/resources/snake-case.ts'

/** What it takes to read what the audit keeps of things that are neither resources nor settings. */
const ownNeeds: Readonly<Record<string, NeededPermissions>> = {
  'delivery-order': { permission: ['delivery-orders.read'] },
  service: { permission: ['services.read'], also: 'pricing.read' },
  'service-revision': { permission: ['services.read'], also: 'pricing.read' },
  'fuel-prices': { permission: ['services.read'], also: 'pricing.read' },
  'fuel-tables': { permission: ['services.read'], also: 'pricing.read' },
  tenant: { permission: ['tenants.read'] },
  user: { permission: ['users.read'] },
  'ownership-request': { permission: ['tenants.read'] },
  job: { permission: ['installation.manage'] },
  'subscription-plan': { permission: ['installation.manage'] },
  'error-group': { permission: ['installation.manage'] },
  'billing-export': { permission: ['accounting.read'], also: 'pricing.read' },
  invoice: { permission: ['accounting.read'], also: 'pricing.read' },
  settlement: { permission: ['accounting.read'], also: 'pricing.read' },
  'invoice-dispute': { permission: ['accounting.read'], also: 'pricing.read' },
  'order-import': { permission: ['delivery-orders.create'] },
  'reminder-run': { permission: ['accounting.read'], also: 'pricing.read' },
  'pay-export': { permission: ['accounting.read'], also: 'pricing.read' },
  'pay-statement': { permission: ['accounting.read'], also: 'pricing.read' },
  'accounting-mappings': { permission: ['accounting.read'] },
  'planner-feed': { permission: ['recurring-orders.read'] },
}

/** As the contract has it of the operation that answers such a thing: who may not read it there does not read it in the audit. */
const contractNeeds = [...Object.entries<Resource>(resources), ...Object.entries<Settings>(settings)].map(
  ([name, { operations: calls }]) => {
    const { list, get = list }: { readonly list?: OperationId; readonly get?: OperationId } = calls
    const access = get && operations[get].access
    const needed: NeededPermissions | null = access && typeof access === 'object' ? access : null
    return [subjectOf(name), needed] as const
  },
)

const needs: ReadonlyMap<string, NeededPermissions | null> = new Map([...contractNeeds, ...Object.entries(ownNeeds)])

/** Whether somebody may read what an act on such a thing changed. What nobody has said anything of is read by nobody. */
export function mayReadSubject(subject: string, held: HeldPermissions): boolean {
  const needed = needs.get(subject) ?? null
  return needed !== null && holdsNeeded(needed, held)
}

/** Whether anything is said of such a thing. */
export function isKnownSubject(subject: string): boolean {
  return needs.has(subject)
}

/** `baseTag` as the audit names it. */
function subjectOf(name: string): string {
  return inSnakeCase(name).replaceAll('_', '-')
}

/** Tables whose rows have a name of their own: of a resource the one that is called as it is. */
const named = Object.fromEntries([
  ...Object.keys(resources).flatMap((name) => {
    const table = `${inSnakeCase(name)}s`
    return hasName(table) ? [[subjectOf(name), table] as const] : []
  }),
  ['contact', 'tenant_contacts'] as const,
  ['service', 'services'] as const,
])

function hasName(table: string): boolean {
  const columns: unknown = Reflect.get(columnsBesideMore, table)
  return Array.isArray(columns) && columns.includes('name')
}

const subjectId = sql.ref('audit_entries.subject_id')

/** What the thing of an entry is called: today, else as the entry has it. A person who has left has no name here any more. */
export const subjectName: RawBuilder<string | null> = sql`coalesce(case audit_entries.subject_type
  ${sql.join(
    Object.entries(named).map(
      ([subject, table]) =>
        sql`when ${sql.lit(subject)} then (select name from ${sql.table(table)} where id = ${subjectId})`,
    ),
    sql` `,
  )}
  when 'delivery-order' then '#' || ${subjectId}
  when 'invoice' then (select number from invoices where id = ${subjectId})
  when 'user' then (select first_name || ' ' || last_name from users where id = ${subjectId})
  when 'service-revision' then (select services.name from service_revisions as revision
    join services on services.id = revision.service_id where revision.id = ${subjectId})
  end, audit_entries.after ->> 'name', audit_entries.before ->> 'name')`
