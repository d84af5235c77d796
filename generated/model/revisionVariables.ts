/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';

/**
 * The plain numbers of a service revision. A draft may be unfinished.
 */
export interface RevisionVariables {
  /** How the service is priced: by its rules, at one price, or by a dispatcher who types it. */
  type: string;
  /**
     * Canadian cents; null until it is known.
     * @minimum 0
     * @maximum 10000000
     * @nullable
     */
  baseFeeCadCents: number | null;
  /**
     * The least that base and modifiers come to, in Canadian cents; null for none.
     * @minimum 0
     * @maximum 10000000
     * @nullable
     */
  minimumCadCents: number | null;
  /**
     * The most that base and modifiers come to, in Canadian cents; null for none.
     * @minimum 0
     * @maximum 10000000
     * @nullable
     */
  maximumCadCents: number | null;
  version?: EditVersion;
}
