/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A file that a person is about to upload.
 */
export interface UploadRequest {
  /**
     * Its name.
     * @minLength 1
     * @maxLength 200
     */
  fileName: string;
  /**
     * What the browser takes it for; the server looks for itself.
     * @maxLength 100
     */
  contentType: string;
  /**
     * Bytes.
     * @minimum 0
     * @maximum 1000000000
     */
  sizeBytes: number;
}
