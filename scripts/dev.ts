import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { projectRoot } from './project-root.ts'

/** Where people open the app while they work on it; `PORT` as for `npm start`. */
const port = Number(process.env.PORT ?? 8080)
const host = process.env.HOST ?? '127.0.0.1'
/** The server from source listens next door; Vite passes /api, /auth and /config.json on to it. */
const apiPort = port + 1

process.env.WAYBILL_DEV_API = `http://127.0.0.1:${apiPort}`
const app = await createServer({ root: projectRoot, server: { host, port, strictPort: true } })
await app.listen()
app.printUrls()

const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  cwd: projectRoot,
  stdio: 'inherit',
  env: {
    ...process.env,
    // Answers are compared with the contract, and every request is logged.
    NODE_ENV: 'development',
    PORT: String(apiPort),
    HOST: '127.0.0.1',
    // Links in mails and the addresses that sign-in returns to are those of the page, not of the server behind it.
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://${host}:${port}`,
  },
})

async function stop(): Promise<void> {
  api.kill('SIGTERM')
  await app.close()
}

api.once('exit', (code) => void stop().then(() => process.exit(code ?? 0)))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
