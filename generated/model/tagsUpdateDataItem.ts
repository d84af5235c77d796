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
     * Address of its icon, a picture of the library that is not archived.
     * @maxLength 100
     * @nullable
     * @pattern ^/api/images/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
     */
  iconImageSrc?: string | null;
  charge?: RevisionCharge;
};
