/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A report of an error as a browser sent it.
 */
export interface KeptErrorReport {
  id: Id;
  createdAt: UnixSeconds;
  /** The error's message. */
  description: string;
  /** The stack. */
  stack: string;
  /**
     * The page's path.
     * @nullable
     */
  location: string | null;
  /**
     * The browser.
     * @nullable
     */
  userAgent: string | null;
  /**
     * Of the application, where it was told.
     * @nullable
     */
  version: string | null;
  /**
     * Who met it, where somebody was signed in.
     * @nullable
     */
  personName: string | null;
  /**
     * Where they worked.
     * @nullable
     */
  tenantName: string | null;
}
