/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OrderImportTerms } from './orderImportTerms.ts';

export type CreateOrderImportParams = {
/**
 * Whose orders they are and how the file is read, as JSON.
 */
terms: OrderImportTerms;
/**
 * What the file is called.
 * @minLength 1
 * @maxLength 200
 */
fileName: string;
};
