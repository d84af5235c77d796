/**
 * The string formats of the contract beside those of JSON Schema. Regular expressions, not functions, so that the
 * server's validators, the precompiled form validators and the documentation say exactly the same.
 */
export const contractFormats = {
  /**
   * Something to see, wherever a text is a name by which people find a thing: not blanks, and not what Unicode has to be invisible, such as
   * zero-width spaces and joiners, soft hyphens, fillers and the blank of Braille.
   */
  visible: /[^\s\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800]/u,
  /** Phone in E.164, such as `+13066517211`, and its extension as RFC 3966 writes it: `+13066517211;ext=204`. */
  phone: /^\+[1-9][0-9]{6,14}(?:;ext=[0-9]{1,7})?$/,
  /** Canadian postal code as `A1A 1A1`; D F I O Q U are never used, W and Z never lead. */
  'postal-code': /^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z] [0-9][ABCEGHJ-NPRSTV-Z][0-9]$/,
  /** IANA time zone name, such as `America/Regina`. */
  timezone: /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,2}$/,
} as const satisfies Record<string, RegExp>
