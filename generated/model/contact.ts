/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ContactDetail } from './contactDetail.ts';
import type { ContactRolesItem } from './contactRolesItem.ts';
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * Somebody whom one asks for in an organisation.
 */
export interface Contact {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /** Of a person, or of a desk. */
  name: string;
  /**
     * What one asks them about. There is one primary contact; who is made it takes it over.
     * @maxItems 4
     */
  roles: ContactRolesItem[];
  /**
     * In the order in which they are best tried.
     * @maxItems 20
     */
  details: ContactDetail[];
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
