/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { TenantAccountType } from './tenantAccountType.ts';
import type { TenantKind } from './tenantKind.ts';

/**
 * An organisation.
 */
export interface Tenant {
  id: Id;
  /** Its name. */
  name: string;
  kind: TenantKind;
  /** Organisation or person. */
  accountType: TenantAccountType;
  /**
     * Address of its logo.
     * @nullable
     */
  image: string | null;
  /**
     * Its address in one line.
     * @maxLength 400
     * @nullable
     */
  address: string | null;
  /**
     * Phone in E.164.
     * @nullable
     */
  phone: string | null;
  /**
     * Whom to call about an order.
     * @nullable
     */
  orderSupportPhone: string | null;
  /**
     * Name on its invoices.
     * @nullable
     */
  billToName: string | null;
  /**
     * Address on its invoices.
     * @maxLength 400
     * @nullable
     */
  billToAddress: string | null;
  /** IANA time zone. */
  timezone: string;
  /**
     * Counts its changes.
     * @minimum 1
     * @maximum 9007199254740991
     */
  version: number;
}
