/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A device on which a person gets notices.
 */
export interface NoticeDevice {
  id: Id;
  /** Browser and system in words. */
  device: string;
  registeredAt: UnixSeconds;
  /** Whether the call came from this one. */
  current: boolean;
}
