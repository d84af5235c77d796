/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

export type GetMessagePreviewLanguage = typeof GetMessagePreviewLanguage[keyof typeof GetMessagePreviewLanguage];


export const GetMessagePreviewLanguage = {
  en: 'en',
  fr: 'fr',
} as const;
