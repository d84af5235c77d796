/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BudgetKind } from './budgetKind.ts';
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * What an organisation that orders of others allows itself to spend in a month on a PO number, or on a value of an order field.
 */
export interface Budget {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /** What on an order says that it counts. */
  kind: BudgetKind;
  /**
     * Of an order field: its name, such as "Cost centre". Capitals do not matter.
     * @nullable
     */
  fieldName: string | null;
  /** The PO number, or what stands in the field. Capitals, dashes, spaces and signs do not matter, nor does "PO" in front. */
  value: string;
  /**
     * What may be spent in a calendar month, taxes included (Canadian cents).
     * @minimum 1
     * @maximum 100000000000
     */
  monthlyCadCents: number;
  /**
     * What is worth knowing about it.
     * @nullable
     */
  note: string | null;
  /** The month that it is in the organisation's time zone. */
  month: string;
  /** What the orders of this month come to with taxes, those without a price left out (Canadian cents). */
  spentCadCents: number;
  /** What is left this month; below zero above the budget (Canadian cents). */
  leftCadCents: number;
  /** How many orders of this month count. */
  orders: number;
  /** How many of them have no price yet. */
  unpricedOrders: number;
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
