/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { ProtocolUse } from './protocolUse.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A protocol without its actions, as lists show it.
 */
export interface ProtocolMeta {
  id: Id;
  tenantId: Id;
  /**
     * Counts its changes.
     * @minimum 1
     */
  version: number;
  /** Whether it is archived. */
  archived: boolean;
  /**
     * Its name.
     * @maxLength 120
     */
  name: string;
  /**
     * What it is for.
     * @maxLength 300
     * @nullable
     */
  description: string | null;
  /** Whether services can be published with it. */
  isEnabled: boolean;
  /**
     * How many actions it has.
     * @minimum 0
     * @maximum 40
     */
  actionCount: number;
  /**
     * The services that name it, published or in a draft; of many the first.
     * @maxItems 20
     */
  usedBy: ProtocolUse[];
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
