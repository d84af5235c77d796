import type { GetTenantUsersByRoleParams } from '#generated/model/index.ts'

/** Drivers by first name, as docs/rules/api.md, "Calls of an order", asks for them; one page holds more than any courier has on duty. */
export function driverListParams(search = ''): GetTenantUsersByRoleParams {
  return {
    pagination: { page: 0, pageSize: 100, sort: [{ field: 'data.firstName', direction: 'asc' }] },
    ...(search !== '' && { search }),
  }
}
