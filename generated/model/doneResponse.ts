/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Done } from './done.ts';

/**
 * Done.
 */
export type DoneResponse = Done;
