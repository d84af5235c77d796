/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Charge } from './charge.ts';
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * How fast a courier delivers; services offer copies of it.
 */
export interface BaseServiceSpeed {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /** Its name. */
  name: string;
  /**
     * Promised minutes from the scheduled time to drop-off; none without a promise.
     * @minimum 1
     * @maximum 525600
     * @nullable
     */
  durationMinutes: number | null;
  /**
     * What it promises.
     * @nullable
     */
  description: string | null;
  /** What it adds to the base price; a percentage is of that. */
  charge: Charge;
  /** Colour of its name, #rrggbb. */
  textColor: string;
  /**
     * Colour behind its name, #rrggbb; none without one.
     * @nullable
     */
  backgroundColor: string | null;
  /**
     * Where it stands among the speeds; the lowest comes first.
     * @minimum 0
     * @maximum 1000
     */
  position: number;
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
