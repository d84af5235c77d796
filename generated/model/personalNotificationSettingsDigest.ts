/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * When mails come: each at once, those of an hour together, or those of a day at 17:00 by the person's clock.
 */
export type PersonalNotificationSettingsDigest = typeof PersonalNotificationSettingsDigest[keyof typeof PersonalNotificationSettingsDigest];


export const PersonalNotificationSettingsDigest = {
  atOnce: 'atOnce',
  hourly: 'hourly',
  daily: 'daily',
} as const;
