/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A stop of an order, as the order has it.
 */
export interface WebhookStop {
  /**
     * What the place is called.
     * @maxLength 300
     */
  name: string;
  /**
     * Its address in one line.
     * @maxLength 600
     */
  address: string;
  /**
     * The city.
     * @maxLength 300
     */
  city: string;
  /**
     * The province.
     * @maxLength 300
     */
  province: string;
  /**
     * The postal code.
     * @maxLength 30
     */
  postalCode: string;
  /**
     * Degrees north.
     * @minimum -90
     * @maximum 90
     */
  latitude: number;
  /**
     * Degrees east.
     * @minimum -180
     * @maximum 180
     */
  longitude: number;
  /**
     * Who is asked for there.
     * @maxLength 300
     * @nullable
     */
  contact: string | null;
}
