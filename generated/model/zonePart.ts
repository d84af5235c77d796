/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ZoneHoles } from './zoneHoles.ts';
import type { ZoneOutline } from './zoneOutline.ts';

/**
 * A further part of a zone, apart from the first.
 */
export interface ZonePart {
  bounds: ZoneOutline;
  holes?: ZoneHoles;
}
