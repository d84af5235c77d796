/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeliveryOrderFieldKind } from './deliveryOrderFieldKind.ts';
import type { DeliveryOrderFieldShownInItem } from './deliveryOrderFieldShownInItem.ts';
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A field of a courier's own on its orders.
 */
export interface DeliveryOrderField {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /** What it is called on the order and in exports. */
  name: string;
  /** What it holds. */
  kind: DeliveryOrderFieldKind;
  /** What can be chosen, in its order; only of the kind choice. */
  options: string[];
  /**
     * What is said beside it to the person who fills it in.
     * @nullable
     */
  help: string | null;
  /** Whether no order can be placed without it. */
  required: boolean;
  /**
     * Where it appears.
     * @maxItems 3
     */
  shownIn: DeliveryOrderFieldShownInItem[];
  /**
     * Where it stands among the fields, the lowest first; a new one comes last.
     * @minimum 0
     * @maximum 2147483647
     */
  position: number;
  /** Whether it is offered at once and not under more details. */
  pinned: boolean;
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
