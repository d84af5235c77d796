/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * One in the place of another.
 */
export type RecurringOrderChangeParcelTypesItem = {
  /**
     * What the other one is called, or was.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  parcelTypeId: Id;
};
