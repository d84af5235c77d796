/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AgeingSums } from './ageingSums.ts';
import type { CentsSum } from './centsSum.ts';
import type { HowToPay } from './howToPay.ts';
import type { StatementRow } from './statementRow.ts';
import type { TenantRef } from './tenantRef.ts';

/**
 * What moved between a courier and a customer on some days.
 */
export interface Statement {
  customer: TenantRef;
  courier: TenantRef;
  /** Who is billed. */
  billToName: string;
  /** The first day. */
  from: string;
  /** The last day. */
  until: string;
  openingCadCents: CentsSum;
  /**
     * In the order of their days.
     * @maxItems 2000
     */
  rows: StatementRow[];
  closingCadCents: CentsSum;
  ageing: AgeingSums;
  /** The courier's ways of being paid; null if it has named none. */
  howToPay: HowToPay | null;
}
