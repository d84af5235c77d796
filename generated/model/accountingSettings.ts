/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingSettingsBillingCycle } from './accountingSettingsBillingCycle.ts';
import type { AccountingSettingsPaymentTerms } from './accountingSettingsPaymentTerms.ts';
import type { EditVersion } from './editVersion.ts';

/**
 * What a courier's invoices and receipts are made with.
 */
export interface AccountingSettings {
  version: EditVersion;
  /**
     * The courier's registration with the Canada Revenue Agency, as it is printed on receipts and invoices.
     * @nullable
     */
  gstHstNumber: string | null;
  /** When an invoice is due. */
  paymentTerms: AccountingSettingsPaymentTerms;
  /** How often customers are billed. */
  billingCycle: AccountingSettingsBillingCycle;
  /**
     * Stands before the number of each invoice.
     * @nullable
     */
  invoicePrefix: string | null;
  /**
     * Stands at the foot of each invoice.
     * @maxLength 500
     * @nullable
     */
  invoiceMemo: string | null;
}
