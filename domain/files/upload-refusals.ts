/** What somebody is told whose upload ends before it should. */
export const nothingBegun = 'The first message must begin an upload.'
export const unknownTicket = 'This ticket opens no upload.'
export const longerThanAnnounced = 'The file is longer than was announced.'
export const notUploadedYet = 'The file is not uploaded completely yet'

/** The storage refuses a file for a reason that only an operator can mend: it is read-only or full. */
export const storageRefuses =
  'The storage of files refuses at the moment. Try again later. If that does not help, tell those who look after Waybill.'
