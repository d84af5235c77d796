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
  /**
   * A day of the calendar from 2000-01-01 to 2100-12-31 (domain/time/day-bounds.ts), in place of the format of JSON Schema: what the product reckons with lies within,
   * and what PostgreSQL and the time zones do at the ends of theirs is nobody's concern.
   */
  date: /^(?:(?:20[0-9]{2}|2100)-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|20(?:[02468][048]|[13579][26])-02-29)$/,
  /** IANA time zone name, such as `America/Regina`. */
  timezone: /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,2}$/,
} as const satisfies Record<string, RegExp>
