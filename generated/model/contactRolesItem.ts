/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A role.
 */
export type ContactRolesItem = typeof ContactRolesItem[keyof typeof ContactRolesItem];


export const ContactRolesItem = {
  Primary: 'Primary',
  Accounting: 'Accounting',
  Owner: 'Owner',
  Dispatch: 'Dispatch',
} as const;
