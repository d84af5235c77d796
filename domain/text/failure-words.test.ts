import { expect, it } from 'vitest'
import { endedEachTime, failureWords } from './failure-words.ts'

const mail = (said: string) => `The mail server did not take a mail (password-reset): ${said}`

it.each([
  [mail('connect ECONNREFUSED 127.0.0.1:25'), 'The mail server cannot be reached.'],
  [mail('Greeting never received'), 'The mail server cannot be reached.'],
  [mail('getaddrinfo ENOTFOUND mail.example'), 'The mail server cannot be reached.'],
  [
    mail('Invalid login: 535 5.7.8 Bad credentials'),
    'The mail server does not accept the name and password of SMTP_URL.',
  ],
  [
    mail("Can't send mail - all recipients were rejected: 450 4.2.0 Greylisted"),
    'The mail server put the mail off each time.',
  ],
  [mail('Message failed: 554 5.7.1 Looks like spam'), 'The mail server does not take the mail.'],
  [endedEachTime, endedEachTime],
  ['The object storage does not answer.', 'Another server that it needs cannot be reached.'],
  [
    'The code could not be sent within the ten minutes for which it is good.',
    'It could not be sent within the time for which it is good.',
  ],
  ['relation "x" does not exist', 'It failed for a reason that nobody foresaw.'],
  ['', 'It did not say why.'],
])('%s', (error, words) => {
  expect(failureWords(error)).toBe(words)
})
