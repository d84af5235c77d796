/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * Where it was captured; null when the device did not know.
 */
export type ProtocolEntryGeostamp = {
  /** Degrees north. */
  lat: number;
  /** Degrees east. */
  lng: number;
  date: UnixSeconds;
} | null;
