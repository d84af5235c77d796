import type { PermissionId } from '#domain/access/role-permissions.ts'
import { checkPermission } from '#src/access/can.ts'
import type { Session } from '#src/session/session.ts'

/** The nouns of docs/rules/roles-and-permissions.md, "Permissions", whose rows people add, change and delete, such as `vehicles`. */
type Noun = PermissionId extends infer Id ? (Id extends `${infer Name}.delete` ? Name : never) : never

/** The rights of a resource that has permission ids of its own: `vehicles.create`, `vehicles.update`, `vehicles.delete`. */
export function rightsTo<Name extends Noun>(noun: Name) {
  const to = (verb: 'create' | 'update' | 'delete', act: string) => (session: Session) =>
    checkPermission(session, `${noun}.${verb}`, `${act} ${noun.replaceAll('-', ' ')}`)
  return { create: to('create', 'add'), update: to('update', 'change'), delete: to('delete', 'delete') }
}
