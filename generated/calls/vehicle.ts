// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getTenantVehicles, getGetTenantVehiclesQueryKey, createVehicle, getVehicle, getGetVehicleQueryKey, updateVehicle, deleteVehicle, archiveVehicles, restoreVehicles } from '../client/services/services.ts'

/** The calls of vehicles, as `defineResource` takes them. */
export const vehicleCalls = {
  list: getTenantVehicles,
  listKey: getGetTenantVehiclesQueryKey,
  create: createVehicle,
  get: getVehicle,
  getKey: getGetVehicleQueryKey,
  update: updateVehicle,
  delete: deleteVehicle,
  archive: archiveVehicles,
  restore: restoreVehicles,
}
