import { chargeFault } from '#domain/pricing/charge-fault.ts'
import { formError } from '#domain/text/refusal.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { archiveOf, createOf, deleteOf, getOf, listOf, restoreOf, updateOf } from '#server/resources/handlers.ts'
import { defineResource } from '#server/resources/resource.ts'
import { selectUsesInRevisions, usesIn } from '#server/resources/uses.ts'
import { isOffered } from './setting-copies.ts'

/** The service speeds of an organisation; services offer copies of them. */
const baseServiceSpeeds = defineResource('baseServiceSpeed', 'base_service_speeds', {
  hasOwnNames: true,
  fields: {
    charge: { column: 'charge', read: ({ charge }) => charge, write: (charge) => JSON.stringify(charge) },
  },
  uses: [
    selectUsesInRevisions(
      { how: 'offered by' },
      'service-speeds',
      isOffered('service_revision_service_speeds', 'base_service_speeds'),
    ),
  ],
  check: async (_ctx, { charge }) => {
    const fault = charge && chargeFault(charge)
    if (fault) throw formError({ '/charge/amount': [fault] })
  },
})

export const baseServiceSpeedsHandlers = defineHandlers({
  getTenantBaseServiceSpeeds: listOf(baseServiceSpeeds),
  getBaseServiceSpeed: getOf(baseServiceSpeeds),
  createBaseServiceSpeed: createOf(baseServiceSpeeds),
  updateBaseServiceSpeed: updateOf(baseServiceSpeeds),
  deleteBaseServiceSpeed: deleteOf(baseServiceSpeeds),
  archiveBaseServiceSpeeds: archiveOf(baseServiceSpeeds),
  restoreBaseServiceSpeeds: restoreOf(baseServiceSpeeds),
  getBaseServiceSpeedUses: usesIn(baseServiceSpeeds),
})
