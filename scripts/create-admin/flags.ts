import { parseArgs } from 'node:util'
import { isTimeZone } from '#server/http/time-zones.ts'
import { OperatorFault } from '#server/operator-fault.ts'

export const usage = `npm run create-admin -- [--email ada@example.org] [--name "Ada Lovelace"] [--organization "Example Deliveries"]
                         [--time-zone America/Regina] [--link] [--another]

Makes the first administrator of the configured database, which is brought up to date first. What is missing is asked for
at a terminal. The password is asked for unseen, or is the first line of standard input; with --link a link to choose it is
printed instead. --another makes one beside those that are there.`

/** What stands in the way, in words for the person at the terminal, where a stack would not help. */
export class Refusal extends OperatorFault {}

export type Flags = ReturnType<typeof readFlags>

/** @throws Refusal for a flag that there is not */
export function readFlags(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        organization: { type: 'string' },
        'time-zone': { type: 'string' },
        link: { type: 'boolean', default: false },
        another: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    const hint = args.some((argument) => argument.startsWith('--password'))
      ? 'A password is no argument: it would stand in the list of processes and in the history of the shell.'
      : error instanceof Error && error.message
    throw new Refusal(`${hint}\n\n${usage}`)
  }
}

/** @throws Refusal unless it looks like an address */
export function checkedEmail(email: string): string {
  if (email.length > 320 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new Refusal(`${email} is no e-mail address.`)
  return email
}

/** First name and all the others. @throws Refusal for a single name */
export function namesOf(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...others] = name.split(/\s+/)
  const lastName = others.join(' ')
  if (lastName === '') throw new Refusal('--name needs a first and a last name.')
  return { firstName, lastName }
}

/** @throws Refusal for a zone that there is not */
export function checkedTimeZone(zone: string): string {
  if (!isTimeZone(zone)) throw new Refusal(`${zone} is no time zone; write one such as America/Regina.`)
  return zone
}
