/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A value.
 */
export type AuditEntryFilterSubjectTypeItem = typeof AuditEntryFilterSubjectTypeItem[keyof typeof AuditEntryFilterSubjectTypeItem];


export const AuditEntryFilterSubjectTypeItem = {
  'delivery-order': 'delivery-order',
  location: 'location',
  user: 'user',
  tenant: 'tenant',
  contact: 'contact',
  'ownership-request': 'ownership-request',
  service: 'service',
  'service-revision': 'service-revision',
  'service-map': 'service-map',
  'base-parcel-type': 'base-parcel-type',
  'base-service-speed': 'base-service-speed',
  'base-tag': 'base-tag',
  protocol: 'protocol',
  vehicle: 'vehicle',
  'library-image': 'library-image',
  'delivery-order-field': 'delivery-order-field',
  'tax-setting': 'tax-setting',
  'fuel-prices': 'fuel-prices',
  'fuel-tables': 'fuel-tables',
  'accounting-settings': 'accounting-settings',
  'courier-settings': 'courier-settings',
  'driver-pay-rates': 'driver-pay-rates',
  'notification-settings': 'notification-settings',
  'supplier-settings': 'supplier-settings',
  job: 'job',
  other: 'other',
} as const;
