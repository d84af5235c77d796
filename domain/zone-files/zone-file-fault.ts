/** Said to the person who brought the file; thrown inside, answered outside. */
export class ZoneFileFault extends Error {}
