/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';
import type { Id } from './id.ts';
import type { PartnerBalanceStatus } from './partnerBalanceStatus.ts';
import type { PartnerDebt } from './partnerDebt.ts';

/**
 * What a partner and the courier owe each other now.
 */
export interface PartnerBalance {
  id: Id;
  /** The partner. */
  name: string;
  /** Whether it is a partner still. */
  status: PartnerBalanceStatus;
  owedToUs: PartnerDebt;
  owedByUs: PartnerDebt;
  netCadCents: CentsSum;
}
