// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getTenantVehicles, getGetTenantVehiclesQueryKey, createVehicle, getVehicle, getGetVehicleQueryKey, updateVehicle, deleteVehicle, archiveVehicles, restoreVehicles, getVehicleUses } from '../client/services/services.ts'

/** What the contract says of vehicles, as `defineResource` takes it. */
export const vehicleContract = {
  words: {"one":"vehicle","many":"vehicles"},
  subject: 'vehicle',
  defaultSort: {"field":"name","direction":"asc"},
  calls: {
    list: getTenantVehicles,
    listKey: getGetTenantVehiclesQueryKey,
    create: createVehicle,
    get: getVehicle,
    getKey: getGetVehicleQueryKey,
    update: updateVehicle,
    delete: deleteVehicle,
    archive: archiveVehicles,
    restore: restoreVehicles,
    uses: getVehicleUses,
  },
  facts: {
    name: {"title":"Name","kind":"text","sortField":"name"},
    licensePlate: {"title":"License plate","kind":"text"},
    driverUserId: {"title":"Driver","kind":"number"},
    driverName: {"title":"Driver","kind":"text"},
    maxWeightKg: {"title":"Heaviest load","kind":"measure","unit":"weight"},
    maxVolumeM3: {"title":"Largest load","kind":"measure","unit":"volume"},
    description: {"title":"Description","kind":"text"},
    createdAt: {"title":"Created","kind":"instant"},
    updatedAt: {"title":"Updated","kind":"instant","sortField":"updatedAt"},
  },
  filters: [
    {"name":"driverUserId","title":"Driver","kind":"reference","of":{"list":"/tenants/{tenantId}/users-by-role/Driver"},"permissions":["users.read","delivery-orders.assign"],"isOptional":true},
    {"name":"maxWeightKg","title":"Heaviest load","kind":"measure","unit":"weight","least":0,"most":100000,"isWhole":false},
  ],
  formName: 'VehicleInput',
  form: async () => (await import('../forms/VehicleInput.ts')).vehicleInputForm,
} as const
