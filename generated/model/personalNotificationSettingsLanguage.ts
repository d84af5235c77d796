/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The language of mails and text messages.
 */
export type PersonalNotificationSettingsLanguage = typeof PersonalNotificationSettingsLanguage[keyof typeof PersonalNotificationSettingsLanguage];


export const PersonalNotificationSettingsLanguage = {
  en: 'en',
  fr: 'fr',
} as const;
