/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ZoneOutline } from './zoneOutline.ts';

/**
 * Outlines of what is not in it. Their borders are.
 * @maxItems 200
 */
export type ZoneHoles = ZoneOutline[];
