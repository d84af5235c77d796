/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { GetMessagePreviewLanguage } from './getMessagePreviewLanguage.ts';

export type GetMessagePreviewParams = {
/**
 * The language that it is read in.
 */
language: GetMessagePreviewLanguage;
};
