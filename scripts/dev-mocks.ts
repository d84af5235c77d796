import { createServer } from 'vite'
import { projectRoot } from './project-root.ts'

const app = await createServer({
  root: projectRoot,
  mode: 'mocks',
  server: { host: process.env.HOST ?? '127.0.0.1', port: Number(process.env.PORT ?? 8080), strictPort: true },
})
await app.listen()
console.log('waybill: the whole app on mocks; nothing is stored and no server runs')
app.printUrls()
