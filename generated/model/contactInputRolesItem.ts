/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A role.
 */
export type ContactInputRolesItem = typeof ContactInputRolesItem[keyof typeof ContactInputRolesItem];


export const ContactInputRolesItem = {
  Primary: 'Primary',
  Accounting: 'Accounting',
  Owner: 'Owner',
  Dispatch: 'Dispatch',
} as const;
