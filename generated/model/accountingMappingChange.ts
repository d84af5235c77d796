/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingMappingKind } from './accountingMappingKind.ts';

/**
 * What the books call one.
 */
export interface AccountingMappingChange {
  kind: AccountingMappingKind;
  /**
     * Which.
     * @minLength 1
     * @maxLength 100
     */
  key: string;
  /**
     * The item.
     * @maxLength 100
     * @nullable
     */
  item?: string | null;
  /**
     * The account.
     * @maxLength 100
     * @nullable
     */
  account?: string | null;
  /**
     * The tax code or the contact.
     * @maxLength 300
     * @nullable
     */
  code?: string | null;
}
