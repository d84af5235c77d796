/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What may be uploaded.
 */
export interface UploadLimits {
  /**
     * Largest file in bytes.
     * @minimum 1
     */
  maxSizeBytes: number;
  /**
     * Largest message in bytes.
     * @minimum 1
     */
  chunkBytes: number;
  /** Kinds of files. */
  contentTypes: string[];
}
