/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The language of what is sent.
 */
export type NotificationSettingsLanguage = typeof NotificationSettingsLanguage[keyof typeof NotificationSettingsLanguage];


export const NotificationSettingsLanguage = {
  en: 'en',
  fr: 'fr',
} as const;
