/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Organisation or person.
 */
export type TenantAccountType = typeof TenantAccountType[keyof typeof TenantAccountType];


export const TenantAccountType = {
  organization: 'organization',
  individual: 'individual',
} as const;
