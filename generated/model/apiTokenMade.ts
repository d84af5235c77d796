/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ApiToken } from './apiToken.ts';

/**
 * A token that was made, with what a program sends. Nothing answers that ever again.
 */
export interface ApiTokenMade {
  token: ApiToken;
  /**
     * What a program sends as `Authorization: Bearer …`.
     * @maxLength 53
     */
  secret: string;
}
