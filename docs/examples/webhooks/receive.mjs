// SECRET=whsec_… node receive.mjs [port], with verify.mjs beside it
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { isGenuine } from './verify.mjs'

const server = createServer(async (request, response) => {
  const body = await buffer(request)
  const header = (name) => String(request.headers[name] ?? '')
  const isGood = isGenuine({
    secret: process.env.SECRET ?? '',
    id: header('webhook-id'),
    timestamp: header('webhook-timestamp'),
    signatures: header('webhook-signature'),
    body,
  })
  response.writeHead(isGood ? 204 : 401).end()
  console.log(isGood ? 'genuine' : 'not genuine', body.toString())
})
server.listen(Number(process.argv[2] ?? 9000), '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${server.address().port}`),
)
