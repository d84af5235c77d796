/** Said to whoever brought the file; thrown inside, answered outside. */
export class ZoneFileFault extends Error {}
