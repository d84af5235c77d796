/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeleteUserOpenOrders } from './deleteUserOpenOrders.ts';

export type DeleteUserParams = {
/**
 * What becomes of the orders that are assigned to the person and not picked up yet.
 */
openOrders: DeleteUserOpenOrders;
};
