/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The ways in which a courier is paid, in its own words. Plain text, of which at least one field is not null.
 */
export interface HowToPay {
  /**
     * The address for e-transfers.
     * @nullable
     */
  eTransferTo: string | null;
  /**
     * The name to which cheques are made out.
     * @nullable
     */
  chequePayableTo: string | null;
  /**
     * The account for bank transfers, with line breaks.
     * @nullable
     */
  bankTransfer: string | null;
  /**
     * Further remarks, with line breaks.
     * @nullable
     */
  remarks: string | null;
}
