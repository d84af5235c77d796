/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingSettingsBillingCycle } from './accountingSettingsBillingCycle.ts';
import type { AccountingSettingsPackage } from './accountingSettingsPackage.ts';
import type { AccountingSettingsPaymentTerms } from './accountingSettingsPaymentTerms.ts';
import type { ColumnName } from './columnName.ts';
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
  /**
     * The courier's registration with Revenu Québec, printed on invoices where the QST is charged.
     * @nullable
     */
  qstNumber: string | null;
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
     * The counter of the first invoice. Once it has passed it, it counts on without leaving a number out.
     * @minimum 1
     * @maximum 999999999
     */
  firstInvoiceNumber: number;
  /**
     * Stands at the foot of each invoice.
     * @maxLength 500
     * @nullable
     */
  invoiceMemo: string | null;
  /**
     * The address for e-transfers, which customers read wherever the courier asks for money.
     * @maxLength 254
     * @nullable
     */
  eTransferTo: string | null;
  /**
     * The name to which cheques are made out.
     * @maxLength 120
     * @nullable
     */
  chequePayableTo: string | null;
  /**
     * The account for bank transfers. Plain text with line breaks.
     * @maxLength 500
     * @nullable
     */
  bankTransfer: string | null;
  /**
     * Further remarks on how to pay. Plain text with line breaks.
     * @maxLength 500
     * @nullable
     */
  paymentRemarks: string | null;
  /**
     * Days: a customer whose oldest outstanding invoice is overdue for longer is proposed for a credit hold.
     * @minimum 1
     * @maximum 365
     */
  creditHoldAfterDays: number;
  /** For which files are written. */
  package: AccountingSettingsPackage;
  /**
     * The item of services that have none of their own.
     * @maxLength 100
     * @nullable
     */
  usualItem: string | null;
  /**
     * The account of services that have none of their own.
     * @maxLength 100
     * @nullable
     */
  usualAccount: string | null;
  /**
     * The account that pay runs put what drivers earn on.
     * @maxLength 100
     * @nullable
     */
  payAccount: string | null;
  /**
     * The tax code or tax rate of what drivers earn, as the package calls it.
     * @maxLength 100
     * @nullable
     */
  payTaxCode: string | null;
  /**
     * Where the package calls a column otherwise than its sample file.
     * @maxItems 40
     */
  columnNames: ColumnName[];
  /**
     * The last day that is closed: nothing is invoiced or reversed on it or before, and corrections fall after it. At most today.
     * @maxLength 10
     * @nullable
     */
  booksClosedUntil: string | null;
}
