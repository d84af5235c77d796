/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * What the bell shows from now on.
 */
export interface NotificationsRefreshed {
  /**
     * What came meanwhile and is unread.
     * @minimum 0
     * @maximum 100
     */
  count: number;
  notificationsRefreshedAt: UnixSeconds;
}
