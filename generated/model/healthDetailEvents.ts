/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How far the process is behind in telling what happened.
 */
export type HealthDetailEvents = {
  /**
     * Events that it has not told, counted to 1,001; null while it reads none, as when its connection for that is lost.
     * @minimum 0
     * @maximum 1001
     * @nullable
     */
  behind: number | null;
  /**
     * Age of the oldest of them in seconds; null where there is none.
     * @minimum 0
     * @nullable
     */
  behindSeconds: number | null;
};
