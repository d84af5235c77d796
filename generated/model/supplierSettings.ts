/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';

/**
 * What an organisation lets its suppliers do (docs/rules/invitations-and-customers.md, "Links"). A supplier that may not order keeps sight of the orders that it placed.
 */
export interface SupplierSettings {
  version: EditVersion;
  /** Whether those of its suppliers that were given the right place orders in its name; without it none does. */
  suppliersPlaceOrders: boolean;
}
