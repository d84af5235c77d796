// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getTenantRoles, getGetTenantRolesQueryKey, createRole, getRole, getGetRoleQueryKey, updateRole, deleteRole } from '../client/roles/roles.ts'

/** What the contract says of roles, as `defineResource` takes it. */
export const roleContract = {
  words: {"one":"role","many":"roles"},
  subject: 'role',
  defaultSort: {"field":"name","direction":"asc"},
  calls: {
    list: getTenantRoles,
    listKey: getGetTenantRolesQueryKey,
    create: createRole,
    get: getRole,
    getKey: getGetRoleQueryKey,
    update: updateRole,
    delete: deleteRole,
  },
  facts: {
    name: {"title":"Name","kind":"text","sortField":"name"},
    description: {"title":"Description","kind":"text"},
    isDefault: {"title":"Default role","kind":"boolean"},
    people: {"title":"People","kind":"number"},
    createdAt: {"title":"Created","kind":"instant"},
    updatedAt: {"title":"Updated","kind":"instant","sortField":"updatedAt"},
  },
  filters: [],
  formName: 'RoleInput',
  form: async () => (await import('../forms/RoleInput.ts')).roleInputForm,
} as const
