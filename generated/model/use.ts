/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { UseKind } from './useKind.ts';
import type { UseStatus } from './useStatus.ts';

/**
 * A place where a row is in use.
 */
export interface Use {
  of: Id;
  /** What uses it. */
  kind: UseKind;
  /** What that is called; of several orders, one of them. */
  name: string;
  id: Id;
  /** The revision of the service; null for what is no service. */
  revisionId: Id | null;
  /**
     * The part of that revision in which it stands.
     * @nullable
     */
  part: string | null;
  /**
     * Of that revision: worked on, priced by today, or replaced since.
     * @nullable
     */
  status: UseStatus;
  /** Whether it cannot be deleted for that. */
  keeps: boolean;
  /**
     * How many there are; orders are counted together, up to 1,001.
     * @minimum 1
     * @maximum 1001
     */
  count: number;
}
