/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OrderImportTerms } from './orderImportTerms.ts';

export type CheckOrderImportParams = {
/**
 * Whose orders they are and how the file is read, as JSON.
 */
terms: OrderImportTerms;
};
