// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getTenantAuditEntries, getGetTenantAuditEntriesQueryKey, getAuditEntry, getGetAuditEntryQueryKey } from '../client/tenants/tenants.ts'

/** What the contract says of audit entries, as `defineResource` takes it. */
export const auditEntryContract = {
  words: {"one":"audit entry","many":"audit entries"},
  subject: 'audit-entry',
  defaultSort: {"field":"createdAt","direction":"desc"},
  calls: {
    list: getTenantAuditEntries,
    listKey: getGetTenantAuditEntriesQueryKey,
    get: getAuditEntry,
    getKey: getGetAuditEntryQueryKey,
  },
  facts: {
    createdAt: {"title":"When","kind":"instant","sortField":"createdAt"},
    actorUserId: {"title":"Person","kind":"number"},
    actorName: {"title":"Who","kind":"text"},
    byAdministrator: {"title":"By an administrator","kind":"boolean"},
    administratorName: {"title":"Administrator","kind":"text"},
    act: {"title":"What","kind":"text"},
    subjectType: {"title":"Kind of thing","kind":"choice","choices":{"accounting-settings":"Accounting settings","driver-pay-rates":"Driver pay rates","location":"Location","delivery-order-field":"Order field","role":"Role","base-parcel-type":"Parcel type","base-service-speed":"Service speed","base-tag":"Tag","library-image":"Image","protocol":"Protocol","service-map":"Service map","tax-setting":"Tax","vehicle":"Vehicle","audit-entry":"Audit entry","contact":"Contact","courier-settings":"Courier settings","notification-settings":"Notification settings","ownership-request":"Ownership request","supplier-settings":"Supplier settings","delivery-order":"Order","user":"Person","tenant":"Organization","service":"Service","service-revision":"Service revision","fuel-prices":"Fuel prices","fuel-tables":"Fuel tables","job":"Job","other":"Something else"}},
    subjectId: {"title":"Number","kind":"number"},
    subjectName: {"title":"Thing","kind":"text"},
    verb: {"title":"Act","kind":"choice","choices":{"updated":"Changed","created":"Added","archived":"Archived","restored":"Restored","deleted":"Deleted","imported":"Imported","enabled":"Enabled","disabled":"Disabled","published":"Published","arranged":"Arranged","renamed":"Renamed","drafted":"Began a draft of","draft-described":"Described the draft of","draft-discarded":"Discarded the draft of","draft-tried":"Tried out the draft of","try-out-cancelled":"Cancelled a try-out of","template-deleted":"Removed the template","customers":"Chose the customers of","customer-enabled":"Opened to a customer","customer-disabled":"Closed to a customer","assigned":"Assigned","unassigned":"Took the driver off","picked-up":"Picked up","dropped-off":"Dropped off","completed":"Completed","cancelled":"Cancelled","undone":"Took back a step of","edited":"Edited","pricing-updated":"Changed the price of","driver-pay-updated":"Changed the driver pay of","billing-status-overridden":"Changed the billing status of","commented":"Commented on","media-attached":"Attached a file to","checked-in":"Checked in at","checked-out":"Checked out of","protocol-captured":"Recorded the protocol of","brokered":"Handed on","brokerage-answered":"Answered the courier about","given-back":"Gave back","bought-price-changed":"Changed the price that is paid for","sold-order-edited":"Edited what was handed on as","requested":"Asked for","accepted":"Accepted","rejected":"Rejected","revoked":"Withdrew","owner-changed":"Changed the owner of","impersonated":"Began to act as","profile-updated":"Changed the profile of","password-changed":"Changed the password of","password-reset":"Chose a new password for","current-tenant-chosen":"Chose where to work for","super-admin-granted":"Made an administrator of","super-admin-withdrawn":"Took administration from","administrator-created":"Added the administrator","retried":"Began anew","other":"Did something else to"}},
    withheld: {"title":"Withheld","kind":"boolean"},
    address: {"title":"From where","kind":"text"},
  },
  filters: [
    {"name":"actorUserId","title":"Person","kind":"reference","of":{"list":"/tenants/{tenantId}/users"},"permissions":["users.read"],"isOptional":true},
    {"name":"subjectType","title":"Kind of thing","kind":"choice","choices":{"accounting-settings":"Accounting settings","driver-pay-rates":"Driver pay rates","location":"Location","delivery-order-field":"Order field","role":"Role","base-parcel-type":"Parcel type","base-service-speed":"Service speed","base-tag":"Tag","library-image":"Image","protocol":"Protocol","service-map":"Service map","tax-setting":"Tax","vehicle":"Vehicle","audit-entry":"Audit entry","contact":"Contact","courier-settings":"Courier settings","notification-settings":"Notification settings","ownership-request":"Ownership request","supplier-settings":"Supplier settings","delivery-order":"Order","user":"Person","tenant":"Organization","service":"Service","service-revision":"Service revision","fuel-prices":"Fuel prices","fuel-tables":"Fuel tables","job":"Job","other":"Something else"}},
    {"name":"subjectId","title":"Number","kind":"number","least":1,"most":9007199254740991,"isWhole":true},
    {"name":"verb","title":"Act","kind":"choice","choices":{"updated":"Changed","created":"Added","archived":"Archived","restored":"Restored","deleted":"Deleted","imported":"Imported","enabled":"Enabled","disabled":"Disabled","published":"Published","arranged":"Arranged","renamed":"Renamed","drafted":"Began a draft of","draft-described":"Described the draft of","draft-discarded":"Discarded the draft of","draft-tried":"Tried out the draft of","try-out-cancelled":"Cancelled a try-out of","template-deleted":"Removed the template","customers":"Chose the customers of","customer-enabled":"Opened to a customer","customer-disabled":"Closed to a customer","assigned":"Assigned","unassigned":"Took the driver off","picked-up":"Picked up","dropped-off":"Dropped off","completed":"Completed","cancelled":"Cancelled","undone":"Took back a step of","edited":"Edited","pricing-updated":"Changed the price of","driver-pay-updated":"Changed the driver pay of","billing-status-overridden":"Changed the billing status of","commented":"Commented on","media-attached":"Attached a file to","checked-in":"Checked in at","checked-out":"Checked out of","protocol-captured":"Recorded the protocol of","brokered":"Handed on","brokerage-answered":"Answered the courier about","given-back":"Gave back","bought-price-changed":"Changed the price that is paid for","sold-order-edited":"Edited what was handed on as","requested":"Asked for","accepted":"Accepted","rejected":"Rejected","revoked":"Withdrew","owner-changed":"Changed the owner of","impersonated":"Began to act as","profile-updated":"Changed the profile of","password-changed":"Changed the password of","password-reset":"Chose a new password for","current-tenant-chosen":"Chose where to work for","super-admin-granted":"Made an administrator of","super-admin-withdrawn":"Took administration from","administrator-created":"Added the administrator","retried":"Began anew","other":"Did something else to"}},
    {"name":"byAdministrator","title":"By an administrator","kind":"boolean","choices":{"true":"Yes","false":"No"}},
    {"name":"createdAt","title":"When","kind":"instant"},
  ],
} as const
