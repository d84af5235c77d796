/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { RevisionCharge } from './revisionCharge.ts';

/**
 * A tag; one without an id is added.
 */
export type TagsUpdateDataItem = {
  id?: Id;
  /**
     * Its name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Address of its icon.
     * @maxLength 500
     * @nullable
     */
  iconImageSrc?: string | null;
  charge?: RevisionCharge;
};
