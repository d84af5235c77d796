/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A driver.
 */
export interface DriverName {
  id: Id;
  /**
     * First and last name.
     * @maxLength 300
     */
  name: string;
}
