/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { MessageFilterChannelItem } from './messageFilterChannelItem.ts';
import type { MessageFilterStateItem } from './messageFilterStateItem.ts';

/**
 * Which messages: those that fit all of it.
 */
export interface MessageFilter {
  /**
     * By: any of these.
     * @minItems 1
     * @maxItems 2
     */
  channel?: MessageFilterChannelItem[];
  /**
     * State: any of these.
     * @minItems 1
     * @maxItems 6
     */
  state?: MessageFilterStateItem[];
}
