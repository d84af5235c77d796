/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A tag of a courier; services offer copies of it.
 */
export interface BaseTag {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /** Its name. */
  name: string;
  /**
     * How such an order is to be handled.
     * @nullable
     */
  description: string | null;
  /**
     * Address of its icon, a picture of the library that is not archived.
     * @nullable
     */
  iconImageSrc: string | null;
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
