/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What it was done to.
 */
export type AuditEntrySubjectType = typeof AuditEntrySubjectType[keyof typeof AuditEntrySubjectType];


export const AuditEntrySubjectType = {
  'accounting-settings': 'accounting-settings',
  'accounting-template': 'accounting-template',
  budget: 'budget',
  'driver-pay-rates': 'driver-pay-rates',
  'pay-extra': 'pay-extra',
  location: 'location',
  'delivery-order-field': 'delivery-order-field',
  'recurring-order': 'recurring-order',
  application: 'application',
  customer: 'customer',
  invitation: 'invitation',
  'managed-customer-onboarding': 'managed-customer-onboarding',
  partner: 'partner',
  partnership: 'partnership',
  supplier: 'supplier',
  vendor: 'vendor',
  role: 'role',
  'base-parcel-type': 'base-parcel-type',
  'base-service-speed': 'base-service-speed',
  'base-tag': 'base-tag',
  'library-image': 'library-image',
  protocol: 'protocol',
  'service-map': 'service-map',
  'tax-setting': 'tax-setting',
  vehicle: 'vehicle',
  'audit-entry': 'audit-entry',
  contact: 'contact',
  'courier-settings': 'courier-settings',
  'marketplace-profile': 'marketplace-profile',
  message: 'message',
  'notification-settings': 'notification-settings',
  'ownership-request': 'ownership-request',
  'supplier-settings': 'supplier-settings',
  absence: 'absence',
  'delivery-order': 'delivery-order',
  user: 'user',
  tenant: 'tenant',
  service: 'service',
  'service-revision': 'service-revision',
  'fuel-prices': 'fuel-prices',
  'fuel-tables': 'fuel-tables',
  job: 'job',
  'billing-export': 'billing-export',
  invoice: 'invoice',
  settlement: 'settlement',
  'invoice-dispute': 'invoice-dispute',
  'reminder-run': 'reminder-run',
  'pay-export': 'pay-export',
  'pay-statement': 'pay-statement',
  'accounting-mappings': 'accounting-mappings',
  'planner-feed': 'planner-feed',
  other: 'other',
} as const;
