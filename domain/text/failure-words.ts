/** What a job says of a process that ended while it was at it, at each attempt. */
export const endedEachTime = 'The server ended while it was at it, each time.'

const unreachable =
  /ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|timed? ?out|greeting never received|does not answer|closed unexpectedly/i

const ofMail = /^The mail server\b/i

/** Words for a failure by the expressions that its text matches. The first entry counts all of whose expressions match. */
const kinds: readonly (readonly [readonly RegExp[], string])[] = [
  [
    [ofMail, /\b(?:EAUTH|53[045]|invalid login|authentication)/i],
    'The mail server does not accept the name and password of SMTP_URL.',
  ],
  [[ofMail, unreachable], 'The mail server cannot be reached.'],
  [[ofMail, /\b4\d\d\b/], 'The mail server put the mail off each time.'],
  [[ofMail], 'The mail server does not take the mail.'],
  [[/^The server ended/], endedEachTime],
  [
    [/could not be sent within the|expired before its mail could be sent/],
    'It could not be sent within the time for which it is good.',
  ],
  [[unreachable], 'Another server that it needs cannot be reached.'],
  [[/./s], 'It failed for a reason that nobody foresaw.'],
]

/**
 * Why a job failed, in words for those who look after the installation.
 * @param error what its last attempt said of itself; empty where it said nothing
 */
export function failureWords(error: string): string {
  return kinds.find(([says]) => says.every((each) => each.test(error)))?.[1] ?? 'It did not say why.'
}
