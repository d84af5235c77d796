/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { LoggedChannel } from './loggedChannel.ts';
import type { LoggedState } from './loggedState.ts';

/**
 * Which messages; all that is asked has to hold.
 */
export interface LoggedMessageFilter {
  tenantId?: Id;
  channel?: LoggedChannel;
  state?: LoggedState;
}
