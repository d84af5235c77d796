/** IANA zone of this device, sent with every call so that "today" means the person's today. */
export const deviceTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
