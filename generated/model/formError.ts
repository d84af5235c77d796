/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { FormErrorErrors } from './formErrorErrors.ts';

/**
 * Why the content of a request was refused, field by field.
 */
export interface FormError {
  /** A stable word for programs. */
  code: string;
  /**
     * A sentence for people.
     * @maxLength 8192
     */
  message: string;
  /** Messages by the JSON pointer of the field. */
  errors: FormErrorErrors;
  /** With `invalid_transition`: the state that it is in. */
  current?: string;
  /** With `invalid_transition`: the states that it can come to. */
  allowed?: string[];
  /**
     * With `large_discount`: what the discount is in percent of the pre-tax total without it.
     * @minimum 0
     */
  discountPercent?: number;
}
