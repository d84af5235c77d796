import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectRoot } from '#scripts/project-root.ts'
import { serverUrl } from './arrange.ts'

/** Makes an account for a journey that leaves nothing of it: another administrator, by the command of those who run the server. */
export async function makeAdministrator(email: string, name: string, password: string): Promise<void> {
  const options = ['--another', '--email', email, '--name', name, '--time-zone', 'America/Regina']
  const child = spawn(process.execPath, [join(projectRoot, 'scripts/create-admin.ts'), ...options], {
    env: {
      ...process.env,
      DATA_DIR: process.env.WAYBILL_E2E_DATA_DIR,
      PUBLIC_URL: serverUrl(),
      DATABASE_URL: undefined,
    },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  child.stdin.end(`${password}\n`)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${email} was not made: create-admin ended with ${code}.`)
}
