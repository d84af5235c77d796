/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ServiceZonePriority } from './serviceZonePriority.ts';
import type { ZoneHoles } from './zoneHoles.ts';
import type { ZoneOutline } from './zoneOutline.ts';
import type { ZonePart } from './zonePart.ts';

/**
 * An area of a service map with its price; one without a number is added.
 */
export interface ServiceZone {
  /**
     * Its number, by which prices name it; no other zone ever has it.
     * @minimum 1
     * @maximum 9007199254740991
     */
  number?: number;
  /**
     * Its name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Canadian cents that it adds; negative takes something off.
     * @minimum -10000000
     * @maximum 10000000
     */
  flatFeeCadCents: number;
  /**
     * Of the base price B: it adds (multiplier - 1) x B (docs/rules/zones-and-distance.md, "Zones").
     * @minimum 0
     * @maximum 10.9999
     */
  multiplier: number;
  /** Where zones overlap the higher wins, then the smaller. */
  priority: ServiceZonePriority;
  /**
     * Its colour on the map, #rrggbb.
     * @maxLength 7
     * @pattern ^#[0-9a-fA-F]{6}$
     */
  color: string;
  /**
     * What is worth knowing about it.
     * @maxLength 300
     */
  description?: string;
  /** The corners of its outline in their order, not closed: [latitude, longitude]; of several parts those of the first. */
  bounds: ZoneOutline;
  /** Holes in that outline. */
  holes?: ZoneHoles;
  /**
     * Its further parts. All parts are one zone: an order from one to another pays it once.
     * @maxItems 200
     */
  parts?: ZonePart[];
}
