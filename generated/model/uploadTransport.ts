/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How.
 */
export type UploadTransport = typeof UploadTransport[keyof typeof UploadTransport];


export const UploadTransport = {
  websocket: 'websocket',
  'object-storage': 'object-storage',
} as const;
