import { storedLimits } from '#domain/amounts/typed-sizes.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { archiveOf, createOf, deleteOf, getOf, listOf, restoreOf, updateOf } from '#server/resources/handlers.ts'
import { defineResource } from '#server/resources/resource.ts'
import { selectUsesInRevisions, usesIn } from '#server/resources/uses.ts'
import { isOffered } from './setting-copies.ts'

/** The parcel types of an organisation. Services hold copies of them. */
const baseParcelTypes = defineResource('baseParcelType', 'base_parcel_types', {
  hasOwnNames: true,
  fields: { typed: { column: 'typed', read: ({ typed }) => typed, write: (typed) => JSON.stringify(typed) } },
  filledIn: (whole) => {
    const { typed, ...limits } = storedLimits(whole)
    return {
      max_weight_kg: limits.maxWeightKg,
      max_length_m: limits.maxLengthM,
      max_width_m: limits.maxWidthM,
      max_height_m: limits.maxHeightM,
      typed: typed && JSON.stringify(typed),
    }
  },
  uses: [
    selectUsesInRevisions(
      { how: 'offered by' },
      'parcel-types',
      isOffered('service_revision_parcel_types', 'base_parcel_types'),
    ),
  ],
})

export const baseParcelTypesHandlers = defineHandlers({
  getTenantBaseParcelTypes: listOf(baseParcelTypes),
  getBaseParcelType: getOf(baseParcelTypes),
  createBaseParcelType: createOf(baseParcelTypes),
  updateBaseParcelType: updateOf(baseParcelTypes),
  deleteBaseParcelType: deleteOf(baseParcelTypes),
  archiveBaseParcelTypes: archiveOf(baseParcelTypes),
  restoreBaseParcelTypes: restoreOf(baseParcelTypes),
  getBaseParcelTypeUses: usesIn(baseParcelTypes),
})
