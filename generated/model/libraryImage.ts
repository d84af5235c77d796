/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { LibraryImageContentType } from './libraryImageContentType.ts';
import type { UnixSeconds } from './unixSeconds.ts';
import type { Use } from './use.ts';

/**
 * A picture of an organisation, such as its logo or the icon of a tag.
 */
export interface LibraryImage {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /** Its name. */
  name: string;
  /** Address of its content, for an `<img>`; of one that is added that of a finished upload. */
  url: string;
  /** What its content was found to be. */
  contentType: LibraryImageContentType;
  /**
     * How long its content is (bytes).
     * @minimum 1
     * @maximum 5242880
     */
  sizeBytes: number;
  /**
     * What shows it, as far as 20 places; one more says that there are more.
     * @maxItems 21
     */
  usedBy: Use[];
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
