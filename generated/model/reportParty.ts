/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whose orders stand together; the id is null for those that nobody drove.
 */
export interface ReportParty {
  /**
     * Of the driver or the organisation.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  id: number | null;
  /**
     * The name.
     * @maxLength 300
     */
  name: string;
}
