/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { ProtocolUseStatus } from './protocolUseStatus.ts';

/**
 * A service that names a protocol.
 */
export interface ProtocolUse {
  serviceId: Id;
  /** The name of the service. */
  name: string;
  revisionId: Id;
  /** Of the revision that names it. */
  status: ProtocolUseStatus;
}
