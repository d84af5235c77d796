/** The largest file that the server takes, as its `getUploadLimits` says: 25 MB. Bytes. */
export const MAX_FILE_BYTES = 26_214_400
