import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startReceiver, type Receiver } from './receiver.ts'
import { webhookWorld, type WebhookWorld } from './webhook-world.ts'

/* What the sender signs, others verify: the library of Standard Webhooks, and the examples that customers are given. */

interface Message {
  readonly secret: string
  readonly headers: Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>>
  readonly body: string
}

let world: WebhookWorld
let receiver: Receiver
let message: Message

beforeAll(async () => {
  world = await webhookWorld()
  receiver = await startReceiver()
  const { id, secret } = await world.told(world.owner, receiver.address)
  // With a second signature, as while a secret is changed.
  await world.secretOf(world.owner, id)
  await world.call(world.owner, 'POST', `/webhook-endpoints/${id}/test`)
  // Those who verify go by the clock of the machine.
  world.clock.now = Math.floor(Date.now() / 1_000)
  await world.database.systemTransaction((db) =>
    db
      .updateTable('webhook_endpoints')
      .set({ previous_secret_until: world.clock.now + 60 })
      .where('id', '=', id)
      .execute(),
  )
  await world.send()
  const [received] = receiver.received
  const header = (name: string) => String(received?.headers[name])
  const headers = {
    'webhook-id': header('webhook-id'),
    'webhook-timestamp': header('webhook-timestamp'),
    'webhook-signature': header('webhook-signature'),
  }
  message = { secret, headers, body: received?.body ?? '' }
}, 60_000)
afterAll(async () => {
  await receiver.close()
  await world.close()
})

test('the library of Standard Webhooks verifies it, and nothing that was changed', () => {
  const { secret, headers, body } = message
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'webhook.test' })
  expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow('No matching signature')
  expect(() => new Webhook(secret).verify(body, { ...headers, 'webhook-id': 'msg_other' })).toThrow(
    'No matching signature',
  )
})

const has = (program: string) => spawnSync(program, ['--version']).status === 0
const examples = [
  ['node', 'verify.mjs', process.execPath],
  ['python3', 'verify.py', 'python3'],
  ['openssl', 'verify.sh', 'sh'],
] as const

for (const [program, file, runner] of examples) {
  const isHere = program === 'openssl' ? spawnSync('openssl', ['version']).status === 0 : has(program)
  test.skipIf(!isHere)(
    `the example for ${program} verifies it${isHere ? '' : ` (this machine has no ${program})`}`,
    () => {
      const script = path.join(import.meta.dirname, '../../../docs/examples/webhooks', file)
      const run = (changes: Partial<{ body: string; timestamp: string }> = {}) => {
        const { secret, headers, body } = message
        const timestamp = changes.timestamp ?? headers['webhook-timestamp']
        const given = [secret, headers['webhook-id'], timestamp, headers['webhook-signature']]
        return spawnSync(runner, [script, ...given], { input: changes.body ?? body, encoding: 'utf8' })
      }
      expect(run()).toMatchObject({ status: 0, stdout: 'genuine\n' })
      expect(run({ body: `${message.body} ` })).toMatchObject({ status: 1, stdout: 'not genuine\n' })
      const old = String(Number(message.headers['webhook-timestamp']) - 3_600)
      expect(run({ timestamp: old })).toMatchObject({ status: 1, stdout: 'not genuine\n' })
    },
  )
}

test('the receiver of the page for developers takes what is genuine and refuses what was changed', async () => {
  const { secret, headers, body } = message
  const script = path.join(import.meta.dirname, '../../../docs/examples/webhooks/receive.mjs')
  const running = spawn(process.execPath, [script, '0'], { env: { ...process.env, SECRET: secret } })
  onTestFinished(() => void running.kill())
  const [address] = (await once(running.stdout, 'data')) as [Buffer]
  const send = async (text: string) =>
    (await fetch(address.toString().trim(), { method: 'POST', headers, body: text })).status
  expect(await send(body)).toBe(204)
  expect(await send(`${body} `)).toBe(401)
})
