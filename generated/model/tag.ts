/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A mark on an order that says how it is to be handled.
 */
export interface Tag {
  id: Id;
  /** Its name. */
  name: string;
  /**
     * Address of its icon.
     * @nullable
     */
  iconImageSrc: string | null;
}
