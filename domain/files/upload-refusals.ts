/** What somebody is told whose upload ends before it should. */
export const nothingBegun = 'The first message must begin an upload.'
export const unknownTicket = 'This ticket opens no upload.'
export const longerThanAnnounced = 'The file is longer than was announced.'
export const notUploadedYet = 'The file is not uploaded completely yet'
