/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BaseProtocolAction } from './baseProtocolAction.ts';
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { ProtocolUse } from './protocolUse.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * What an organisation asks of drivers at the stops. Services that name it are published with a copy.
 */
export interface Protocol {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /** Its name. */
  name: string;
  /**
     * What it is for; drivers do not see it.
     * @nullable
     */
  description: string | null;
  /**
     * All of them, in their order.
     * @maxItems 40
     */
  actions: BaseProtocolAction[];
  /**
     * How many actions it has.
     * @minimum 0
     * @maximum 40
     */
  actionCount: number;
  /** Whether services can be published with it. */
  isEnabled: boolean;
  /**
     * The services that name it, published or in a draft.
     * @maxItems 1000
     */
  usedBy: ProtocolUse[];
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
