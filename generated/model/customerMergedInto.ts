/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * The customer that it became a part of; null: it is one of its own.
 * @nullable
 */
export type CustomerMergedInto = {
  id: Id;
  /** What that customer is called today. */
  name: string;
  at: UnixSeconds;
  /**
     * Who merged them.
     * @nullable
     */
  byName: string | null;
} | null;
