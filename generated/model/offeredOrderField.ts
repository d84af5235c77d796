/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { OfferedOrderFieldKind } from './offeredOrderFieldKind.ts';

/**
 * A field of a courier's own, as the person who fills it in knows it.
 */
export interface OfferedOrderField {
  id: Id;
  /** What it is called. */
  name: string;
  /** What it holds. */
  kind: OfferedOrderFieldKind;
  /**
     * What can be chosen; only of the kind choice.
     * @maxItems 50
     */
  options: string[];
  /** Whether no order can be placed without it. */
  required: boolean;
  /**
     * What is said beside it.
     * @nullable
     */
  help: string | null;
  /** Whether it is offered at once and not under more details. */
  pinned: boolean;
}
