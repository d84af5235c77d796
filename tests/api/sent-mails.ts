import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { TestApp } from '#tests/api/support/app.ts'
import { workOff } from '#tests/api/support/work-off.ts'

/** The mails to an address, once all that are due are sent. */
export async function sentMails(app: TestApp, address: string): Promise<string[]> {
  await workOff(app)
  const folder = path.join(app.dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  return mails.filter((mail) => mail.includes(`To: ${address}\n`))
}

export const subjectOf = (mail = '') => /^Subject: (.*)$/m.exec(mail)?.[1]
/** The six digits that stand on a line of their own; empty without any. */
export const codeIn = (mail = '') => /^\d{6}$/m.exec(mail)?.[0] ?? ''
