import { accountingSettingsHandlers } from '#server/accounting/accounting-settings.ts'
import { driverPayRatesHandlers } from '#server/accounting/driver-pay-rates.ts'
import { brokerageLedgerHandlers } from '#server/billing/brokerage/operations.ts'
import { reportSchedulesHandlers } from '#server/billing/reports/schedules.ts'
import { orderTemplatesHandlers } from '#server/orders/placing/order-templates.ts'
import { reportHandlers } from '#server/billing/reports/operations.ts'
import { billingHandlers } from '#server/billing/operations.ts'
import { invoiceHandlers, vendorInvoiceHandlers } from '#server/billing/invoices/operations.ts'
import { payHandlers } from '#server/billing/pay/operations.ts'
import { payExtrasHandlers } from '#server/billing/pay/pay-extras.ts'
import { billingRunHandlers } from '#server/billing/runs/operations.ts'
import { budgetsHandlers } from '#server/billing/budgets.ts'
import { figuresHandlers } from '#server/figures/operations.ts'
import { accountingTemplatesHandlers } from '#server/billing/templates.ts'
import type { Handlers } from '#server/http/handler-types.ts'
import { colleaguesHandlers } from '#server/invitations/colleagues.ts'
import { administrationHandlers } from '#server/administration/operations.ts'
import { organizationsHandlers } from '#server/invitations/organizations.ts'
import { onboardingsHandlers } from '#server/invitations/onboardings.ts'
import { invitationsHandlers } from '#server/invitations/operations.ts'
import { jobsHandlers } from '#server/jobs/operations.ts'
import { locationsHandlers } from '#server/locations/operations.ts'
import { brokerageHandlers } from '#server/orders/brokerage/operations.ts'
import { orderEditingHandlers } from '#server/orders/editing/operations.ts'
import { orderImportHandlers } from '#server/order-imports/operations.ts'
import { spreadsheetHandlers } from '#server/spreadsheets/operations.ts'
import { orderFieldsHandlers } from '#server/orders/order-fields.ts'
import { orderRecordsHandlers } from '#server/orders/records/operations.ts'
import { uploadsHandlers } from '#server/uploads/operations.ts'
import { ordersHandlers } from '#server/orders/operations.ts'
import { baseParcelTypesHandlers } from '#server/services/base-parcel-types.ts'
import { baseServiceSpeedsHandlers } from '#server/services/base-service-speeds.ts'
import { baseTagsHandlers } from '#server/services/base-tags.ts'
import { serviceLifecycleHandlers } from '#server/services/lifecycle.ts'
import { serviceRevisionsHandlers } from '#server/services/revisions.ts'
import { pricePreviewHandlers } from '#server/services/preview-price.ts'
import { applicationsHandlers } from '#server/customers/applications.ts'
import { partnershipsHandlers } from '#server/customers/partnerships.ts'
import { connectionsHandlers } from '#server/customers/connections.ts'
import { customersHandlers } from '#server/customers/customers.ts'
import { managedBooksHandlers } from '#server/customers/managed-books.ts'
import { marketplaceProfileHandlers } from '#server/customers/marketplace-profile.ts'
import { mergeHandlers } from '#server/customers/merge/merge-customers.ts'
import { potentialVendorsHandlers } from '#server/customers/potential-vendors.ts'
import { suppliersHandlers } from '#server/customers/suppliers.ts'
import { vendorsHandlers } from '#server/customers/vendors.ts'
import { serviceCustomersHandlers } from '#server/services/service-customers.ts'
import { serviceMapsHandlers } from '#server/services/service-maps.ts'
import { servicesHandlers } from '#server/services/operations.ts'
import { messagePreviewHandlers } from '#server/tenants/message-previews.ts'
import { notificationSettingsHandlers } from '#server/tenants/notification-settings.ts'
import { fuelHandlers } from '#server/services/fuel.ts'
import { tryOutsHandlers } from '#server/services/try-outs/operations.ts'
import { taxSettingsHandlers } from '#server/services/tax-settings.ts'
import { protocolsHandlers } from '#server/services/protocols.ts'
import { revisionComponentsHandlers } from '#server/services/revision-components.ts'
import { imageLibraryHandlers } from '#server/services/image-library.ts'
import { roleGrantsHandlers } from '#server/access/role-grants.ts'
import { externalPeopleHandlers } from '#server/access/external-people.ts'
import { peopleAccessHandlers } from '#server/access/people-access.ts'
import { rolesHandlers } from '#server/access/roles.ts'
import { vehiclesHandlers } from '#server/services/vehicles.ts'
import { apiTokensHandlers } from '#server/session/api-tokens.ts'
import { sessionHandlers } from '#server/session/operations.ts'
import { plannerFeedHandlers } from '#server/planner/planner-feed.ts'
import { recurringOrdersHandlers } from '#server/planner/recurring-orders.ts'
import { webhookDeliveriesHandlers } from '#server/webhooks/deliveries.ts'
import { webhookEndpointsHandlers } from '#server/webhooks/endpoints.ts'
import { messagesHandlers } from '#server/messages/messages.ts'
import { stopPageHandlers } from '#server/session/stop-page.ts'
import { auditEntriesHandlers } from '#server/tenants/audit-entries.ts'
import { contactsHandlers } from '#server/tenants/contacts.ts'
import { courierSettingsHandlers } from '#server/tenants/courier-settings.ts'
import { supplierSettingsHandlers } from '#server/tenants/supplier-settings.ts'
import { firstStepsHandlers } from '#server/tenants/first-steps.ts'
import { ownershipHandlers } from '#server/tenants/ownership.ts'
import { tenantsHandlers } from '#server/tenants/operations.ts'
import { emailRefusalHandlers } from '#server/session/email-refusals.ts'
import { notificationHandlers } from '#server/notices/notifications.ts'
import { pushHandlers } from '#server/notices/push/push-subscriptions.ts'
import { absencesHandlers } from '#server/users/absences.ts'
import { driversHandlers } from '#server/users/drivers.ts'
import { usersHandlers } from '#server/users/operations.ts'

