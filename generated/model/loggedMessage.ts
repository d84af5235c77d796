/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { LoggedChannel } from './loggedChannel.ts';
import type { LoggedState } from './loggedState.ts';
import type { TenantRef } from './tenantRef.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A message that was sent out, without what it says and to whom.
 */
export interface LoggedMessage {
  id: Id;
  createdAt: UnixSeconds;
  /** Of which organisation; null: of the installation. */
  tenant: TenantRef | null;
  channel: LoggedChannel;
  /** What it is for, in words. */
  about: string;
  state: LoggedState;
  /** Of an e-mail address the first letter and the domain, of a number the last two digits. */
  recipient: string;
  /** When it was sent; null: it was not. */
  sentAt: UnixSeconds | null;
}
