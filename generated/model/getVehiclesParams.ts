/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { VehiclePagination } from './vehiclePagination.ts';

export type GetVehiclesParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: VehiclePagination;
/**
 * Archived ones instead of the others.
 */
displayArchived?: boolean;
/**
 * Text over name, description, license plate and driver.
 * @maxLength 100
 */
search?: string;
};
