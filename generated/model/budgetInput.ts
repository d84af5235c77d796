/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * To be added: what an organisation that orders of others allows itself to spend in a month on a PO number, or on a value of an order field.
 */
export interface BudgetInput {
  /** What on an order says that it counts. */
  kind: string;
  /**
     * Of an order field: its name, such as "Cost centre". Capitals do not matter.
     * @minLength 1
     * @maxLength 60
     */
  fieldName?: string;
  /**
     * The PO number, or what stands in the field. Capitals, dashes, spaces and signs do not matter, nor does "PO" in front.
     * @minLength 1
     * @maxLength 300
     */
  value: string;
  /**
     * What may be spent in a calendar month, taxes included (Canadian cents).
     * @minimum 1
     * @maximum 100000000000
     */
  monthlyCadCents: number;
  /**
     * What is worth knowing about it.
     * @maxLength 300
     */
  note?: string;
}
