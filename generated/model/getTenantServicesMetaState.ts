/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

export type GetTenantServicesMetaState = typeof GetTenantServicesMetaState[keyof typeof GetTenantServicesMetaState];


export const GetTenantServicesMetaState = {
  offered: 'offered',
  unpublished: 'unpublished',
  disabled: 'disabled',
  template: 'template',
} as const;
