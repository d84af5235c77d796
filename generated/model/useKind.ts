/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What uses it.
 */
export type UseKind = typeof UseKind[keyof typeof UseKind];


export const UseKind = {
  service: 'service',
  person: 'person',
  order: 'order',
  recurringOrder: 'recurringOrder',
  tag: 'tag',
  organization: 'organization',
  profile: 'profile',
} as const;
