/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ConnectedAsItem } from './connectedAsItem.ts';

/**
 * All that it is to the organisation by what connects the two, nothing once that has ended. Ending the connection ends it all, and takes the right to end each.
 * @maxItems 3
 */
export type ConnectedAs = ConnectedAsItem[];
