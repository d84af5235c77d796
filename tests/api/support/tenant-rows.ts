import type { PayRows } from './pay-rows.ts'

/** One tenant with a row of every kind that an operation's path can name. */
export interface TenantRows extends PayRows {
  tenantId: number
  userId: number
  /** Of that person. */
  absenceId: number
  locationId: number
  vehicleId: number
  libraryImageId: number
  /** Of that image: stands in the address of its content. */
  imageUid: string
  baseTagId: number
  baseParcelTypeId: number
  baseServiceSpeedId: number
  contactId: number
  taxSettingId: number
  deliveryOrderFieldId: number
  serviceId: number
  /** One that orders of it; of the stranger itself. */
  customerId: number
  revisionId: number
  serviceMapId: number
  protocolId: number
  /** An action of the protocol. */
  actionId: number
  /** Of that revision, cancelled. */
  tryOutId: number
  /** One that is paused, and a day of it. */
  recurringOrderId: number
  recurringDay: string
  /** One of its jobs that failed for good. */
  failedJobId: number
  accountingTemplateId: number
  budgetId: number
  /** One that is paused. */
  reportScheduleId: number
  /** One that was reversed, and the place of its file. */
  billingExportId: number
  position: string
  invoiceId: number
  settlementId: number
  invoiceDisputeId: number
  reminderRunId: number
  orderTemplateId: number
  /** Orders of a file, placed. */
  orderImportId: number
  /** What its vendor billed it. */
  vendorInvoiceId: number
  invoiceLineId: number
  /** Of the person. */
  signInId: number
  pushSubscriptionId: number
  orderId: number
  /** Adjustments are numbered within their order; this order has none yet. */
  modifierId: number
  /** A role of the organisation's own, which that person holds and which allows nothing. */
  roleId: number
  /** By which that person holds another one. */
  roleGrantId: number
  auditEntryId: number
  apiTokenId: number
  messageId: number
  /** One that is off, and what it was told. */
  webhookEndpointId: number
  webhookDeliveryId: number
  /** To this person, rejected. */
  ownershipRequestId: number
  /** An error that people of the organisation met. */
  errorGroupId: number
  subscriptionPlanId: number
  /** A file of the order. */
  mediaId: number
  /** A courier that carries out orders for this one. */
  receiverTenantId: number
  /** The same, as it is listed. */
  vendorId: number
  /** One that sends to it. */
  supplierId: number
  partnerTenantId: number
  favoriteTenantId: number
  /** One that was rejected. */
  invitationId: number
  /** One that it sent to its vendor, which rejected it. */
  applicationId: number
  /** Of a customer that it manages, to somebody who rejected it. */
  managedCustomerOnboardingId: number
  /** The same of an offer, and the vendor as a partner. */
  partnershipId: number
  partnerId: number
}
