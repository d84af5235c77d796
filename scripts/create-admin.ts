import { loadConfig, type Config } from '#server/config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { createTransactions, type Transactions } from '#server/db/tenant-transaction.ts'
import { issueResetLink } from '#server/session/password-reset.ts'
import { faultOfPassword, hashPassword } from '#server/session/passwords.ts'
import { createAdministrator, hasAdministrator, internalOrganisation } from '#server/users/administrators.ts'
import { operate } from './terminal.ts'
import { ask, askSecret, firstLine, isAtTerminal } from './create-admin/ask.ts'
import { checkedEmail, checkedTimeZone, namesOf, readFlags, Refusal, usage, type Flags } from './create-admin/flags.ts'

await operate(async () => {
  const flags = readFlags(process.argv.slice(2))
  if (flags.help) console.log(usage)
  else await main(flags)
})

async function main(flags: Flags): Promise<void> {
  const config = loadConfig(process.env)
  const database = await connectDatabase({
    databaseUrl: config.databaseUrl ?? undefined,
    dataDir: config.dataDir,
    poolSize: 2,
  })
  try {
    await migrate(database.pool)
    await makeAdministrator(createTransactions(database.pool), flags, config)
  } finally {
    await database.close()
  }
}

async function makeAdministrator(transactions: Transactions, flags: Flags, { publicUrl }: Config): Promise<void> {
  if (!flags.another && (await hasAdministrator(transactions))) throw alreadyAdministered()
  const existing = await transactions.systemTransaction(internalOrganisation)
  const person = {
    email: checkedEmail(await given(flags.email, '--email', 'E-mail')),
    ...namesOf(await given(flags.name, '--name', 'First and last name')),
    organisation: existing?.name ?? (await given(flags.organization, '--organization', 'Name of the organization')),
    timeZone: checkedTimeZone(flags['time-zone'] ?? Intl.DateTimeFormat().resolvedOptions().timeZone),
    isAnother: flags.another,
    passwordHash: flags.link ? null : await hashPassword(await chosenPassword()),
  }
  const now = Math.floor(Date.now() / 1000)
  const { creation, link } = await transactions.systemTransaction(async (db) => {
    const made = await createAdministrator(db, person, now)
    const issued =
      flags.link && made.outcome === 'created' ? await issueResetLink(db, person.email, publicUrl, now) : null
    return { creation: made, link: issued?.link }
  })
  switch (creation.outcome) {
    case 'exists':
      throw alreadyAdministered()
    case 'email-taken':
      throw new Refusal(`${person.email} has an account already; nothing was changed.`)
    case 'created':
      console.log(`${person.email} administers Waybill now, as one of ${creation.organisation}.`)
      if (link !== undefined) console.log(`Choose the password within an hour: ${link}`)
      else console.log(`Sign in at ${publicUrl}`)
  }
}

function alreadyAdministered(): Refusal {
  return new Refusal('There is an administrator already; nothing was changed. --another makes one more.')
}

/** @throws Refusal naming the flag where nobody can be asked */
async function given(value: string | undefined, flag: string, question: string): Promise<string> {
  const text = value?.trim() || (isAtTerminal() ? await ask(question) : '')
  if (text === '') throw new Refusal(`${flag} is missing.\n\n${usage}`)
  return text
}

async function chosenPassword(): Promise<string> {
  const password = isAtTerminal() ? await askSecret('Password') : await firstLine()
  const fault = faultOfPassword(password, true)
  if (fault !== null) throw new Refusal(`${fault}.`)
  if (isAtTerminal() && (await askSecret('Password once more')) !== password)
    throw new Refusal('Passwords do not match.')
  return password
}
