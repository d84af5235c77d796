/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { RevisionCharge } from './revisionCharge.ts';

/**
 * A service speed; one without an id is added.
 */
export type ServiceSpeedsUpdateDataItem = {
  id?: Id;
  /**
     * Its name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * What it promises.
     * @maxLength 300
     * @nullable
     */
  description?: string | null;
  /**
     * Colour of its name.
     * @maxLength 7
     * @pattern ^#[0-9a-fA-F]{6}$
     */
  textColor: string;
  /**
     * Promised seconds from the scheduled time to drop-off.
     * @minimum 0
     * @maximum 31536000
     * @nullable
     */
  durationS?: number | null;
  charge?: RevisionCharge;
};
