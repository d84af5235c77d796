/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { OrderImportMapping } from './orderImportMapping.ts';
import type { OrderImportTermsUnits } from './orderImportTermsUnits.ts';

/**
 * Whose orders a file has, and how it is read.
 */
export interface OrderImportTerms {
  customerTenantId: Id;
  mapping: OrderImportMapping;
  /**
     * The service of rows that name none; one that is the only one goes without saying.
     * @minimum 1
     * @maximum 9007199254740991
     */
  serviceId?: number;
  /** Whether 03/04/2026 is the third of April. Left out, a date that can be read two ways is a fault. */
  dayFirst?: boolean;
  /** Whether 1,250 is one and a quarter. Left out, a number that can be read two ways is a fault. */
  decimalComma?: boolean;
  /**
     * The date of rows that have none; left out, today.
     * @maxLength 10
     */
  usualDate?: string;
  /**
     * The time of rows that have none, seconds from midnight; left out, a row without a time is for now, or a fault on another day.
     * @minimum 0
     * @maximum 86399
     */
  usualTimeS?: number;
  /** How measures without a unit are read. */
  units: OrderImportTermsUnits;
}
