/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * To be added: an address of another program that is told what happens to orders and invoices.
 */
export interface WebhookEndpointInput {
  /**
     * What it is called.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Where it is told: an https address on the internet, not of this server.
     * @minLength 10
     * @maxLength 500
     */
  url: string;
  /**
     * What it is told of.
     * @minItems 1
     * @maxItems 11
     */
  events: string[];
}
