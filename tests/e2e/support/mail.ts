import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The link of the invitation that the server would have mailed to this address; empty while there is none. */
export async function invitationFor(address: string): Promise<string> {
  const folder = join(process.env.WAYBILL_E2E_DATA_DIR ?? '', 'mail')
  const files = await readdir(folder).catch(() => [])
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  const mail = mails.find((text) => text.includes(`To: ${address}`)) ?? ''
  return /\/invitations\/[0-9a-f]{32}/.exec(mail)?.[0] ?? ''
}
