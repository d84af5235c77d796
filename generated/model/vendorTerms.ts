/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TenantRef } from './tenantRef.ts';
import type { VendorTermsBillingCycle } from './vendorTermsBillingCycle.ts';
import type { VendorTermsPaymentTerms } from './vendorTermsPaymentTerms.ts';
import type { VendorTermsServicesItem } from './vendorTermsServicesItem.ts';

/**
 * On what terms a courier delivers for an organisation: the billing profile from the side of the customer, and what else it is charged by, in words.
 */
export interface VendorTerms {
  vendor: TenantRef;
  /**
     * Name on its invoices.
     * @nullable
     */
  billToName: string | null;
  /**
     * Address on its invoices.
     * @nullable
     */
  billToAddress: string | null;
  /**
     * Where its invoices are sent.
     * @nullable
     */
  invoiceEmail: string | null;
  /** When its invoices are due. */
  paymentTerms: VendorTermsPaymentTerms;
  /** How often it is billed. */
  billingCycle: VendorTermsBillingCycle;
  /** Whether orders are placed with a PO number alone. */
  poNumberRequired: boolean;
  /** Whether its orders bear no tax. */
  taxExempt: boolean;
  /**
     * By which it is exempt.
     * @nullable
     */
  taxExemptionNumber: string | null;
  /**
     * Why no new order is taken, in a sentence; null while orders are taken.
     * @nullable
     */
  creditHold: string | null;
  /**
     * What cancelling an order costs, in sentences.
     * @maxItems 4
     */
  cancellation: string[];
  /**
     * What waiting at a stop costs, in sentences.
     * @maxItems 4
     */
  waiting: string[];
  /**
     * The services that are open to the organisation, by name, a hundred at most.
     * @maxItems 100
     */
  services: VendorTermsServicesItem[];
}
