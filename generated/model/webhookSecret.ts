/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A secret by which an endpoint verifies what it is told, shown this once.
 */
export interface WebhookSecret {
  /**
     * `whsec_` and the base64 of 32 bytes.
     * @maxLength 100
     */
  secret: string;
  /**
     * Until when what is sent is signed with the secret of before as well, unix seconds; null: there was none.
     * @nullable
     */
  previousSecretUntil: number | null;
}
