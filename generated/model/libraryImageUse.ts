/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { LibraryImageUseKind } from './libraryImageUseKind.ts';

/**
 * What shows a picture of the library.
 */
export interface LibraryImageUse {
  /** The logo of the organisation, the icon of a tag, or that of a tag that a service offers. */
  kind: LibraryImageUseKind;
  id: Id;
  /** Of the organisation, tag or service. */
  name: string;
  /** The service's revision, published or in a draft; null for what is no service. */
  revisionId: Id | null;
}
