/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { VehiclePagination } from './vehiclePagination.ts';

export type GetVehiclesParams = {
/**
 * Page and order, as JSON.
 */
pagination?: VehiclePagination;
};
