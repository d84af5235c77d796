/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What a person says of the first steps; what is left out stays.
 */
export interface FirstStepsUpdate {
  /** Whether they put the list away. */
  hidden?: boolean;
  /** Whether address and hours are right as they are. */
  lookedOver?: true;
}