/** Every operation of the contract, gathered from the areas: one that is missing does not compile. */
export const handlers = {
  ...sessionHandlers,
  ...apiTokensHandlers,
  ...usersHandlers,
  ...notificationHandlers,
  ...messagePreviewHandlers,
  ...emailRefusalHandlers,
  ...pushHandlers,
  ...driversHandlers,
  ...absencesHandlers,
  ...tenantsHandlers,
  ...ownershipHandlers,
  ...auditEntriesHandlers,
  ...messagesHandlers,
  ...webhookEndpointsHandlers,
  ...webhookDeliveriesHandlers,
  ...recurringOrdersHandlers,
  ...plannerFeedHandlers,
  ...stopPageHandlers,
  ...invitationsHandlers,
  ...onboardingsHandlers,
  ...administrationHandlers,
  ...organizationsHandlers,
  ...firstStepsHandlers,
  ...colleaguesHandlers,
  ...contactsHandlers,
  ...customersHandlers,
  ...managedBooksHandlers,
  ...mergeHandlers,
  ...vendorsHandlers,
  ...suppliersHandlers,
  ...connectionsHandlers,
  ...applicationsHandlers,
  ...partnershipsHandlers,
  ...marketplaceProfileHandlers,
  ...potentialVendorsHandlers,
  ...courierSettingsHandlers,
  ...accountingSettingsHandlers,
  ...billingHandlers,
  ...brokerageLedgerHandlers,
  ...figuresHandlers,
  ...orderTemplatesHandlers,
  ...reportHandlers,
  ...reportSchedulesHandlers,
  ...billingRunHandlers,
  ...invoiceHandlers,
  ...vendorInvoiceHandlers,
  ...payHandlers,
  ...payExtrasHandlers,
  ...accountingTemplatesHandlers,
  ...budgetsHandlers,
  ...driverPayRatesHandlers,
  ...locationsHandlers,
  ...servicesHandlers,
  ...serviceLifecycleHandlers,
  ...serviceRevisionsHandlers,
  ...revisionComponentsHandlers,
  ...serviceCustomersHandlers,
  ...serviceMapsHandlers,
  ...tryOutsHandlers,
  ...pricePreviewHandlers,
  ...baseTagsHandlers,
  ...fuelHandlers,
  ...notificationSettingsHandlers,
  ...supplierSettingsHandlers,
  ...taxSettingsHandlers,
  ...protocolsHandlers,
  ...baseParcelTypesHandlers,
  ...baseServiceSpeedsHandlers,
  ...vehiclesHandlers,
  ...rolesHandlers,
  ...externalPeopleHandlers,
  ...peopleAccessHandlers,
  ...roleGrantsHandlers,
  ...imageLibraryHandlers,
  ...ordersHandlers,
  ...orderImportHandlers,
  ...spreadsheetHandlers,
  ...orderFieldsHandlers,
  ...orderEditingHandlers,
  ...orderRecordsHandlers,
  ...brokerageHandlers,
  ...uploadsHandlers,
  ...jobsHandlers,
} satisfies Handlers
