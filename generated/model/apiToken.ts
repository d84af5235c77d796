/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ApiTokenScope } from './apiTokenScope.ts';
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A token by which a program calls in the name of an organisation. The token itself is answered once, when it is made.
 */
export interface ApiToken {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /** What it is for; orders, timelines and the audit name it so. */
  name: string;
  /**
     * What it may do. It stays as it was made.
     * @maxItems 20
     */
  scopes: ApiTokenScope[];
  /** Its last four characters, by which one knows it again. */
  lastFour: string;
  expiresAt: UnixSeconds;
  /**
     * When it was used last, to the minute, unix seconds; null: not yet.
     * @nullable
     */
  lastUsedAt: number | null;
  /**
     * The network address from which it was used last.
     * @nullable
     */
  lastUsedAddress: string | null;
  /** Who made it. */
  madeByName: string;
  /** Whether who made it belongs to the organisation now: the token goes on without them. */
  madeByMember: boolean;
  /** Whether somebody has revoked it. */
  isRevoked: boolean;
  /**
     * When somebody revoked it, unix seconds; null: nobody has.
     * @nullable
     */
  revokedAt: number | null;
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
