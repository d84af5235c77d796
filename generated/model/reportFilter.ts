/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Which orders count. Customers and drivers are those of a courier, couriers those of who orders.
 */
export interface ReportFilter {
  /**
     * Of any of these customers.
     * @maxItems 100
     */
  customerIds?: Id[];
  /**
     * Of any of these drivers.
     * @maxItems 100
     */
  driverIds?: Id[];
  /**
     * Carried out by any of these couriers.
     * @maxItems 100
     */
  courierIds?: Id[];
  /**
     * Placed by any of these suppliers.
     * @maxItems 100
     */
  supplierIds?: Id[];
  /**
     * Of any of these services.
     * @maxItems 100
     */
  serviceIds?: Id[];
  /** Only those that somebody drove, or only those that nobody did. */
  hasDriver?: boolean;
}
