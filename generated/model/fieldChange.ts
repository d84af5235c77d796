/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { FieldChangeField } from './fieldChangeField.ts';

/**
 * One thing that an edit changed, from what to what, in the units that are stored; null is nothing.
 */
export interface FieldChange {
  /** What was changed. A parcel that was added has a quantity from null, one that was taken off a quantity to null. Fields of the price are cents, the rate of a driver is percent, times are unix seconds. */
  field: FieldChangeField;
  /**
     * The parcel, the adjustment or the field.
     * @maxLength 250
     */
  name?: string;
  /** What it was. */
  from: string | number | null;
  /** What it is. */
  to: string | number | null;
}
