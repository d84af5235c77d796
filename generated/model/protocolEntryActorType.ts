/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The order's driver, or somebody of the office.
 */
export type ProtocolEntryActorType = typeof ProtocolEntryActorType[keyof typeof ProtocolEntryActorType];


export const ProtocolEntryActorType = {
  driver: 'driver',
  user: 'user',
} as const;
