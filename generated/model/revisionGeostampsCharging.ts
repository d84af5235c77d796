/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * As the courier charges it, by terms of its own, or nothing.
 */
export type RevisionGeostampsCharging = typeof RevisionGeostampsCharging[keyof typeof RevisionGeostampsCharging];


export const RevisionGeostampsCharging = {
  courier: 'courier',
  service: 'service',
  nothing: 'nothing',
} as const;
