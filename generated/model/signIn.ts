/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A sign-in of a person that has not ended.
 */
export interface SignIn {
  id: Id;
  /** Browser and system in words. */
  device: string;
  /**
     * The network address that it was last used from.
     * @nullable
     */
  address: string | null;
  startedAt: UnixSeconds;
  lastUsedAt: UnixSeconds;
  /** Whether the call came by this one. */
  current: boolean;
  /**
     * Who acts as the person in it; null for the person.
     * @nullable
     */
  administrator: string | null;
}
