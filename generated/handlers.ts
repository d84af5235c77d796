// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { operations as table } from './operations.ts'
import type { components, operations } from './server-types.ts'

/** The contract's schemas by name: `Schema<'Location'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

export type OperationId = keyof operations & keyof typeof table

type NoParameters = Record<never, never>

type Parameters<Id extends OperationId, Place extends 'path' | 'query'> = operations[Id]['parameters'] extends {
  [P in Place]?: infer Found
}
  ? [NonNullable<Found>] extends [never]
    ? NoParameters
    : NonNullable<Found>
  : NoParameters

type RequestBody<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content extends { 'application/octet-stream': unknown }
    ? Buffer
    : Content[keyof Content]
  : undefined

/** What a handler is given: path and query converted to their types, and the body. */
export interface Input<Id extends OperationId> {
  path: Parameters<Id, 'path'>
  query: Parameters<Id, 'query'>
  body: RequestBody<Id>
}

/** The JSON that an operation answers when nothing is refused; never: it answers none. */
export type JsonAnswer<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Body } }
}
  ? Body
  : never

/** One handler for every operation of the contract; a misspelt one, or a wrong body, does not compile. */
export type Handlers<Context> = {
  [Id in OperationId]: (input: Input<Id>, context: Context) => JsonAnswer<Id> | Response | Promise<JsonAnswer<Id> | Response>
}

/** How the parameters of paths and queries are written that are no plain text, by their names. */
export const parameterKinds: Readonly<Record<string, 'number' | 'boolean' | 'json'>> = {"pagination":"json","errorGroupId":"number","days":"number","userId":"number","signInId":"number","tenantId":"number","displayArchived":"boolean","absenceId":"number","pushSubscriptionId":"number","roleId":"number","roleGrantId":"number","customerTenantId":"number","subscriptionPlanId":"number","apiTokenId":"number","auditEntryId":"number","contactId":"number","sourceTenantId":"number","targetTenantId":"number","messageId":"number","ownershipRequestId":"number","webhookEndpointId":"number","webhookDeliveryId":"number","invitationId":"number","vendorId":"number","customerId":"number","applicationId":"number","locationId":"number","partnerTenantId":"number","favoriteTenantId":"number","mapping":"json","dryRun":"boolean","firstLine":"number","managedCustomerOnboardingId":"number","partnerId":"number","partnershipId":"number","supplierId":"number","requesterTenantId":"number","lat":"number","lng":"number","baseParcelTypeId":"number","baseServiceSpeedId":"number","baseTagId":"number","libraryImageId":"number","serviceId":"number","revisionId":"number","sinceRevisionId":"number","protocolId":"number","actionId":"number","serviceMapId":"number","taxSettingId":"number","tryOutId":"number","vehicleId":"number","orderId":"number","receiverTenantId":"number","modifierId":"number","confirmLargeDiscount":"boolean","deliveryOrderFieldId":"number","terms":"json","orderImportId":"number","firstPiece":"number","lastPiece":"number","mediaId":"number","orderTemplateId":"number","driverUserId":"number","limit":"number","recurringOrderId":"number","before":"number","params":"json","start":"number","end":"number","billingExportId":"number","position":"number","filter":"json","confirmSimilarBudget":"boolean","budgetId":"number","reportData":"boolean","exported":"boolean","invoiceDisputeId":"number","payExtraId":"number","invoiceExportId":"number","payStatementId":"number","invoiceId":"number","courierId":"number","reminderRunId":"number","reportScheduleId":"number","settlementId":"number","accountingTemplateId":"number","vendorInvoiceId":"number","invoiceLineId":"number","failedJobId":"number"}
