/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingOrderLine } from './accountingOrderLine.ts';
import type { BillStatus } from './billStatus.ts';
import type { DriverName } from './driverName.ts';
import type { Id } from './id.ts';
import type { OrderStatus } from './orderStatus.ts';
import type { RevenueState } from './revenueState.ts';
import type { TenantRef } from './tenantRef.ts';

/**
 * An order as accounting sees it.
 */
export interface AccountingOrder {
  id: Id;
  /** When it was completed, or cancelled at a charge, by the courier’s calendar. */
  billableOn: string;
  status: OrderStatus;
  customer: TenantRef;
  /** Who drove it; null for nobody. */
  driver: DriverName | null;
  /**
     * The service.
     * @maxLength 200
     */
  serviceName: string;
  /**
     * The customer’s own number; empty for none.
     * @maxLength 200
     */
  poNumber: string;
  /**
     * Name and address.
     * @maxLength 1000
     */
  pickup: string;
  /**
     * Name and address.
     * @maxLength 1000
     */
  dropoff: string;
  /**
     * Pieces.
     * @minimum 0
     */
  parcels: number;
  /**
     * Kilograms; null: not known.
     * @nullable
     */
  weightKg: number | null;
  /**
     * Metres.
     * @minimum 0
     */
  distanceM: number;
  /**
     * Cents; null: it has no price.
     * @nullable
     */
  preTaxCadCents: number | null;
  /**
     * Cents.
     * @nullable
     */
  taxCadCents: number | null;
  /**
     * Cents.
     * @nullable
     */
  totalCadCents: number | null;
  /**
     * Percent that its driver earns; null without a driver, or a rate.
     * @nullable
     */
  rate: number | null;
  /**
     * What its driver earns (cents).
     * @nullable
     */
  payCadCents: number | null;
  billStatus: BillStatus;
  state: RevenueState;
  /**
     * What was billed of it, with tax (cents); null: nothing.
     * @nullable
     */
  billedCadCents: number | null;
  /**
     * The invoices and credit notes on which it stands, the newest first.
     * @maxItems 20
     * @items.maxLength 21
     */
  invoiceNumbers: string[];
  /**
     * Why it is not billable.
     * @maxLength 300
     * @nullable
     */
  notBillableReason: string | null;
  /**
     * When it was said to be paid, unix seconds; null: it is not.
     * @nullable
     */
  paidAt: number | null;
  /**
     * Its price line by line, where `reportData` asks for it.
     * @maxItems 200
     */
  lines?: AccountingOrderLine[];
}
