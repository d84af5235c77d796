/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OrderImportMappingOrderFields } from './orderImportMappingOrderFields.ts';

/**
 * Which CSV column holds which field of an order, by the column's heading.
 */
export interface OrderImportMapping {
  /**
     * Column of the line of the file on which the row stands; without it the rows are counted from 2.
     * @minLength 1
     * @maxLength 120
     */
  line?: string;
  /**
     * Column of the customer's own reference.
     * @minLength 1
     * @maxLength 120
     */
  reference?: string;
  /**
     * Column of the service.
     * @minLength 1
     * @maxLength 120
     */
  service?: string;
  /**
     * Column of the speed.
     * @minLength 1
     * @maxLength 120
     */
  speed?: string;
  /**
     * Column of the name of the pickup, or the name or number of a location of the address book.
     * @minLength 1
     * @maxLength 120
     */
  pickupName: string;
  /**
     * Column of the street of the pickup; without it the location is looked for by its name or number.
     * @minLength 1
     * @maxLength 120
     */
  pickupStreet?: string;
  /**
     * Column of the unit of the pickup.
     * @minLength 1
     * @maxLength 120
     */
  pickupUnit?: string;
  /**
     * Column of the city of the pickup.
     * @minLength 1
     * @maxLength 120
     */
  pickupCity?: string;
  /**
     * Column of the province of the pickup.
     * @minLength 1
     * @maxLength 120
     */
  pickupProvince?: string;
  /**
     * Column of the postal code of the pickup.
     * @minLength 1
     * @maxLength 120
     */
  pickupPostalCode?: string;
  /**
     * Column of whom to ask for at the pickup.
     * @minLength 1
     * @maxLength 120
     */
  pickupContact?: string;
  /**
     * Column of the phone of the pickup.
     * @minLength 1
     * @maxLength 120
     */
  pickupPhone?: string;
  /**
     * Column of what is to be done at the pickup.
     * @minLength 1
     * @maxLength 120
     */
  pickupInstructions?: string;
  /**
     * Column of the latitude of the pickup, in degrees; counts where its address is added to the address book.
     * @minLength 1
     * @maxLength 120
     */
  pickupLatitude?: string;
  /**
     * Column of the longitude of the pickup, in degrees; counts where its address is added to the address book.
     * @minLength 1
     * @maxLength 120
     */
  pickupLongitude?: string;
  /**
     * Column of the name of the drop-off, or the name or number of a location of the address book.
     * @minLength 1
     * @maxLength 120
     */
  dropoffName: string;
  /**
     * Column of the street of the drop-off; without it the location is looked for by its name or number.
     * @minLength 1
     * @maxLength 120
     */
  dropoffStreet?: string;
  /**
     * Column of the unit of the drop-off.
     * @minLength 1
     * @maxLength 120
     */
  dropoffUnit?: string;
  /**
     * Column of the city of the drop-off.
     * @minLength 1
     * @maxLength 120
     */
  dropoffCity?: string;
  /**
     * Column of the province of the drop-off.
     * @minLength 1
     * @maxLength 120
     */
  dropoffProvince?: string;
  /**
     * Column of the postal code of the drop-off.
     * @minLength 1
     * @maxLength 120
     */
  dropoffPostalCode?: string;
  /**
     * Column of whom to ask for at the drop-off.
     * @minLength 1
     * @maxLength 120
     */
  dropoffContact?: string;
  /**
     * Column of the phone of the drop-off.
     * @minLength 1
     * @maxLength 120
     */
  dropoffPhone?: string;
  /**
     * Column of what is to be done at the drop-off.
     * @minLength 1
     * @maxLength 120
     */
  dropoffInstructions?: string;
  /**
     * Column of the latitude of the drop-off, in degrees; counts where its address is added to the address book.
     * @minLength 1
     * @maxLength 120
     */
  dropoffLatitude?: string;
  /**
     * Column of the longitude of the drop-off, in degrees; counts where its address is added to the address book.
     * @minLength 1
     * @maxLength 120
     */
  dropoffLongitude?: string;
  /**
     * Column of the date.
     * @minLength 1
     * @maxLength 120
     */
  date?: string;
  /**
     * Column of the time, or the window that begins then.
     * @minLength 1
     * @maxLength 120
     */
  time?: string;
  /**
     * Column of the parcel type.
     * @minLength 1
     * @maxLength 120
     */
  parcelType?: string;
  /**
     * Column of how many parcels.
     * @minLength 1
     * @maxLength 120
     */
  quantity?: string;
  /**
     * Column of the weight of each.
     * @minLength 1
     * @maxLength 120
     */
  weight?: string;
  /**
     * Column of the length of each.
     * @minLength 1
     * @maxLength 120
     */
  length?: string;
  /**
     * Column of the width of each.
     * @minLength 1
     * @maxLength 120
     */
  width?: string;
  /**
     * Column of the height of each.
     * @minLength 1
     * @maxLength 120
     */
  height?: string;
  /**
     * Column of the PO number.
     * @minLength 1
     * @maxLength 120
     */
  poNumber?: string;
  /**
     * Column of the notes.
     * @minLength 1
     * @maxLength 120
     */
  notes?: string;
  /**
     * Column of the tags, with commas or semicolons between them.
     * @minLength 1
     * @maxLength 120
     */
  tags?: string;
  /** Columns of couriers' own fields by the ids of the fields; those of a courier that a row is not for are left out of it. */
  orderFields?: OrderImportMappingOrderFields;
}
