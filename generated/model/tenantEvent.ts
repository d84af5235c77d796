/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * That something has changed, and what is answered otherwise from now on. What it is now has to be asked for.
 */
export interface TenantEvent {
  /**
     * What happened to what, such as an order or the vehicles.
     * @maxLength 60
     */
  topic: string;
  /**
     * The row that it happened to.
     * @maxLength 60
     */
  key: string;
  /**
     * The addresses that are answered otherwise, of those that the caller may read. One that ends with a slash means all below it.
     * @maxItems 64
     * @items.maxLength 100
     */
  touches: string[];
}
