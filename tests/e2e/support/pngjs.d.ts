/** As much of pngjs, which comes without types, as reading a screenshot takes. */
declare module 'pngjs' {
  export const PNG: {
    sync: {
      /** Pixels as red, green, blue and alpha, a byte each, row by row. */
      read: (png: Uint8Array) => { data: Uint8Array; width: number; height: number }
    }
  }
}
