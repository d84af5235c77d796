/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OrderFieldValue } from './orderFieldValue.ts';

/**
 * Values of the courier's own fields by the ids of the fields.
 */
export interface OrderFieldValues {[key: string]: OrderFieldValue}
