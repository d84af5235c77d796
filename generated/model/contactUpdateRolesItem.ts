/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A role.
 */
export type ContactUpdateRolesItem = typeof ContactUpdateRolesItem[keyof typeof ContactUpdateRolesItem];


export const ContactUpdateRolesItem = {
  Primary: 'Primary',
  Accounting: 'Accounting',
  Owner: 'Owner',
  Dispatch: 'Dispatch',
} as const;
