/** The largest file that the server takes, as its `getUploadLimits` says: 25 MB. Bytes. */
export const maxFileBytes = 26_214_400
