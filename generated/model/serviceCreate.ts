/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ServiceCreateStandard } from './serviceCreateStandard.ts';

/**
 * A service that is to be set up.
 */
export interface ServiceCreate {
  /**
     * Its name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * What it is for.
     * @maxLength 300
     */
  description?: string;
  /** A standard service that it starts as, with parcel types, speeds and prices that can be changed. */
  standard?: ServiceCreateStandard;
  /**
     * A service or template of your own that it starts as a copy of; left out, it starts empty.
     * @minimum 1
     * @maximum 9007199254740991
     */
  fromServiceId?: number;
  /** Kept only to start other services from; nobody orders it. */
  isTemplate?: boolean;
}
