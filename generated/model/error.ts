/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Why a request was refused.
 */
export interface Error {
  /** A stable word for programs. */
  code: string;
  /**
     * A sentence for people.
     * @maxLength 8192
     */
  message: string;
  /** With `invalid_transition`: the state that it is in. */
  current?: string;
  /** With `invalid_transition`: the states that it can come to. */
  allowed?: string[];
}
